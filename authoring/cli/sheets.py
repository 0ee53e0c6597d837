"""The deck behind `authoring export` and `authoring import`."""

from __future__ import annotations

from typing import Any

import click

from authoring.kit import GameKit
from authoring.sheets.sheet import Sheet
from authoring.source.deck import Deck


def deck_with_sheets(
    ctx: click.Context, name: str
) -> tuple[Deck[Any], GameKit[Any], tuple[Sheet, ...]]:
    """The sound deck of this name, its kit and its sheets; a game without sheets ends the
    command with exit code 2."""
    deck, kit = sound_deck(ctx, name)
    if kit.sheets is None:
        ctx.fail(f"the game {kit.name} has no spreadsheets")
    return deck, kit, kit.sheets(deck)


def sound_deck(ctx: click.Context, name: str) -> tuple[Deck[Any], GameKit[Any]]:
    """The deck of this name and its kit. What keeps a card from being read ends the command
    with exit code 2: whoever writes into such a deck could lose it."""
    from authoring.checks.card_count import ENTRY_LOST
    from authoring.pipeline import NotADeck, find_deck, read
    from authoring.source.wording import counted

    try:
        root = find_deck(name)
    except NotADeck as fault:
        ctx.fail(str(fault))
    deck, kit = read(root)
    broken = [one for one in deck.faults if one.check in ENTRY_LOST]
    if kit is None or broken:
        count = counted(len(broken), "fault") if broken else "faults"
        ctx.fail(f"{root} has {count}, and cards could get lost: run `authoring check {root}`")
    return deck, kit
