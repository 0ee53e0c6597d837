"""`authoring export`: cards as spreadsheets."""

from __future__ import annotations

from pathlib import Path

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import quiet_option


@click.command("export")
@click.argument("deck")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    help="A workbook (cards.xlsx), or a folder for one CSV file a sheet.",
)
@click.option("--sheet", "wanted", multiple=True, metavar="NAME", help="Only this sheet.")
@click.option("--force", is_flag=True, help="Replace files that are there.")
@quiet_option
@click.pass_context
def command(
    ctx: click.Context, deck: str, out: Path, wanted: tuple[str, ...], force: bool, quiet: bool
) -> None:
    """Write the cards of a DECK as spreadsheets, to be edited and imported again.

    Every cell is text. Lists stand in one cell with bars between ( a | b ); what only YAML
    can write (a rule's `when`) stands as YAML on one line. In CSV, cells that a spreadsheet
    could run as formulas get a ' in front, which the import takes away.

    \b
    Examples:
      authoring export content/just-one --out words.xlsx
      authoring export my-deck --out sheets/
      authoring export things-in-rings --sheet things --out things.xlsx
    """
    from authoring.cli.sheets import deck_with_sheets
    from authoring.sheets import delimited, workbook
    from authoring.sheets.rows import grids
    from authoring.source.wording import counted

    shown, kit, sheets = deck_with_sheets(ctx, deck)
    names = [sheet.name for sheet in sheets]
    for name in wanted:
        if name not in names:
            ctx.fail(f"--sheet: there is no sheet {name!r}; there are {', '.join(names)}")
    chosen = [sheet for sheet in sheets if not wanted or sheet.name in wanted]
    found = grids(shown, kit.shape, chosen)
    if out.suffix.lower() == ".xlsx":
        _put(out, workbook.written(found), force)
    else:
        _make(out)
        targets = [out / f"{grid.name}.csv" for grid in found]
        _free(targets, force)
        for grid, target in zip(found, targets, strict=True):
            _put(target, delimited.written(grid), force=True)
    for grid in () if quiet else found:
        click.echo(f"{grid.name}: {counted(len(grid.rows), 'row')}", err=True)


def _make(folder: Path) -> None:
    if folder.suffix and not folder.is_dir():
        raise WrongUse(f"{folder}: spreadsheets are written as .xlsx, or as CSV into a folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongUse(f"{folder} cannot be made: {error.strerror}") from None


def _free(targets: list[Path], force: bool) -> None:
    """Refuse to replace anything, before anything is written."""
    for target in targets:
        if target.exists() and not force:
            raise WrongUse(f"{target} is there already; --force replaces it")


def _put(target: Path, content: bytes, force: bool) -> None:
    from authoring.cli.files import write_bytes

    _free([target], force)
    write_bytes(target, content)
