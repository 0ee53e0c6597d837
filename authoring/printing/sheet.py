"""Imposition: which card stands where on which page, and which back behind it.

Arithmetic only, in millimetres from the top left corner of the page.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from authoring.printing.face import Face, PrintedCard, Stack
from authoring.printing.grid import Box, Grid
from authoring.printing.ticket import Backs, On


class Side(StrEnum):
    """What one printed page shows; BOTH is a page to be folded."""

    FRONT = "front"
    BACK = "back"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class Placed:
    """A face on a page: where it is cut, how far it is painted, whether upside down."""

    card: str
    face: Face
    trim: Box
    paint: Box
    turned: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """One printed page. Sheets count from 1; `cells` are its faces, row by row, on a page
    to be folded the fronts before the backs.

    `backs` tells how this stack comes by its backs, and `crop` whether cuts are marked.
    """

    grid: Grid
    number: int
    count: int
    side: Side
    backs: Backs
    cells: tuple[Placed, ...]
    crop: bool = True

    @property
    def marked(self) -> bool:
        """Whether the cuts are marked on this page."""
        on = self.grid.ticket.marks_on
        return self.crop and (on is On.BOTH or self.side in (on, Side.BOTH))


def impose(stack: Stack, cells: Grid) -> Iterator[Sheet]:
    """The sheets of a stack: each front, and behind it its back if it has one.

    On a page of one card the back is not turned: each page is a picture by itself.
    """
    count = math.ceil(len(stack.cards) / cells.capacity)
    backs = cells.ticket.backs if stack.double else Backs.NONE
    for number in range(count):
        start = number * cells.capacity
        held = stack.cards[start : start + cells.capacity]
        fronts = tuple(
            _front(card, cell, cells)
            for card, cell in zip(held, cells.cells[: len(held)], strict=True)
        )
        behind = () if backs is Backs.NONE else tuple(_behind(held, cells))
        if backs is Backs.FOLD:
            yield Sheet(cells, number + 1, count, Side.BOTH, backs, fronts + behind, stack.crop)
            continue
        yield Sheet(cells, number + 1, count, Side.FRONT, backs, fronts, stack.crop)
        if behind:
            yield Sheet(cells, number + 1, count, Side.BACK, backs, behind, stack.crop)


def _front(card: PrintedCard, cell: int, cells: Grid) -> Placed:
    trim = cells.trim(cell)
    bled = cells.ticket.bleed_on is not On.BACK
    return Placed(card.id, card.front, trim, cells.paint(cell) if bled else trim, turned=False)


def _behind(held: tuple[PrintedCard, ...], cells: Grid) -> Iterator[Placed]:
    """The backs of cards where they are printed behind their fronts, row by row."""
    backs = [
        _back(card.id, card.back, cell, cells)
        for card, cell in zip(held, cells.cells[: len(held)], strict=True)
        if card.back is not None
    ]
    yield from sorted(backs, key=lambda one: (round(one.trim.top, 3), round(one.trim.left, 3)))


def _back(card: str, back: Face, cell: int, cells: Grid) -> Placed:
    trim, paint = cells.trim(cell), cells.paint(cell)
    if cells.paper.single:
        return Placed(card, back, trim, paint, turned=False)
    turned = not cells.turns_like_a_page
    return Placed(card, back, cells.mirrored(trim), cells.mirrored(paint), turned)
