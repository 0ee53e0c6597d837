"""Imposition: which card stands where on which page. Arithmetic only, in millimetres.

The origin is the top left corner of the page, x to the right, y down. Cards stand in
a grid in the middle of the page, the same on every page. Between two cards each keeps
its whole bleed where there is room; where there is not, they share the gutter, each
clipped half-way.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from authoring.printing.face import Face, Stack
from authoring.printing.paper import Layout, Paper, Size

HALF_MILLIMETRE = 0.5
"""Gutters that are not the whole of two bleeds are whole multiples of this."""

HAIR = 1e-6


class SheetError(ValueError):
    """A card that no page of a paper can hold; the message shows the sum."""


class Flip(StrEnum):
    """About which edge of the paper a sheet is turned to print its back."""

    LONG = "long"
    SHORT = "short"


class Side(StrEnum):
    """One side of a sheet."""

    FRONT = "front"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on a page."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def grown(self, left: float, top: float, right: float, bottom: float) -> Box:
        """The box with so much more on each side."""
        return Box(
            self.left - left, self.top - top, self.width + left + right, self.height + top + bottom
        )


@dataclass(frozen=True, slots=True)
class Grid:
    """How cards of one size stand on the pages of one paper."""

    paper: Paper
    size: Size
    layout: Layout
    width: float
    height: float
    columns: int
    rows: int
    gutter_x: float
    gutter_y: float

    @property
    def capacity(self) -> int:
        return self.columns * self.rows

    @property
    def trims(self) -> Box:
        """The box around all cards as they are cut."""
        width = self.columns * self.size.width + (self.columns - 1) * self.gutter_x
        height = self.rows * self.size.height + (self.rows - 1) * self.gutter_y
        return Box((self.width - width) / 2, (self.height - height) / 2, width, height)

    @property
    def painted(self) -> Box:
        """The box around all cards with their bleed."""
        return self.trims.grown(*[self.layout.bleed] * 4)

    def trim(self, index: int) -> Box:
        """Where the card in this cell is cut; cells count row by row from 0."""
        row, column = divmod(index, self.columns)
        return Box(
            self.trims.left + column * (self.size.width + self.gutter_x),
            self.trims.top + row * (self.size.height + self.gutter_y),
            self.size.width,
            self.size.height,
        )

    def paint(self, index: int) -> Box:
        """How far the paint of the card in this cell may reach."""
        row, column = divmod(index, self.columns)
        bleed, across, down = self.layout.bleed, self.gutter_x / 2, self.gutter_y / 2
        return self.trim(index).grown(
            bleed if column == 0 else min(bleed, across),
            bleed if row == 0 else min(bleed, down),
            bleed if column == self.columns - 1 else min(bleed, across),
            bleed if row == self.rows - 1 else min(bleed, down),
        )


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
    """One printed side. Sheets count from 1; `cells` are its faces, row by row.

    `flip` is None where nothing is printed behind, and `crop` whether cuts are marked.
    """

    grid: Grid
    number: int
    count: int
    side: Side
    flip: Flip | None
    cells: tuple[Placed, ...]
    crop: bool = True


def grid(size: Size, paper: Paper, layout: Layout) -> Grid:
    """The grid that holds most cards; of two, the one with the wider gutters.

    Raises SheetError when not even one card fits.
    """
    if paper.single:
        page = (size.width + 2 * layout.bleed, size.height + 2 * layout.bleed)
        return Grid(paper, size, layout, *page, 1, 1, 0.0, 0.0)
    upright = _filled(size, paper, layout, paper.width, paper.height)
    lying = _filled(size, paper, layout, paper.height, paper.width)
    best = max(
        (upright, lying), key=lambda found: (found.capacity, found.gutter_x + found.gutter_y)
    )
    if not best.capacity:
        raise SheetError(_sum(size, paper, layout))
    return best


def impose(stack: Stack, cells: Grid, flip: Flip = Flip.LONG) -> Iterator[Sheet]:
    """The sheets of a stack: each front, and behind it its back if it has one."""
    count = math.ceil(len(stack.cards) / cells.capacity)
    for number in range(count):
        start = number * cells.capacity
        held = stack.cards[start : start + cells.capacity]
        fronts = tuple(
            Placed(card.id, card.front, cells.trim(index), cells.paint(index), turned=False)
            for index, card in enumerate(held)
        )
        backs = tuple(
            behind(place, card.back, cells, flip)
            for place, card in zip(fronts, held, strict=True)
            if card.back is not None
        )
        edge = flip if stack.double else None
        yield Sheet(cells, number + 1, count, Side.FRONT, edge, fronts, stack.crop)
        if backs:
            yield Sheet(cells, number + 1, count, Side.BACK, edge, _by_row(backs), stack.crop)


def behind(front: Placed, back: Face, cells: Grid, flip: Flip) -> Placed:
    """Where the back of a card has to stand so that it is printed behind its front."""
    if cells.paper.single:
        return Placed(front.card, back, front.trim, front.paint, turned=False)
    turned = not turns_like_a_page(cells, flip)
    return Placed(
        front.card,
        back,
        _mirrored(front.trim, cells, turned),
        _mirrored(front.paint, cells, turned),
        turned,
    )


def turns_like_a_page(cells: Grid, flip: Flip) -> bool:
    """Whether the sheet is turned about its upright edge, so that columns change places;
    otherwise rows do, and each back stands on its head."""
    lying = cells.width > cells.height
    return lying == (flip is Flip.SHORT)


def _mirrored(box: Box, cells: Grid, upside_down: bool) -> Box:
    if upside_down:
        return Box(box.left, cells.height - box.bottom, box.width, box.height)
    return Box(cells.width - box.right, box.top, box.width, box.height)


def _by_row(placed: tuple[Placed, ...]) -> tuple[Placed, ...]:
    return tuple(sorted(placed, key=lambda one: (round(one.trim.top, 3), round(one.trim.left, 3))))


def rims(layout: Layout) -> tuple[float, float]:
    """What a page needs beyond the bleed: at its left and right, at its top and bottom."""
    ticks = layout.tick_gap + layout.least_tick
    return (
        max(layout.margin, ticks + layout.tick_rim),
        max(layout.margin + layout.slug, layout.tick_rim) + ticks,
    )


def _filled(size: Size, paper: Paper, layout: Layout, width: float, height: float) -> Grid:
    """As many cards as a page of this width and height takes."""
    across, down = rims(layout)
    columns, gutter_x = _fitted(size.width, width - 2 * across, layout)
    rows, gutter_y = _fitted(size.height, height - 2 * down, layout)
    return Grid(paper, size, layout, width, height, columns, rows, gutter_x, gutter_y)


def _fitted(length: float, room: float, layout: Layout) -> tuple[int, float]:
    """How many cards stand side by side in the room, bleed included, and their gutter."""
    room -= 2 * layout.bleed
    least, whole = 2 * layout.least_bleed, 2 * layout.bleed
    count = max(0, math.floor((room + least + HAIR) / (length + least)))
    if count < 2:
        return count, whole
    spare = (room - count * length) / (count - 1)
    if spare >= whole - HAIR:
        return count, whole
    return count, max(least, math.floor((spare + HAIR) / HALF_MILLIMETRE) * HALF_MILLIMETRE)


def _sum(size: Size, paper: Paper, layout: Layout) -> str:
    """Why a card does not fit a paper, as a sum to check."""
    across, down = rims(layout)
    wide = size.width + 2 * layout.bleed + 2 * across
    high = size.height + 2 * layout.bleed + 2 * down
    return (
        f"a {size.name} card does not fit {paper.title}: its width needs {size.width:g} + "
        f"2 × {layout.bleed:g} bleed + 2 × {across:g} rim = {wide:g} mm, its height "
        f"{size.height:g} + 2 × {layout.bleed:g} + 2 × {down:g} = {high:g} mm, but the paper has "
        f"{paper.width:g} × {paper.height:g} mm: choose a larger paper, or one card a page"
    )
