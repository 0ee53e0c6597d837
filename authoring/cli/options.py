"""What several commands ask for in the same way."""

from __future__ import annotations

from pathlib import Path

import click

decks_argument = click.argument("decks", metavar="[DECK]...", nargs=-1)


def find_all(ctx: click.Context, names: tuple[str, ...]) -> list[Path]:
    """The folders of the named decks; without a name, the one that we stand in.

    A name that leads nowhere ends the command with exit code 2.
    """
    from authoring.pipeline import NotADeck, find_deck

    if not names:
        if not Path("deck.yml").is_file():
            ctx.fail("name a DECK, or go to the folder of one (there is no deck.yml here)")
        names = (".",)
    try:
        return [find_deck(name) for name in names]
    except NotADeck as fault:
        ctx.fail(str(fault))
