"""The rings drawn as circles, with what lies in each region written where it lies.

Lengths are in rows; a row is as high as two columns are wide. The circles are made of
braille dots, eight to a character, or of full stops where those cannot be shown.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from authoring.engine.scene import Ink, Line, Piece
from authoring.language.width import columns

Point = tuple[float, float]

INKS = (Ink.ONE, Ink.TWO, Ink.THREE)

BRAILLE = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a braille character, by row and column."""

MARGIN = 3.0
"""Beside the circles, so that a ring's name has room in the corner."""

CLEAR = 0.4
"""How far writing keeps from an edge."""


@dataclass(frozen=True, slots=True)
class Size:
    """The radius of a ring, and how far apart their middles are."""

    radius: float
    apart: float


SMALL = Size(4.0, 4.8)
LARGE = Size(7.5, 9.0)


@dataclass(frozen=True, slots=True)
class Place:
    """Where so many rings of a size lie, in a grid of characters."""

    rings: int
    size: Size

    @property
    def centres(self) -> Sequence[Point]:
        size = self.size
        left, top = size.radius + MARGIN, size.radius + 0.25
        middles = [(left, top), (left + size.apart, top)]
        middles.append((left + size.apart / 2, top + size.apart * math.sqrt(3) / 2))
        return middles[: self.rings]

    @property
    def width(self) -> int:
        right = max(across for across, _ in self.centres)
        return math.ceil(2 * (right + self.size.radius + MARGIN))

    @property
    def height(self) -> int:
        return math.ceil(max(down for _, down in self.centres) + self.size.radius + 0.25)

    def dots_of(self, centre: Point) -> Iterator[tuple[int, int]]:
        """The dots of one circle: two to a column, four to a row."""
        steps = int(self.size.radius * 60)
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            across = centre[0] + self.size.radius * math.cos(angle)
            down = centre[1] + self.size.radius * math.sin(angle)
            yield int(across * 4), int(down * 4)


@lru_cache(maxsize=64)
def rows_of(place: Place, region: int) -> Sequence[tuple[int, int, int]]:
    """The rows of a region that can be written in: row, first column, columns."""
    rows = []
    for row in range(place.height):
        inside = groupby(range(place.width), key=lambda at: _is_in(place, region, row, at))
        runs = [list(run) for is_in, run in inside if is_in]
        if runs:
            longest = max(runs, key=len)
            rows.append((row, longest[0], len(longest)))
    wide = max((length for _, _, length in rows), default=0)
    return [each for each in rows if each[2] >= min(wide, 4)]


def _is_in(place: Place, region: int, row: int, column: int) -> bool:
    across, down = (column + 0.5) / 2, row + 0.5
    for bit, (middle, level) in enumerate(place.centres):
        inward = place.size.radius - math.hypot(across - middle, down - level)
        if (inward if region >> bit & 1 else -inward) < CLEAR:
            return False
    return True


class Drawing:
    """A grid of characters; a full-width one takes two cells, of which the second is empty."""

    __slots__ = ("_cells", "_place")

    def __init__(self, rings: int, size: Size) -> None:
        self._place = Place(rings, size)
        self._cells: list[list[Piece]] = [
            [(" ", Ink.PLAIN)] * self._place.width for _ in range(self._place.height)
        ]

    def lines(self) -> tuple[Line, ...]:
        """The rows from the top, cells of one ink joined."""
        return tuple(
            tuple(
                ("".join(sign for sign, _ in run), ink)
                for ink, run in groupby(row, key=lambda cell: cell[1])
            )
            for row in self._cells
        )

    def edges(self, fine: bool) -> None:
        """Draw the circles."""
        dots: dict[tuple[int, int], int] = {}
        inks: dict[tuple[int, int], Ink] = {}
        for ink, centre in zip(INKS, self._place.centres, strict=False):
            for across, down in self._place.dots_of(centre):
                cell = (down // 4, across // 2)
                dots[cell] = dots.get(cell, 0) | DOTS[down % 4][across % 2]
                inks[cell] = ink
        for (row, column), bits in dots.items():
            sign = chr(BRAILLE + bits) if fine else "."
            self._cells[row][column] = (sign, inks[row, column])

    def names(self, names: Sequence[str]) -> None:
        """Write each ring's name into the corner next to it."""
        corners = [(0, False), (0, True), (self._place.height - 2, False)]
        for name, (row, at_right), ink in zip(names, corners, INKS, strict=False):
            column = self._place.width - columns(name) if at_right else 0
            self._write(row, column, name, ink)

    def fill(self, region: int, texts: Sequence[Piece]) -> None:
        """Write texts into a region, as many as fit, and how many did not."""
        rows = _roomiest(rows_of(self._place, region), len(texts))
        left = list(texts)
        for place, (row, start, length) in enumerate(rows):
            last = place == len(rows) - 1
            text, ink = (f"+{len(left)}", Ink.FAINT) if last and len(left) > 1 else left.pop(0)
            text = shortened(text, length)
            self._write(row, start + (length - columns(text)) // 2, text, ink)

    def count(self, region: int, text: Piece) -> None:
        """Write one short text into the middle of a region."""
        for row, start, length in _roomiest(rows_of(self._place, region), 1):
            self._write(row, start + (length - len(text[0])) // 2, *text)

    def _write(self, row: int, column: int, text: str, ink: Ink) -> None:
        for char in text:
            taken = columns(char)
            if not 0 <= column <= self._place.width - taken:
                return
            self._cells[row][column] = (char, ink)
            if taken == 2:
                self._cells[row][column + 1] = ("", ink)
            column += taken


def _roomiest(rows: Sequence[tuple[int, int, int]], count: int) -> Sequence[tuple[int, int, int]]:
    """Of the rows of a region, so many one below the other where there is most room."""
    if not 0 < count < len(rows):
        return rows[:count]
    middle = (len(rows) - count) / 2

    def room(start: int) -> tuple[int, float]:
        return min(row[2] for row in rows[start : start + count]), -abs(start - middle)

    best = max(range(len(rows) - count + 1), key=room)
    return rows[best : best + count]


def shortened(text: str, room: int) -> str:
    """A text that takes at most `room` columns, cut with an ellipsis if it must be."""
    if columns(text) <= room:
        return text
    while text and columns(text) > room - 1:
        text = text[:-1]
    return text + "…"


def drawing(
    names: Sequence[str], contents: Mapping[int, Sequence[Piece]], large: bool, fine: bool
) -> tuple[Line, ...]:
    """The rings with what lies in them: things by name if `large`, else how many.

    `names` are the rings'; `contents` are the things' by region, whose bit k is set when it
    lies in ring k.
    """
    drawn = Drawing(len(names), LARGE if large else SMALL)
    drawn.edges(fine)
    drawn.names(names)
    for region in range(1, 1 << len(names)):
        held = contents.get(region, ())
        if large:
            drawn.fill(region, held)
        else:
            fresh = any(ink is Ink.FRESH for _, ink in held)
            drawn.count(region, (str(len(held)), Ink.FRESH if fresh else Ink.STRONG))
    return drawn.lines()
