"""What a table looks like, as plain data: a game draws it, a terminal shows it.

A scene is a row of blocks from top to bottom. Text is in pieces, each with a role of
ink; which colour a role has, or whether there are colours at all, is for whoever shows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum


class Ink(StrEnum):
    """The role of a piece of text. ONE, TWO and THREE tell apart whatever the game has three of."""

    PLAIN = "plain"
    STRONG = "strong"
    FAINT = "faint"
    GOOD = "good"
    BAD = "bad"
    MONEY = "money"
    FRESH = "fresh"
    ONE = "one"
    TWO = "two"
    THREE = "three"


Piece = tuple[str, Ink]
Line = tuple[Piece, ...]


def line(*parts: str | Piece) -> Line:
    """A line of pieces; a text alone is plain."""
    return tuple((part, Ink.PLAIN) if isinstance(part, str) else part for part in parts)


def joined(lines: Iterable[Line], between: str) -> Line:
    """Several lines as one, with a text between each two."""
    pieces: list[Piece] = []
    for each in lines:
        if pieces:
            pieces.append((between, Ink.PLAIN))
        pieces += each
    return tuple(pieces)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Lines under a title. Long ones are wrapped."""

    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """Rows of cells under heads. `right` are the columns of numbers."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[Line, ...], ...]
    right: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Picture:
    """Lines that keep their places: never wrapped."""

    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Beside:
    """Two blocks, side by side where there is room."""

    left: Sheet | Chart | Picture
    right: Sheet | Chart | Picture


Block = Sheet | Chart | Picture | Beside
Scene = Sequence[Block]


@dataclass(frozen=True, slots=True)
class Room:
    """The size of the place where a scene is shown, in characters, and whether more than the
    letters of a typewriter can be drawn there."""

    columns: int = 80
    rows: int = 24
    fine: bool = True
