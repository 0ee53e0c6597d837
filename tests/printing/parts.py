"""What the games are played with besides their cards, drawn once for all tests."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from authoring import games
from authoring.printing import theme
from authoring.printing.art import Box
from authoring.printing.face import Component, Face, TextRun
from authoring.printing.path import bounds, segments
from authoring.printing.proof import Proof
from authoring.resources import folder
from authoring.source.deck import Deck
from authoring.source.deck_reader import read_deck

SHIPPED = sorted(path.parent.name for path in folder("content").glob("*/deck.yml"))


LANGUAGES = (("en", "zh-Hans"), ("zh-Hans", "en"), ("en",), ("zh-Hans",))


@lru_cache(maxsize=16)
def made(name: str, locales: tuple[str, ...]) -> tuple[Deck[object], tuple[Component, ...], Proof]:
    """The parts of a shipped game in these languages."""
    root, proof = Path(folder("content") / name), Proof()
    kit = games.kit(name)
    deck = read_deck(root, kit.shape)
    deck = replace(deck, header=replace(deck.header, locales=locales))
    assert kit.components is not None
    return deck, tuple(kit.components(deck, theme.load(root), proof)), proof


def part(name: str, stack: str, locales: tuple[str, ...] = LANGUAGES[0]) -> Component:
    (found,) = (one for one in made(name, locales)[1] if one.stack.name == stack)
    return found


def faces(one: Component) -> Iterator[tuple[str, Face]]:
    for card in one.stack.cards:
        yield f"{one.stack.name} {card.id} front", card.front
        if card.back is not None:
            yield f"{one.stack.name} {card.id} back", card.back


@lru_cache(maxsize=1 << 16)
def drawn(path: str) -> Box | None:
    """The box of what a path draws, which is the same on many cards."""
    return bounds(segments(path))


def words(face: Face) -> list[str]:
    return [mark.text for mark in face.marks if isinstance(mark, TextRun)]


def squeezed(text: str) -> str:
    return "".join(text.split())
