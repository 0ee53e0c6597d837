"""`authoring diff`: what changed between two versions of a deck."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from authoring.cli.options import format_option, tell_json

if TYPE_CHECKING:
    from authoring.pack.comparison import Comparison, FieldChange
    from authoring.pack.pack import Pack

FORMAT = 1
"""The number of the JSON form. It rises when a program that reads it would have to change."""

GUESSED = "(as far as packs tell: keep manifest.json beside a pack to know by the printed faces)"


@click.command("diff")
@click.argument("old")
@click.argument("new")
@format_option("text", "markdown", "json")
@click.option("--exit-code", is_flag=True, help="Exit with 1 when anything changed.")
@click.pass_context
def command(ctx: click.Context, old: str, new: str, form: str, exit_code: bool) -> None:
    """Tell what changed from OLD to NEW: cards added and removed, fields changed, things that
    a rule now judges otherwise, and which cards to print again.

    OLD and NEW are pack files, deck folders, shipped decks, or decks of a git revision,
    written REVISION:FOLDER.

    \b
    Examples:
      authoring diff build/just-one/pack.json content/just-one
      authoring diff v1.0:content/just-one content/just-one --format markdown
      authoring diff HEAD~1:my-deck my-deck --format json
    """
    from authoring import games
    from authoring.cli.version import opened, printed_in
    from authoring.pack.comparison import compare
    from authoring.pack.file import PackError
    from authoring.pipeline import NotADeck

    try:
        with opened(old) as first, opened(new) as second:
            before, after, printed = first.pack, second.pack, printed_in(first, second)
    except (NotADeck, PackError) as fault:
        ctx.fail(str(fault))
    if before.game != after.game:
        ctx.fail(
            f"{old} is of {before.game} and {new} of {after.game}: they have no card in common"
        )
    kit = games.kit(after.game) if after.game in games.names() else None
    moves = kit.moves(before, after) if kit and kit.moves else ()
    details = kit.details(before, after) if kit and kit.details else {}
    found = compare(before, after, moves, details, printed)
    if form == "json":
        tell_json(_data(before, after, found))
    else:
        lines = _markdown if form == "markdown" else _text
        click.echo("\n".join(lines(before, after, found)))
    ctx.exit(1 if exit_code and not found.empty else 0)


def _data(before: Pack, after: Pack, found: Comparison) -> dict[str, Any]:
    """What changed, as schemas/diff.schema.json describes it."""
    changed = [
        {**asdict(name), "fields": [asdict(one) for one in fields]}
        for name, fields in found.changed
    ]
    versions = {"old": _name(before), "new": _name(after)}
    return {"format": FORMAT, **versions, **asdict(found), "changed": changed}


def _name(pack: Pack) -> dict[str, str]:
    return {"game": pack.game, "version": pack.version, "digest": pack.digest}


def _titled(pack: Pack) -> str:
    """The title of a deck and which game it is of."""
    title = next(iter(pack.title.values()), "")
    return f"{title} ({pack.game})" if title else pack.game


def _versions(before: Pack, after: Pack, arrow: str) -> str:
    """Both versions; one of them where they are the same."""
    told = (before.version, after.version)
    return f" {arrow} ".join(dict.fromkeys(told))


def _text(before: Pack, after: Pack, found: Comparison) -> Iterator[str]:
    from authoring.source.wording import counted

    yield f"{_titled(after)} {_versions(before, after, '->')}"
    if found.empty:
        yield "no card changed"
    yield from (f"~ {one.field}: {_said(one)}" for one in found.deck)
    for names, mark in ((found.added, "+"), (found.removed, "-")):
        yield from (f"{mark} {name.kind} {name.id}" for name in names)
    for name, fields in found.changed:
        yield f"~ {name.kind} {name.id}"
        yield from (f"    {one.field}: {_said(one)}" for one in fields)
    if found.moves:
        yield f"{counted(len(found.moves), 'verdict')} changed:"
    for move in found.moves:
        where = "" if move.locale == "*" else f" ({move.locale})"
        yield f"  {move.rule}{where}: {move.card} was {move.before}, is {move.after}"
    if found.reprint:
        yield f"print again ({len(found.reprint)}): {', '.join(found.reprint)}"
    if found.reprint and not found.seen:
        yield GUESSED


def _markdown(before: Pack, after: Pack, found: Comparison) -> Iterator[str]:
    yield f"## {_titled(after)} {_versions(before, after, '→')}"
    if found.empty:
        yield "\nNo card changed."
    for names, title in ((found.added, "Added"), (found.removed, "Removed")):
        if names:
            yield f"\n### {title}\n"
            yield from (f"- {name.kind}: `{name.id}`" for name in names)
    if found.changed or found.deck:
        yield "\n### Changed\n\n| card | field | before | after |\n|---|---|---|---|"
    every = (("the deck", found.deck), *((f"`{name.id}`", one) for name, one in found.changed))
    for card, fields in every:
        for one in fields:
            first, second = _apart(one)
            yield f"| {card} | {one.field} | {_cell(first)} | {_cell(second)} |"
    if found.moves:
        yield "\n### Verdicts\n\n| rule | thing | before | after |\n|---|---|---|---|"
    for move in found.moves:
        where = "" if move.locale == "*" else f" ({move.locale})"
        yield f"| `{move.rule}`{where} | `{move.card}` | {move.before} | {move.after} |"
    if found.reprint:
        yield f"\n### Print again\n\n{', '.join(f'`{card}`' for card in found.reprint)}"
    if found.reprint and not found.seen:
        yield f"\n{GUESSED}"


def _said(change: FieldChange) -> str:
    """What a field was and is; of a list, what came and what went."""
    first, second = _apart(change)
    if first is change.before:
        return f"{_json(first)} -> {_json(second)}"
    return " ".join((*(f"-{_json(one)}" for one in first), *(f"+{_json(one)}" for one in second)))


def _apart(change: FieldChange) -> tuple[Any, Any]:
    """Both values; of lists in which something came or went, only what the other has not."""
    before, after = change.before, change.after
    if isinstance(before, list) and isinstance(after, list):
        gone = [one for one in before if one not in after]
        come = [one for one in after if one not in before]
        if gone or come:
            return gone, come
    return before, after


def _json(value: object) -> str:
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)


def _cell(value: object) -> str:
    if isinstance(value, list):
        value = ", ".join(one if isinstance(one, str) else _json(one) for one in value) or None
    text = "–" if value is None else value if isinstance(value, str) else _json(value)
    return text.replace("|", "\\|").replace("\n", " ")
