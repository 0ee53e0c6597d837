"""`authoring import`: spreadsheets put into a deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import quiet_option

if TYPE_CHECKING:
    from authoring.sheets.grid import Grid, Problem
    from authoring.sheets.merge import Merge
    from authoring.sheets.sheet import Sheet
    from authoring.source.deck import Deck


@click.command("import")
@click.argument("deck")
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option(
    "--sheet",
    "name",
    metavar="NAME",
    help="What a CSV file is, or which sheet of a workbook to take.",
)
@click.option("--diff", is_flag=True, help="Show what would change, and change nothing.")
@quiet_option
@click.pass_context
def command(
    ctx: click.Context,
    deck: str,
    files: tuple[Path, ...],
    name: str | None,
    diff: bool,
    quiet: bool,
) -> None:
    """Put spreadsheets into a DECK: FILES are workbooks (.xlsx), CSV files named like their
    sheets (words.csv), or folders of such.

    A row with a known id changes that card, a new id adds a card; cards without a row and
    columns that are not there stay as they are. An empty cell takes its value away. The
    YAML keeps its comments, order and layout wherever nothing changed. Everything is
    checked first: with one wrong cell, nothing is written.

    CSV may be UTF-8, UTF-16, GBK or Western, with commas, semicolons or tabs.

    \b
    Examples:
      authoring import content/just-one words.xlsx
      authoring import my-deck sheets/words.csv
      authoring import my-deck download.csv --sheet questions --diff
    """
    from authoring.cli.sheets import deck_with_sheets
    from authoring.sheets.grid import SheetError
    from authoring.sheets.merge import merge
    from authoring.sheets.proof import problems
    from authoring.source.wording import counted

    before, kit, sheets = deck_with_sheets(ctx, deck)
    try:
        grids = list(_grids(files, name, sheets, before))
        merged = merge(before, kit.shape, sheets, grids)
        wrong: Sequence[Problem] = problems(before, kit.shape, merged)
    except SheetError as fault:
        wrong = fault.problems
    if wrong:
        for problem in sorted(wrong):
            click.echo(f"error: {problem}", err=True)
        click.echo(f"{counted(len(wrong), 'error')}, so nothing was changed", err=True)
        ctx.exit(1)
    _settle(before, merged, diff)
    if not quiet:
        _sum_up(merged, diff)


def _grids(
    files: Sequence[Path], name: str | None, sheets: Sequence[Sheet], deck: Deck[Any]
) -> Iterator[Grid]:
    """The sheets in the named files."""
    from authoring.sheets import delimited, workbook
    from authoring.sheets.rows import head

    heads = {column for sheet in sheets for column in head(sheet)}
    chinese = any(locale.startswith("zh") for locale in deck.header.locales)
    paths = list(_each(files))
    if name and len(paths) > 1:
        raise WrongUse(f"--sheet says what one file is, and here are {len(paths)}")
    names = [path.name for path in paths]
    for path in paths:
        source = path.name if names.count(path.name) == 1 else path.as_posix()
        try:
            content = path.read_bytes()
        except OSError as error:
            raise WrongUse(f"{path} cannot be read: {error.strerror}") from None
        if path.suffix.lower() in (".xlsx", ".xlsm"):
            yield from workbook.read(source, content, name)
        else:
            yield delimited.read(name or path.stem, source, content, heads, chinese)


def _each(files: Sequence[Path]) -> Iterator[Path]:
    for path in files:
        if not path.is_dir():
            yield path
            continue
        inside = sorted(one for one in path.iterdir() if one.suffix.lower() in (".csv", ".xlsx"))
        if not inside:
            raise WrongUse(f"{path} holds no .csv and no .xlsx file")
        yield from inside


def _settle(deck: Deck[Any], merged: Merge, diff: bool) -> None:
    """Write the files, or show how they would change."""
    from authoring.checks.fix import write
    from authoring.cli.difference import difference
    from authoring.source.encoding import BOM

    texts = {document.path: document.text for document in deck.documents}
    for name, text in sorted(merged.texts.items()):
        path = Path(deck.root) / name
        if diff:
            click.echo(difference(path.as_posix(), texts.get(path.as_posix(), ""), text), nl=False)
            continue
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            mark = path.is_file() and path.read_bytes().startswith(BOM.encode())
            if not path.exists():
                path.touch()
            write(path, ((BOM if mark else "") + text).encode("utf-8"))
        except OSError as error:
            raise WrongUse(f"{path} cannot be written: {error.strerror}") from None


def _sum_up(merged: Merge, diff: bool) -> None:
    """Say how many cards that concerned."""
    from authoring.source.wording import counted

    would = "would be " if diff else ""
    click.echo(
        f"{counted(merged.rows, 'row')} read: {counted(merged.changed, 'card')} {would}changed, "
        f"{merged.added} {would}added, {merged.same} the same"
        + (f"; {merged.taken} of their rows {would}taken away" if merged.taken else "")
        + (f"; {merged.unnamed} without a row stay as they are" if merged.unnamed else ""),
        err=True,
    )
