"""One side of a card as plain marks.

All lengths are millimetres and all type sizes points. The origin is the top left
corner of the trimmed card, x to the right, y down; marks in the bleed have negative
coordinates or lie beyond the trim size. Marks are painted in order. Colours are
`#RRGGBB`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from authoring.model import Text


@dataclass(frozen=True, slots=True)
class TextRun:
    """One line of text in one font; (x, y) is the start of its baseline.

    `tracking` is added behind each letter, in em. The line runs to the right, or in the
    direction that `turn` (degrees, clockwise) turns it into about its start.
    """

    x: float
    y: float
    text: str
    font: str
    size: float
    colour: str
    locale: str = "en"
    tracking: float = 0.0
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Shape:
    """A path in SVG path syntax, in millimetres: filled, stroked, or both.

    `dash` is the on and off lengths of the stroke; empty is solid.
    """

    path: str
    fill: str | None = None
    stroke: str | None = None
    stroke_width: float = 0.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Art:
    """A picture by name, fitted into a square of `size` at (x, y)."""

    name: str
    x: float
    y: float
    size: float


Mark = TextRun | Shape | Art


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card: its trim size and its marks."""

    width: float
    height: float
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """A card's sides, by the id of the card; without a back it is printed on one side."""

    id: str
    front: Face
    back: Face | None = None


def leaves(faces: Sequence[Face]) -> tuple[PrintedCard, ...]:
    """Pages as leaves of a booklet, two a leaf; the last may have none behind it."""
    return tuple(
        PrintedCard(f"leaf-{at // 2 + 1}", *faces[at : at + 2]) for at in range(0, len(faces), 2)
    )


UNNAMED = Text(())


@dataclass(frozen=True, slots=True)
class Stack:
    """Cards of one kind and size that are printed together, `name` being the file's stem.

    `crop` is false for sheets of parts that are cut along their own outlines instead, and
    `label` is what the cards are called, in the languages of who prints them.
    """

    name: str
    title: str
    size: str
    cards: tuple[PrintedCard, ...]
    crop: bool = True
    label: Text = UNNAMED

    @property
    def double(self) -> bool:
        """Whether any of the cards has a back."""
        return any(card.back is not None for card in self.cards)


@dataclass(frozen=True, slots=True)
class Component:
    """A part of a game that is no card of its deck: a board, chips, a leaflet.

    It is printed as cards are. `use` says what to do with it when it is printed, and
    `stiff` whether stiff paper serves it better than thin; `locale` is the language of a
    part that speaks one alone. `table` is what lies on the table once it is put together,
    where that is something else.
    """

    stack: Stack
    use: Text
    stiff: bool = True
    locale: str = ""
    table: Stack | None = None
