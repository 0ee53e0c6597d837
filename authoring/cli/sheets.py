"""The deck that a command tells of, exports, or writes into."""

from __future__ import annotations

from pathlib import Path
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
    from authoring.checks.wholeness import ENTRY_LOST
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


def shown_deck(ctx: click.Context, root: Path) -> tuple[Deck[Any], GameKit[Any]]:
    """The deck in a folder and its kit, as far as it can be read: faults are told. One whose
    game is not known ends the command with exit code 2."""
    from authoring.pipeline import read
    from authoring.source.wording import counted

    deck, kit = read(root)
    if kit is None:
        ctx.fail(f"{root}: not even the game can be read; run `authoring check {root}`")
    if deck.faults:
        click.echo(
            f"{root}: {counted(len(deck.faults), 'fault')}, so not all of it is counted; "
            f"run `authoring check {root}`",
            err=True,
        )
    return deck, kit
