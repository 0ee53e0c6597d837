"""`authoring i18n import`: translations put into a deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from authoring.cli.files import WrongUse
from authoring.cli.options import json_option, quiet_option, tell_json

if TYPE_CHECKING:
    from authoring.i18n.catalog import Catalog
    from authoring.i18n.translation import Translated


@click.command("import")
@click.argument("deck")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--locale", required=True, help="The language that they are in.")
@click.option("--partial", is_flag=True, help="Take what is right, and leave out the rest.")
@click.option("--diff", is_flag=True, help="Show what would change, and change nothing.")
@quiet_option
@json_option
@click.pass_context
def import_(
    ctx: click.Context,
    deck: str,
    file: Path,
    locale: str,
    partial: bool,
    diff: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Put the translations of a FILE (.po or .csv) into a DECK.

    What cannot be used is told with its place, and the exit code is 1 then: texts that have
    changed in the deck meanwhile, texts that the deck does not have. With one of them nothing
    is written, unless --partial says to take the others. A file that is in another language,
    or damaged, changes nothing in any case.

    Fuzzy entries of a PO file are not done, as to msgfmt: they are told and passed over, and
    the others are taken. They do not change the exit code, nor does a file that has no others.

    \b
    Examples:
      authoring i18n import my-deck fr.po --locale fr
      authoring i18n import my-deck fr.po --locale fr --partial
      authoring i18n import my-deck fr.csv --locale fr --diff
    """
    from authoring.cli.i18n.speaking import speaking
    from authoring.cli.together import settle
    from authoring.i18n.message import messages
    from authoring.i18n.translation import translate
    from authoring.source.patch import PatchError

    if diff and as_json:
        ctx.fail("--diff shows changes as a patch, and --json does not")
    found = speaking(ctx, deck, locale)
    catalog = _catalog(file, locale)
    try:
        done = translate(
            list(messages(found, locale)), catalog.entries, locale, found.header.locales
        )
    except PatchError as fault:
        raise WrongUse(str(fault)) from None
    problems = (*catalog.left, *done.problems)
    refused = bool(problems) and not partial
    texts = {} if refused else done.texts
    settle(found, {Path(path): text for path, text in texts.items()}, diff)
    for line in (*problems, *(() if quiet else _waiting(catalog.fuzzy))):
        click.echo(line, err=True)
    if as_json:
        changed = 0 if refused else done.changed
        told = {"written": list(texts), "changed": changed, "same": done.same}
        tell_json({**told, "left_out": list(problems), "fuzzy": list(catalog.fuzzy)})
    elif refused:
        click.echo(_refusal(len(problems), done.changed), err=True)
    elif problems or not quiet:
        click.echo(_summary(catalog, done, diff), err=True)
    ctx.exit(1 if problems else 0)


def _catalog(file: Path, locale: str) -> Catalog:
    """What the file says, by its ending."""
    from authoring.i18n.catalog import CatalogError, from_csv, from_po
    from authoring.source.hindrance import unreadable

    readers = dict.fromkeys((".po", ".pot"), from_po) | dict.fromkeys((".csv", ".tsv"), from_csv)
    reader = readers.get(file.suffix.lower())
    if reader is None:
        raise WrongUse(f"{file}: translations are read from .po and .csv; save it as one of them")
    try:
        found = reader(file.as_posix(), file.read_bytes(), locale)
    except CatalogError as fault:
        raise WrongUse(str(fault)) from None
    except OSError as error:
        raise WrongUse(unreadable(file, error)) from None
    if not (found.entries or found.left or found.fuzzy):
        waiting = f"; texts that wait for one: {found.untranslated}" if found.untranslated else ""
        raise WrongUse(f"{file} holds no translation{waiting}")
    return found


def _waiting(fuzzy: Sequence[str]) -> Iterator[str]:
    """The entries that nobody has said to be right, the first of them one by one."""
    from authoring.cli.importing import MOST_NOTES

    for told in fuzzy[:MOST_NOTES]:
        yield f"note: {told}: look at it, and take the mark away"
    if len(fuzzy) > MOST_NOTES:
        yield f"note: and {len(fuzzy) - MOST_NOTES} more fuzzy ones"


def _refusal(wrong: int, right: int) -> str:
    from authoring.source.wording import counted

    told = f"{counted(wrong, 'entry')} cannot be used, so nothing was changed"
    return f"{told}; --partial takes {counted(right, 'other translation')}" if right else told


def _summary(catalog: Catalog, done: Translated, diff: bool) -> str:
    from authoring.source.wording import counted

    would = "would be " if diff else ""
    left_out = len(catalog.left) + len(done.problems)
    entries = counted(catalog.obsolete, "obsolete entry")
    return (
        f"{counted(done.changed, 'translation')} {would}written, {done.same} the same"
        + (f", {left_out} left out" if left_out else "")
        + (
            f"; {counted(catalog.untranslated, 'text')} not translated"
            if catalog.untranslated
            else ""
        )
        + (f"; {len(catalog.fuzzy)} fuzzy, passed over" if catalog.fuzzy else "")
        + (f"; {entries} (#~) passed over" if catalog.obsolete else "")
    )
