"""`authoring export`: cards as spreadsheets."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import (
    SEPARATORS,
    json_option,
    quiet_option,
    separator_option,
    tell_json,
)

if TYPE_CHECKING:
    from authoring.sheets.grid import Grid
    from authoring.sheets.sheet import Sheet


@click.command("export")
@click.argument("deck")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    help="A workbook (cards.xlsx), or a folder for one CSV file a sheet.",
)
@click.option("--sheet", "wanted", multiple=True, metavar="NAME", help="Only this sheet.")
@separator_option
@click.option("--force", is_flag=True, help="Replace files that are there.")
@quiet_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    deck: str,
    out: Path,
    wanted: tuple[str, ...],
    separator: str,
    force: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Write the cards of a DECK as spreadsheets, to be edited and imported again.

    Every cell is text. Lists stand in one cell with bars between ( a | b ); what only YAML
    can write (a rule's `when`) stands as YAML on one line. In CSV, cells that a spreadsheet
    could run as formulas get a ' in front, which the import takes away. The last column,
    `stamp`, tells the import what has changed in the deck meanwhile: leave it alone.

    \b
    Examples:
      authoring export content/just-one --out words.xlsx
      authoring export my-deck --out sheets/
      authoring export my-deck --out sheets/ --separator semicolon
      authoring export things-in-rings --sheet things --out things.xlsx
    """
    from authoring.cli.sheets import deck_with_sheets
    from authoring.cli.together import write_together
    from authoring.sheets.rows import grids
    from authoring.source.wording import counted

    shown, kit, sheets = deck_with_sheets(ctx, deck)
    found = grids(shown, kit.shape, _chosen(ctx, sheets, wanted))
    contents = _contents(found, out, SEPARATORS[separator])
    for target in contents:
        if target.exists() and not force:
            raise WrongUse(f"{target} is there already; --force replaces it")
    write_together(contents)
    if as_json:
        rows = {grid.name: len(grid.rows) for grid in found}
        tell_json({"written": [str(path) for path in contents], "rows": rows})
    for grid in () if quiet or as_json else found:
        click.echo(f"{grid.name}: {counted(len(grid.rows), 'row')}", err=True)


def _chosen(ctx: click.Context, sheets: Sequence[Sheet], wanted: Sequence[str]) -> list[Sheet]:
    """The sheets with these names; all of them when none is named."""
    names = [sheet.name for sheet in sheets]
    for name in wanted:
        if name not in names:
            ctx.fail(f"--sheet: there is no sheet {name!r}; there are {', '.join(names)}")
    return [sheet for sheet in sheets if not wanted or sheet.name in wanted]


def _contents(grids: Sequence[Grid], out: Path, separator: str) -> dict[Path, bytes]:
    """The files to write: one workbook, or a folder of CSV files."""
    from authoring.sheets import delimited, workbook
    from authoring.sheets.grid import SheetError

    if out.suffix.lower() != ".xlsx":
        if out.suffix and not out.is_dir():
            raise WrongUse(f"{out}: spreadsheets are written as .xlsx, or as CSV into a folder")
        return {out / f"{grid.name}.csv": delimited.written(grid, separator) for grid in grids}
    try:
        return {out: workbook.written(grids)}
    except SheetError as fault:
        raise WrongUse(str(fault)) from None
