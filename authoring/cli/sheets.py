"""The deck that a command tells of, exports, or writes into."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from authoring.cli.files import quoted
from authoring.kit import GameKit
from authoring.sheets.sheet import Sheet
from authoring.source.deck import Deck
from authoring.source.files import HEADER


def deck_with_sheets(
    ctx: click.Context, name: str
) -> tuple[Deck[Any], GameKit[Any], tuple[Sheet, ...]]:
    """The sound deck of this name, its kit and its sheets; a game without sheets ends the
    command with exit code 2."""
    deck, kit = sound_deck(ctx, name)
    if kit.sheets is None:
        ctx.fail(f"the game {kit.name} has no spreadsheets")
    return deck, kit, kit.sheets(deck)


def sound_deck(ctx: click.Context, name: str, option: str = "") -> tuple[Deck[Any], GameKit[Any]]:
    """The deck of this name and its kit. What keeps a card from being read ends the command
    with exit code 2: whoever writes into such a deck could lose it. So does a folder that is no
    deck's; `option` is what a deck is named with, where that is not said without one."""
    from authoring.checks.wholeness import losses
    from authoring.pipeline import NotADeck, find_deck, read
    from authoring.source.wording import counted

    try:
        root = find_deck(name)
    except NotADeck as fault:
        ctx.fail(str(fault))
    expect_deck(ctx, root, option)
    deck, kit = read(root)
    broken = losses(deck)
    if kit is None or broken:
        count = counted(len(broken), "fault") if broken else "faults"
        ctx.fail(f"{root} has {count}, and cards could get lost: run `authoring check {root}`")
    return deck, kit


def shown_deck(ctx: click.Context, root: Path) -> tuple[Deck[Any], GameKit[Any]]:
    """The deck in a folder and its kit, as far as it can be read: faults are told. One whose
    game is not known ends the command with exit code 2."""
    from authoring.finding import Severity
    from authoring.pipeline import read
    from authoring.source.wording import counted

    expect_deck(ctx, root)
    deck, kit = read(root)
    if kit is None:
        ctx.fail(f"{root}: not even the game can be read; run `authoring check {root}`")
    lost = [one for one in deck.faults if one.flaw.severity is not Severity.INFO]
    if lost:
        click.echo(
            f"{root}: {counted(len(lost), 'fault')}, so not all of it is counted; "
            f"run `authoring check {root}`",
            err=True,
        )
    return deck, kit


def expect_deck(ctx: click.Context, root: Path, option: str = "") -> None:
    """End the command where a folder is no deck's, and name the decks around or below it."""
    if (root / HEADER).is_file():
        return
    near = [quoted(path) for path in _decks_near(root)][:SHOWN]
    named = " or ".join(filter(None, (", ".join(near[:-1]), *near[-1:])))
    with_option = f" with {option}" if option else ""
    way = f"name one{with_option}: {named}" if near else f"name the folder of one{with_option}"
    where = "here" if str(root) == "." else f"in {root}"
    ctx.fail(f"there is no deck {where}, for there is no {HEADER}: {way}")


SHOWN = 6
"""So many decks are named where none is."""


def _decks_near(root: Path) -> list[Path]:
    """The deck that a folder lies in, or else the decks up to two folders below it."""
    for around in root.resolve().parents:
        if (around / HEADER).is_file():
            return [Path(os.path.relpath(around))]
    below = (path for depth in ("*", "*/*") for path in root.glob(f"{depth}/{HEADER}"))
    return sorted(path.parent for path in below if not _hidden(path.relative_to(root)))


def _hidden(path: Path) -> bool:
    return any(part.startswith(".") for part in path.parts)
