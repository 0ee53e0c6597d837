"""The deck that is translated, and into what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import click

from authoring.i18n.message import Message
from authoring.source.deck import Deck


def speaking(ctx: click.Context, name: str, locale: str) -> Deck[Any]:
    """The sound deck of this name, if it speaks the locale and does not begin with it; else
    the command ends with exit code 2."""
    from authoring.cli.sheets import sound_deck

    found = sound_deck(ctx, name)[0]
    first, *others = found.header.locales
    if locale == first:
        ctx.fail(f"--locale: {first} is what the deck is translated from")
    if locale not in others:
        ctx.fail(f"--locale: add {locale} to the locales in {name}/deck.yml first")
    return found


def left(messages: Iterable[Message]) -> Iterator[Message]:
    """Those that are not done."""
    from authoring.i18n.message import State

    return (one for one in messages if one.state is not State.DONE)
