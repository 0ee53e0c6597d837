"""`authoring stats`: decks at a glance."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from authoring.cli.options import decks_argument, find_all

if TYPE_CHECKING:
    from authoring.page.block import Page


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

    pages = [_page(ctx, root) for root in find_all(ctx, decks)]
    tell_pages(pages, "Decks at a glance", as_json, html, whole)


def _page(ctx: click.Context, root: Path) -> Page:
    from authoring.cli.sheets import shown_deck
    from authoring.statistics import survey

    return survey(*shown_deck(ctx, root))
