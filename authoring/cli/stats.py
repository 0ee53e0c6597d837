"""`authoring stats`: decks at a glance."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from authoring.cli.options import decks_argument, find_all

if TYPE_CHECKING:
    from authoring.page.block import Page
    from authoring.source.deck import Deck

FORMAT = 1
"""The number of the JSON form. It rises when a program that reads it would have to change."""


@click.command("stats")
@decks_argument
@click.option("--json", "as_json", is_flag=True, help="The figures as JSON.")
@click.option(
    "--html",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write one HTML page with plots; it needs no other file.",
)
@click.option("--all", "whole", is_flag=True, help="Every row of every table.")
@click.pass_context
def command(
    ctx: click.Context, decks: tuple[str, ...], as_json: bool, html: Path | None, whole: bool
) -> None:
    """Show decks at a glance: how many cards of what kind and level, how long their texts
    are, what rules hold for, how regions fill. Without a DECK, the deck in this folder.

    A deck with faults is shown as far as it can be read.

    \b
    Examples:
      authoring stats content/
      authoring stats things-in-rings --html rings.html
      authoring stats content/just-one --json > stats.json
    """
    from authoring.cli.telling_pages import tell_pages

    surveyed = [_surveyed(ctx, root) for root in find_all(ctx, decks)]
    data = {"format": FORMAT, "decks": [_data(*one) for one in surveyed]} if as_json else None
    tell_pages([page for _, page in surveyed], "Decks at a glance", data, html, whole)


def _surveyed(ctx: click.Context, root: Path) -> tuple[Deck[Any], Page]:
    from authoring.cli.sheets import shown_deck
    from authoring.statistics import survey

    deck, kit = shown_deck(ctx, root)
    return deck, survey(deck, kit)


def _data(deck: Deck[Any], page: Page) -> dict[str, Any]:
    """A deck as schemas/stats.schema.json describes it."""
    from authoring.page.data import as_data

    return {
        "deck": deck.root,
        "game": deck.header.game,
        "version": deck.header.version,
        "title": dict(deck.header.title.entries),
        "locales": list(deck.header.locales),
        "cards": len(deck.cards),
        "files": len(deck.documents),
        "faults": len(deck.faults),
        "sections": as_data(page),
    }
