"""`authoring i18n`: what is translated in a deck, and files for translators."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import quiet_option

if TYPE_CHECKING:
    from authoring.i18n.catalog import Entry
    from authoring.i18n.message import Message
    from authoring.source.deck import Deck


@click.group("i18n")
def command() -> None:
    """See how far translations are, and hand texts to translators as PO or CSV.

    A deck is translated from its first locale.

    \b
    Examples:
      authoring i18n status my-deck
      authoring i18n export my-deck --locale fr --out fr.po
      authoring i18n import my-deck fr.po --locale fr
    """


@command.command("status")
@click.argument("deck")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "markdown", "json"]),
    default="text",
    show_default=True,
    help="How to tell.",
)
@click.option("--list", "listed", is_flag=True, help="Name every text that is not done.")
@click.pass_context
def status(ctx: click.Context, deck: str, form: str, listed: bool) -> None:
    """Count the texts of a DECK by how far each language is.

    `stale` needs the file that `authoring translated` writes.

    \b
    Examples:
      authoring i18n status my-deck
      authoring i18n status my-deck --list
    """
    found = _deck(ctx, deck)
    rows = {locale: _counts(found, locale) for locale in found.header.locales[1:]}
    left = {locale: list(_left(found, locale)) for locale in rows} if listed else {}
    if form == "json":
        told: dict[str, Any] = {"source": found.header.locales[0], "locales": rows}
        if listed:
            told["left"] = {
                locale: [
                    {"key": one.key, "state": one.state.value, "source": one.source}
                    for one in those
                ]
                for locale, those in left.items()
            }
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    if not rows:
        click.echo(f"{deck} speaks {found.header.locales[0]} alone")
    for line in _table(rows, markdown=form == "markdown"):
        click.echo(line)
    for locale, those in left.items():
        for one in those:
            click.echo(f"{'- ' if form == 'markdown' else ''}{locale} {one.state.value}: {one.key}")


@command.command("export")
@click.argument("deck")
@click.option("--locale", required=True, help="The language to translate into.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The file: .po or .csv.",
)
@click.option("--left", is_flag=True, help="Only what is not done.")
@click.option("--force", is_flag=True, help="Replace the file if it is there.")
@quiet_option
@click.pass_context
def export(
    ctx: click.Context, deck: str, locale: str, out: Path, left: bool, force: bool, quiet: bool
) -> None:
    """Write the texts of a DECK for a translator.

    \b
    Examples:
      authoring i18n export my-deck --locale fr --out fr.po
      authoring i18n export my-deck --locale fr --out fr.csv --left
    """
    from authoring.cli.files import write_text
    from authoring.i18n.catalog import as_csv, as_po
    from authoring.i18n.message import messages
    from authoring.source.wording import counted

    found = _speaking(ctx, deck, locale)
    if out.exists() and not force:
        raise WrongUse(f"{out} is there already; --force replaces it")
    chosen = list(_left(found, locale) if left else messages(found, locale))
    if out.suffix.lower() == ".po":
        project = f"{found.header.game} {found.header.version}"
        write_text(out, as_po(chosen, project, locale))
    elif out.suffix.lower() == ".csv":
        write_text(out, "\ufeff" + as_csv(chosen))
    else:
        raise WrongUse(f"{out}: texts are written as .po or .csv")
    if not quiet:
        click.echo(f"{out}: {counted(len(chosen), 'text')}", err=True)


@command.command("import")
@click.argument("deck")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--locale", required=True, help="The language that they are in.")
@quiet_option
@click.pass_context
def import_(ctx: click.Context, deck: str, file: Path, locale: str, quiet: bool) -> None:
    """Put the translations of a FILE into a DECK. What changed in the deck meanwhile is told
    and left out; exit code 1 then.

    \b
    Examples:
      authoring i18n import my-deck fr.po --locale fr
    """
    from authoring.checks.fix import write
    from authoring.i18n.message import messages
    from authoring.i18n.translation import translate
    from authoring.source.encoding import BOM
    from authoring.source.patch import PatchError
    from authoring.source.wording import counted

    found = _speaking(ctx, deck, locale)
    entries = list(_entries(file))
    if not entries:
        raise WrongUse(f"{file} holds no translation")
    try:
        done = translate(list(messages(found, locale)), entries, locale)
    except PatchError as fault:
        raise WrongUse(str(fault)) from None
    for path, text in done.texts.items():
        target = Path(path)
        try:
            mark = BOM if target.read_bytes().startswith(BOM.encode()) else ""
            write(target, (mark + text).encode("utf-8"))
        except OSError as error:
            raise WrongUse(f"{target} cannot be written: {error.strerror}") from None
    for problem in done.problems:
        click.echo(f"{file}, {problem}", err=True)
    left_out = f", {len(done.problems)} left out" if done.problems else ""
    if done.problems or not quiet:
        written = counted(done.changed, "translation")
        click.echo(f"{written} written, {done.same} the same{left_out}", err=True)
    ctx.exit(1 if done.problems else 0)


def _deck(ctx: click.Context, name: str) -> Deck[Any]:
    from authoring.cli.sheets import sound_deck

    return sound_deck(ctx, name)[0]


def _speaking(ctx: click.Context, name: str, locale: str) -> Deck[Any]:
    """The deck, if it speaks the locale and does not begin with it."""
    found = _deck(ctx, name)
    first, *others = found.header.locales
    if locale == first:
        ctx.fail(f"--locale: {first} is what the deck is translated from")
    if locale not in others:
        ctx.fail(f"--locale: add {locale} to the locales in {name}/deck.yml first")
    return found


def _left(deck: Deck[Any], locale: str) -> Iterator[Message]:
    from authoring.i18n.message import State, messages

    return (one for one in messages(deck, locale) if one.state is not State.DONE)


def _counts(deck: Deck[Any], locale: str) -> dict[str, int]:
    from collections import Counter

    from authoring.i18n.message import State, messages

    found = Counter(message.state for message in messages(deck, locale))
    return {"texts": found.total()} | {state.value: found[state] for state in State}


def _table(rows: dict[str, dict[str, int]], markdown: bool) -> Iterator[str]:
    if not rows:
        return
    heads = ["locale", *next(iter(rows.values()))]
    cells = [[locale, *map(str, counts.values())] for locale, counts in rows.items()]
    if markdown:
        yield f"| {' | '.join(heads)} |"
        yield f"|{'---|' * len(heads)}"
        yield from (f"| {' | '.join(row)} |" for row in cells)
        return
    widths = [max(map(len, column)) for column in zip(heads, *cells, strict=True)]
    for row in (heads, *cells):
        first, *rest = zip(row, widths, strict=True)
        numbers = "".join(f"  {cell:>{width}}" for cell, width in rest)
        yield f"{first[0]:<{first[1]}}{numbers}"


def _entries(file: Path) -> Sequence[Entry]:
    from authoring.i18n.catalog import HEADS, CatalogError, Entry, from_po
    from authoring.sheets.delimited import read
    from authoring.sheets.grid import SheetError

    content = file.read_bytes()
    try:
        if file.suffix.lower() != ".csv":
            return list(from_po(content.decode("utf-8-sig")))
        grid = read(file.stem, file.name, content, HEADS, chinese=True)
    except (CatalogError, UnicodeDecodeError) as fault:
        raise WrongUse(f"{file}: {fault}") from None
    except SheetError as fault:
        raise WrongUse(str(fault)) from None
    at = {name.strip(): index for index, name in enumerate(grid.head)}
    if missing := [name for name in HEADS[:3] if name not in at]:
        raise WrongUse(f"{file.name}: there is no column {missing[0]!r}")
    rows = [(number, (*row, *[""] * len(at))) for number, row in enumerate(grid.rows, 2)]
    return [
        Entry(row[at["key"]], row[at["source"]], row[at["target"]], f"row {number}")
        for number, row in rows
        if row[at["target"]].strip()
    ]
