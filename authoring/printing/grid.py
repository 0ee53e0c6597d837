"""How cards of one size stand on a page of one paper. Arithmetic only, in millimetres.

The origin is the top left corner of the page, x to the right, y down. Cards stand in
a grid in the middle of the page, the same on every page. Between two cards each keeps
its whole bleed where there is room; where there is not, they share the gutter, each
clipped half-way. On a page that is folded the fold runs through its middle, with the
fronts on the one side and the backs on the other.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from authoring.printing.paper import Layout, Paper, Size
from authoring.printing.ticket import (
    HAIRLINE,
    Backs,
    BleedAt,
    Cut,
    Ticket,
    TicketError,
    contradiction,
)

HALF_MILLIMETRE = 0.5
"""Gutters that are not the whole of two bleeds are whole multiples of this."""

HAIR = 1e-6


class SheetError(TicketError):
    """A card that no page of a paper can hold; the message shows the sum."""


class Fold(StrEnum):
    """Which way the line runs that a page is folded along."""

    UPRIGHT = "upright"
    LYING = "lying"


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
    """The cells of a page. They count row by row from 0, those for backs of a fold too."""

    paper: Paper
    size: Size
    layout: Layout
    width: float
    height: float
    columns: int
    rows: int
    gutter_x: float
    gutter_y: float
    ticket: Ticket = field(default_factory=Ticket)
    fold: Fold | None = None

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells that fronts stand in, in their order."""
        columns, rows = self._fronts
        every = (row * self.columns + column for row in range(rows) for column in range(columns))
        return tuple(cell for number, cell in enumerate(every, 1) if number not in self.ticket.skip)

    @property
    def capacity(self) -> int:
        """How many cards one sheet holds."""
        return len(self.cells)

    @property
    def is_narrow(self) -> bool:
        """Whether no line can be drawn between two cards."""
        across = self.columns > 1 and self.gutter_x < HAIRLINE
        return across or (self.rows > 1 and self.gutter_y < HAIRLINE)

    @property
    def room(self) -> int:
        """How many cards it would hold without cells that are skipped."""
        columns, rows = self._fronts
        return columns * rows

    @property
    def sum(self) -> str:
        """How many cards it would hold, as a product to check."""
        columns, rows = self._fronts
        return f"{columns} × {rows} = {columns * rows}" if columns * rows > 1 else "1"

    @property
    def _fronts(self) -> tuple[int, int]:
        """The columns and rows of fronts."""
        return (
            self.columns // 2 if self.fold is Fold.UPRIGHT else self.columns,
            self.rows // 2 if self.fold is Fold.LYING else self.rows,
        )

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
        """Where the card in this cell is cut."""
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

    def mirrored(self, box: Box) -> Box:
        """The place of a box that lies behind this one once the sheet is turned or folded."""
        if self.turns_like_a_page:
            return Box(self.width - box.right, box.top, box.width, box.height)
        return Box(box.left, self.height - box.bottom, box.width, box.height)

    @property
    def turns_like_a_page(self) -> bool:
        """Whether the sheet is turned or folded about an upright line, so that columns
        change places; otherwise rows do, and each back stands on its head."""
        if self.ticket.backs is Backs.FOLD:
            return self.fold is Fold.UPRIGHT
        lying = self.width > self.height
        return lying == (self.ticket.backs is Backs.SHORT)


def grid(size: Size, paper: Paper, usual: Layout, ticket: Ticket | None = None) -> Grid:
    """The grid that holds most cards; of two, the one with the wider gutters.

    Raises SheetError when not even one card fits, and TicketError for a ticket that asks
    of this paper what it cannot give.
    """
    ticket = ticket or Ticket()
    if wrong := contradiction(ticket):
        raise TicketError(wrong)
    layout = ticket.layout(usual)
    if paper.single:
        return _alone(size, paper, layout, ticket)
    best = max(
        _candidates(size, paper, layout, ticket),
        key=lambda found: (found.room, found.gutter_x + found.gutter_y),
    )
    if not best.room:
        raise SheetError(_sum(size, paper, layout, ticket))
    if beyond := sorted(cell for cell in ticket.skip if cell > best.room):
        raise TicketError(
            f"cell {beyond[0]} cannot be skipped: {paper.title} holds {best.sum} {size.name} cards"
        )
    if not best.capacity:
        raise TicketError(
            f"all {best.sum} cells of {paper.title} are skipped: {best.room} - {best.room} = 0 "
            "cards are printed on a sheet; skip fewer"
        )
    if best.is_narrow and ticket.cut in (Cut.FULL, Cut.INNER):
        raise TicketError(
            f"cut marks between the cards take {HAIRLINE:g} mm, and without bleed the gutter is "
            "0 mm: ask for ticks, or for a bleed"
        )
    return best


def _alone(size: Size, paper: Paper, layout: Layout, ticket: Ticket) -> Grid:
    """A page that is one card with its bleed."""
    if ticket.backs is Backs.FOLD:
        raise TicketError("a page of one card cannot be folded to its back: name a paper")
    if ticket.skip:
        raise TicketError("a page of one card has no cells to skip: name a paper")
    page = (size.width + 2 * layout.bleed, size.height + 2 * layout.bleed)
    return Grid(paper, size, layout, *page, 1, 1, 0.0, 0.0, ticket)


def _candidates(size: Size, paper: Paper, layout: Layout, ticket: Ticket) -> Iterator[Grid]:
    """The ways to lay cards on a paper: upright and lying, with each way to fold it."""
    folds = tuple(Fold) if ticket.backs is Backs.FOLD else (None,)
    for width, height in ((paper.width, paper.height), (paper.height, paper.width)):
        for fold in folds:
            across, down = rims(layout)
            columns, gutter_x = _fitted(
                size.width, width - 2 * across, layout, ticket, fold is Fold.UPRIGHT
            )
            rows, gutter_y = _fitted(
                size.height, height - 2 * down, layout, ticket, fold is Fold.LYING
            )
            measures = (columns, rows, gutter_x, gutter_y)
            yield Grid(paper, size, layout, width, height, *measures, ticket, fold)


def rims(layout: Layout) -> tuple[float, float]:
    """What a page needs beyond the bleed: at its left and right, at its top and bottom."""
    ticks = layout.tick_gap + layout.least_tick
    return (
        max(layout.margin, ticks + layout.tick_rim),
        max(layout.margin + layout.slug, layout.tick_rim) + ticks,
    )


def _fitted(
    length: float, room: float, layout: Layout, ticket: Ticket, folded: bool
) -> tuple[int, float]:
    """How many cards stand side by side in the room, bleed included, and their gutter."""
    room -= 2 * layout.bleed
    touching = ticket.bleed_at is BleedAt.RIM
    least, whole = (0.0, 0.0) if touching else (2 * layout.least_bleed, 2 * layout.bleed)
    count = max(0, math.floor((room + least + HAIR) / (length + least)))
    if ticket.one_up:
        count = min(count, 2 if folded else 1)
    if folded:
        count -= count % 2
    if count < 2:
        return count, whole
    spare = (room - count * length) / (count - 1)
    if spare >= whole - HAIR:
        return count, whole
    return count, max(least, math.floor((spare + HAIR) / HALF_MILLIMETRE) * HALF_MILLIMETRE)


def _sum(size: Size, paper: Paper, layout: Layout, ticket: Ticket) -> str:
    """Why a card does not fit a paper, as a sum to check."""
    across, down = rims(layout)
    wide = size.width + 2 * layout.bleed + 2 * across
    high = size.height + 2 * layout.bleed + 2 * down
    plain = (
        f"a {size.name} card does not fit {paper.title}: its width needs {size.width:g} + "
        f"2 × {layout.bleed:g} bleed + 2 × {across:g} rim = {wide:g} mm, its height "
        f"{size.height:g} + 2 × {layout.bleed:g} + 2 × {down:g} = {high:g} mm, but the paper has "
        f"{paper.width:g} × {paper.height:g} mm: choose a larger paper, or one card a page"
    )
    if ticket.backs is not Backs.FOLD:
        return plain
    gutter = 0.0 if ticket.bleed_at is BleedAt.RIM else 2 * layout.least_bleed
    return (
        f"a {size.name} card and its back do not fit {paper.title} side by side: that needs "
        f"{wide:g} + {size.width:g} + {gutter:g} gutter = {wide + size.width + gutter:g} × "
        f"{high:g} mm, or {wide:g} × {high + size.height + gutter:g} mm one above the other, but "
        f"the paper has {paper.width:g} × {paper.height:g} mm: choose a larger one, or no fold"
    )
