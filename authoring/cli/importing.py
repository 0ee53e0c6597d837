"""`authoring import`: spreadsheets put into a deck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli.options import json_option, quiet_option, tell_json
from authoring.sheets.grid import Problem, SheetError

if TYPE_CHECKING:
    from authoring.kit import GameKit
    from authoring.sheets.merge import Merge
    from authoring.sheets.sheet import Sheet
    from authoring.source.deck import Deck

MOST_NOTES = 20
"""More than so many lines of one kind are summed up."""
FIRST = 5
"""So many of the errors of such a kind are shown."""


@click.command("import")
@click.argument("deck")
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, path_type=Path))
@click.option(
    "--sheet",
    "name",
    metavar="NAME",
    help="What a CSV file is, or which sheet of a workbook to take.",
)
@click.option(
    "--theirs",
    "side",
    flag_value="sheet",
    help="Where a cell changed both in the sheet and in the deck, take the sheet's.",
)
@click.option(
    "--ours", "side", flag_value="deck", help="Where a cell changed in both, keep the deck's."
)
@click.option(
    "--as-typed",
    is_flag=True,
    help="Take what looks as if the spreadsheet had turned it: 01:30:00 for 1:30.",
)
@click.option("--diff", is_flag=True, help="Show what would change, and change nothing.")
@quiet_option
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    deck: str,
    files: tuple[Path, ...],
    name: str | None,
    side: str | None,
    as_typed: bool,
    diff: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Put spreadsheets into a DECK: FILES are workbooks (.xlsx), CSV files named like their
    sheets (words.csv), or folders of such.

    A row with a known id changes that card, a new id adds a card; cards without a row and
    columns that are not there stay as they are. An empty cell takes its value away. The
    YAML keeps its comments, order and layout wherever nothing changed. Everything is
    checked first: with one wrong cell, nothing is written.

    What changed in the deck since the export, and not in the sheet, stays as the deck has it
    now, cell by cell. Where both changed, nothing is written until --theirs or --ours says
    which is right. A text that looks like a number, a date or a time, and came back as another
    one, is refused unless --as-typed says that it is meant.

    CSV may be UTF-8, UTF-16, GBK or Western, with commas, semicolons or tabs.

    \b
    Examples:
      authoring import content/just-one words.xlsx
      authoring import my-deck sheets/words.csv
      authoring import my-deck download.csv --sheet words --diff
      authoring import my-deck words.xlsx --theirs
    """
    from authoring.cli.imported import remember
    from authoring.cli.sheets import deck_with_sheets
    from authoring.cli.together import settle

    if diff and as_json:
        ctx.fail("--diff shows changes as a patch, and --json does not")
    _in_order(ctx, deck, files)
    before, kit, sheets = deck_with_sheets(ctx, deck)
    try:
        merged = _merged(before, kit, sheets, files, name, side, as_typed)
    except SheetError as fault:
        _refuse(ctx, fault.problems)
        return
    texts = {Path(before.root) / name: merged.texts[name] for name in sorted(merged.texts)}
    settle(before, texts, diff)
    if not diff:
        remember(Path(before.root), merged.prints)
    _tell(merged, diff, quiet or as_json)
    if as_json:
        tell_json(
            {
                "written": [path.as_posix() for path in texts],
                "rows": merged.rows,
                "changed": merged.changed,
                "added": merged.added,
                "same": merged.same,
                "kept": list(merged.kept),
                "joined": list(merged.joined),
                "gone": list(merged.gone),
                "unnamed": list(merged.unnamed),
            }
        )


def _in_order(ctx: click.Context, deck: str, files: Sequence[Path]) -> None:
    """End the command with exit code 2 when sheets stand in the place of the deck."""
    from authoring.source.files import HEADER

    if Path(deck).exists() and not (Path(deck) / HEADER).is_file():
        meant = next((file for file in files if (file / HEADER).is_file()), None)
        told = f"{deck} is no deck" + (f", and {meant} is one" if meant else f": no {HEADER} in it")
        ctx.fail(f"{told}; the deck comes first, and then the sheets")


def _merged(
    deck: Deck[Any],
    kit: GameKit[Any],
    sheets: Sequence[Sheet],
    files: Sequence[Path],
    name: str | None,
    side: str | None,
    as_typed: bool,
) -> Merge:
    """What comes of the files. Raises SheetError with all that is wrong."""
    from authoring.cli.imported import remembered
    from authoring.cli.sheet_files import grids
    from authoring.sheets.merge import merge
    from authoring.sheets.proof import problems
    from authoring.sheets.since import Memory, Side

    memory = Memory(remembered(Path(deck.root)), Side(side or Side.NOBODY))
    found = list(grids(files, name, sheets, deck))
    merged = merge(deck, kit.shape, sheets, found, memory, as_typed)
    if wrong := problems(deck, kit.shape, merged):
        raise SheetError(*wrong)
    return merged


def _refuse(ctx: click.Context, wrong: Sequence[Problem]) -> None:
    """Tell what is wrong, and end the command with exit code 1."""
    from authoring.source.wording import counted

    kinds: dict[tuple[str, str, str], list[Problem]] = {}
    for problem in sorted(wrong):
        what = problem.message.partition(":")[0]
        kinds.setdefault((problem.spot.source, what, problem.hint), []).append(problem)
    for (source, what, _), those in kinds.items():
        shown = those if len(those) <= MOST_NOTES else those[:FIRST]
        for problem in shown:
            click.echo(f"error: {problem}", err=True)
        if rest := len(those) - len(shown):
            click.echo(f"error: {source}: {what} in {counted(rest, 'more cell')}", err=True)
    click.echo(f"{counted(len(wrong), 'error')}, so nothing was changed", err=True)
    ctx.exit(1)


def _tell(merged: Merge, diff: bool, quiet: bool) -> None:
    """Say what a person has to know, and how many cards the sheets concerned."""
    from authoring.source.wording import counted, listed

    would = "would be " if diff else ""
    for note in merged.notes[:MOST_NOTES]:
        click.echo(f"note: {note}", err=True)
    if len(merged.notes) > MOST_NOTES:
        click.echo(f"note: and {len(merged.notes) - MOST_NOTES} more of this kind", err=True)
    for ids, what in (
        (merged.kept, "changed in the deck since the export, and stays as it is there"),
        (merged.joined, "changed in the deck too, in other cells: both changes are taken"),
        (merged.gone, "is no longer in the deck, and is not added again"),
    ):
        for one in ids if len(ids) <= MOST_NOTES else (listed(ids),):
            click.echo(f"note: {one} {what}", err=True)
    if quiet:
        return
    click.echo(
        f"{counted(merged.rows, 'row')} read: {counted(merged.changed, 'card')} {would}changed, "
        f"{merged.added} {would}added, {merged.same} the same",
        err=True,
    )
    parts, alone = sum(merged.taken.values()), len(merged.unnamed)
    for number, what, ids in (
        (counted(parts, "part"), f"{would}taken away", tuple(merged.taken)),
        (counted(alone, "card"), "left alone", merged.unnamed),
    ):
        if ids:
            click.echo(f"{number} without a row {what}: {listed(ids)}", err=True)
