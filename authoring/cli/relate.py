"""`authoring relate`: when two expressions are the same, and why."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from authoring.language.declaration import Declaration
    from authoring.language.verdict import Verdict


@click.command("relate")
@click.argument("one", metavar="[A]", required=False)
@click.argument("other", metavar="[B]", required=False)
@click.option("--locale", help="The language at the table; told from the script without it.")
@click.option("--deck", metavar="DECK", help="Heed what the cards of this deck declare.")
@click.option("--explain", is_flag=True, help="Tell who spoke: a card, or the word lexicon.")
@click.option(
    "--pairs",
    "table",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="A CSV file with columns a and b instead of A and B.",
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object a pair.")
@click.pass_context
def command(
    ctx: click.Context,
    one: str | None,
    other: str | None,
    locale: str | None,
    deck: str | None,
    explain: bool,
    table: Path | None,
    as_json: bool,
) -> None:
    """Tell how A and B are related, how sure that is, and why.

    The kinds are same, inflected, family, misspelt, homophone, translation, synonym and
    unrelated. What is sure applies by itself; what is suspect is for the table to decide.

    \b
    Examples:
      authoring relate mouse mice
      authoring relate 国王 王后 --explain
      authoring relate --pairs pairs.csv --json
    """
    from authoring.language.store import NoLexicon

    if (table is None) != (one is not None and other is not None):
        ctx.fail("name two expressions A and B, or a file with --pairs")
    try:
        declared = () if deck is None else _declared(ctx, deck)
        pairs = [(one or "", other or "")] if table is None else list(_read(ctx, table))
        for pair in pairs:
            click.echo(_told(pair, locale, declared, as_json, explain))
    except NoLexicon as fault:
        ctx.fail(str(fault))


def _told(
    pair: tuple[str, str],
    locale: str | None,
    declared: tuple[Declaration, ...],
    as_json: bool,
    explain: bool,
) -> str:
    """The verdict on a pair, or why there is none; a refusal does not end a file."""
    from authoring.language.expression import TooLong

    try:
        verdict = _relate(*pair, locale, declared)
    except TooLong as fault:
        if as_json:
            start = [text[:40] for text in pair]
            return json.dumps({"a": start[0], "b": start[1], "refused": str(fault)})
        return f"refused: {fault}"
    return _object(pair, verdict) if as_json else _words(pair, verdict, explain)


def _relate(one: str, other: str, locale: str | None, declared: tuple[Declaration, ...]) -> Verdict:
    """The strongest word of any card, else what is believed."""
    from authoring.language.relation import relation
    from authoring.language.verdict import Speaker

    found = [relation(one, other, locale, declaration) for declaration in declared]
    found = [verdict for verdict in found if verdict.speaker is not Speaker.BELIEVED]
    strongest = list(Speaker)
    return min(
        found,
        key=lambda verdict: strongest.index(verdict.speaker),
        default=None,
    ) or relation(one, other, locale)


def _declared(ctx: click.Context, name: str) -> tuple[Declaration, ...]:
    from authoring.pipeline import NotADeck, check_deck, find_deck

    try:
        checked = check_deck(find_deck(name))
    except NotADeck as fault:
        ctx.fail(str(fault))
    if checked.kit is None or checked.kit.declarations is None:
        ctx.fail(f"the cards of {name!r} declare no relations between words")
    return tuple(checked.kit.declarations(checked.deck))


def _read(ctx: click.Context, path: Path) -> Iterator[tuple[str, str]]:
    """The pairs of a file. One that cannot be read ends the command with exit code 2."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            rows = csv.DictReader(file)
            if not {"a", "b"} <= set(rows.fieldnames or ()):
                ctx.fail(f"{path}:1: a first line that names the columns a and b is missing")
            for row in rows:
                yield row["a"] or "", row["b"] or ""
    except (UnicodeDecodeError, csv.Error) as fault:
        ctx.fail(f"{path}: is no CSV file in UTF-8: {fault}")


def _object(pair: tuple[str, str], verdict: Verdict) -> str:
    told = {
        "a": pair[0],
        "b": pair[1],
        "kind": verdict.kind.value,
        "certainty": verdict.certainty.value,
        "reason": verdict.reason,
        "speaker": verdict.speaker.value,
    }
    return json.dumps(told, ensure_ascii=False)


def _words(pair: tuple[str, str], verdict: Verdict, explain: bool) -> str:
    told = f"{pair[0]} / {pair[1]}: {verdict.kind.value} ({verdict.certainty.value}). "
    told += verdict.reason
    if explain:
        told += f"\n  spoken by: {verdict.speaker.value} (unrelated > declared > believed)"
    return told
