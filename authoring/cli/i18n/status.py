"""`authoring i18n status`: how far the languages of decks are."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli.options import decks_argument, find_all, format_option

if TYPE_CHECKING:
    from authoring.i18n.message import Message


@dataclass(frozen=True, slots=True)
class _Survey:
    """The texts of one deck, by the locales that it is translated into."""

    deck: str
    source: str
    texts: Mapping[str, Sequence[Message]]


@click.command("status")
@decks_argument
@format_option("text", "markdown", "json")
@click.option("--list", "listed", is_flag=True, help="Name every text that is not done.")
@click.pass_context
def status(ctx: click.Context, decks: tuple[str, ...], form: str, listed: bool) -> None:
    """Count the texts of each DECK by how far each language is. A folder of decks stands
    for them all; without a DECK, the deck in this folder.

    A deck with faults is counted as far as it can be read. `stale` needs the file that
    `authoring translated` writes.

    \b
    Examples:
      authoring i18n status my-deck
      authoring i18n status my-deck --list
      authoring i18n status content/ --format markdown
    """
    found = [_survey(ctx, root) for root in find_all(ctx, decks)]
    if form == "json":
        told = {"decks": [_as_json(one, listed) for one in found]}
        click.echo(json.dumps(told, ensure_ascii=False, indent=2))
        return
    markdown = form == "markdown"
    for one in found:
        if not one.texts:
            click.echo(f"{one.deck} speaks {one.source} alone")
    for line in _table(found, markdown):
        click.echo(line)
    for line in _left(found) if listed else ():
        click.echo(f"{'- ' if markdown else ''}{line}")


def _survey(ctx: click.Context, root: Path) -> _Survey:
    from authoring.cli.sheets import shown_deck
    from authoring.i18n.message import messages

    deck, _ = shown_deck(ctx, root)
    if not deck.header.locales:
        ctx.fail(f"{root}/deck.yml names no locales; run `authoring check {root}`")
    source, *others = deck.header.locales
    texts = {locale: list(messages(deck, locale)) for locale in others}
    return _Survey(root.as_posix(), source, texts)


def _counts(texts: Sequence[Message]) -> dict[str, int]:
    from collections import Counter

    from authoring.i18n.message import State

    found = Counter(message.state for message in texts)
    return {"texts": found.total()} | {state.value: found[state] for state in State}


def _as_json(survey: _Survey, listed: bool) -> dict[str, Any]:
    from authoring.cli.i18n.speaking import left

    counts = {locale: _counts(texts) for locale, texts in survey.texts.items()}
    told: dict[str, Any] = {"deck": survey.deck, "source": survey.source, "locales": counts}
    if listed:
        told["left"] = {
            locale: [
                {"key": one.key, "state": one.state.value, "source": one.source}
                for one in left(texts)
            ]
            for locale, texts in survey.texts.items()
        }
    return told


def _left(surveys: Sequence[_Survey]) -> Iterator[str]:
    from authoring.cli.i18n.speaking import left

    for one in surveys:
        deck = f"{one.deck} " if len(surveys) > 1 else ""
        for locale, texts in one.texts.items():
            yield from (f"{deck}{locale} {text.state.value}: {text.key}" for text in left(texts))


def _table(surveys: Sequence[_Survey], markdown: bool) -> Iterator[str]:
    """A row for each language of each deck; the decks are named where there are several."""
    counts = [
        (one.deck, locale, _counts(texts)) for one in surveys for locale, texts in one.texts.items()
    ]
    if not counts:
        return
    named = len(surveys) > 1
    heads = [*(["deck"] if named else []), "locale", *counts[0][2]]
    cells = [
        [*([deck] if named else []), locale, *map(str, numbers.values())]
        for deck, locale, numbers in counts
    ]
    if markdown:
        yield f"| {' | '.join(heads)} |"
        yield f"|{'---|' * len(heads)}"
        yield from (f"| {' | '.join(row)} |" for row in cells)
        return
    widths = [max(map(len, column)) for column in zip(heads, *cells, strict=True)]
    for row in (heads, *cells):
        yield "  ".join(
            f"{cell:<{width}}" if at <= named else f"{cell:>{width}}"
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
