"""Parts that are larger than the paper: on several sheets that are glued together.

All tiles of a part are equally large and stand alone on a sheet each, counted row by row.
Neighbours share a strip: the one before has it as a tab to glue on, the one behind covers
it, and both are printed, so that nothing is lost where a cut is a little off. Behind a tile
is the very piece of the back that lies there. All lengths are millimetres.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from authoring.model import Place
from authoring.printing import figure
from authoring.printing.block import POINT, Block
from authoring.printing.face import Art, Face, Mark, PrintedCard, Shape, Stack, TextRun
from authoring.printing.grid import SheetError, grid
from authoring.printing.paper import Paper, Size
from authoring.printing.path import bounds, segments
from authoring.printing.proof import Proof
from authoring.printing.text import Copy, line
from authoring.printing.theme import Theme
from authoring.printing.ticket import HAIRLINE, Ticket

TAB = 8.0
"""How wide the strip is, at least, that two neighbours share."""

BLEED = 2.0
"""Inside of a picture less paint beyond the cut will do."""

MOST = 6
"""So many tiles side by side are enough; more would be a heap of strips."""

STEP = 0.5
"""Tiles are whole multiples of this."""

DASH = (1.6, 1.2)
LABELS = {"en": "glue sheet {number} here", "zh-Hans": "第{number}张粘在这里"}


@dataclass(frozen=True, slots=True)
class Tiling:
    """So many tiles of a size, each so far from the one before."""

    columns: int
    rows: int
    width: float
    height: float
    across: float
    down: float

    @property
    def count(self) -> int:
        return self.columns * self.rows

    @property
    def tab_x(self) -> float:
        """The width of the strip that neighbours in a row share; 0 where there are none."""
        return self.width - self.across if self.columns > 1 else 0.0

    @property
    def tab_y(self) -> float:
        return self.height - self.down if self.rows > 1 else 0.0

    def corner(self, number: int) -> tuple[float, float]:
        """The left and the top of a tile, counted from 0, on the whole."""
        row, column = divmod(number, self.columns)
        return column * self.across, row * self.down


def tiling(size: Size, paper: Paper, theme: Theme, ticket: Ticket) -> tuple[Tiling, Ticket]:
    """The fewest tiles that a part of this size can be put together from on a paper, and the
    ticket to print them with. Raises SheetError where even many are too few."""
    layout = ticket.layout(theme.stock.layout)
    bleed = min(layout.bleed, BLEED)
    ticket = replace(ticket, one_up=True, skip=frozenset(), bleed=bleed)
    counts = [(across, down) for across in range(1, MOST + 1) for down in range(1, MOST + 1)]
    reason: SheetError | None = None
    for columns, rows in sorted(
        counts, key=lambda pair: (pair[0] * pair[1], abs(pair[0] - pair[1]))
    ):
        width, across = _shared(size.width, columns)
        height, down = _shared(size.height, rows)
        tile = Size(size.name, width, height, size.corner)
        try:
            grid(tile, paper, theme.stock.layout, ticket)
        except SheetError as fault:
            reason = fault
            continue
        return Tiling(columns, rows, width, height, across, down), ticket
    raise reason or SheetError(size.name)


def _shared(length: float, count: int) -> tuple[float, float]:
    """How long each of so many tiles is, and how far from the one before it begins."""
    if count == 1:
        return length, 0.0
    each = math.ceil((length + (count - 1) * TAB) / count / STEP - 1e-9) * STEP
    return each, (length - each) / (count - 1)


def tiled(stack: Stack, found: Tiling, theme: Theme, language: str) -> Stack:
    """The stack with the tiles of each of its cards in its place."""
    name = f"{found.width:.4f}x{found.height:.4f}"
    cards = tuple(
        card
        for at, whole in enumerate(stack.cards)
        for card in _tiles(whole, found, theme, language, at * found.count + 1)
    )
    return replace(stack, size=name, cards=cards, crop=True)


def _tiles(
    whole: PrintedCard, found: Tiling, theme: Theme, language: str, first: int
) -> Iterator[PrintedCard]:
    for number in range(found.count):
        left, top = found.corner(number)
        front = _cropped(whole.front, left, top, found, theme)
        tabs = tuple(_tabs(found, number, first, theme, language))
        back = None
        if whole.back is not None:
            behind = whole.back.width - left - found.width
            back = _cropped(whole.back, behind, top, found, theme)
        front = replace(front, marks=front.marks + tabs)
        yield PrintedCard(f"{whole.id}-{number + 1}", front, back)


def _cropped(face: Face, left: float, top: float, found: Tiling, theme: Theme) -> Face:
    """The piece of a face that a tile shows, with what lies around it as its bleed."""
    marks = []
    for mark in face.marks:
        box = _reach(mark, theme)
        inside = (
            box[0] <= left + found.width + BLEED
            and box[2] >= left - BLEED
            and box[1] <= top + found.height + BLEED
            and box[3] >= top - BLEED
        )
        if inside:
            marks.append(_moved(mark, -left, -top))
    return Face(found.width, found.height, tuple(marks))


def _reach(mark: Mark, theme: Theme) -> tuple[float, float, float, float]:
    """A box that surely holds a mark."""
    if isinstance(mark, Art):
        return mark.x, mark.y, mark.x + mark.size, mark.y + mark.size
    if isinstance(mark, TextRun):
        em = mark.size * POINT
        long = em * theme.typefaces[mark.font].advance(mark.text)
        turn = math.radians(mark.turn)
        end = (mark.x + long * math.cos(turn), mark.y + long * math.sin(turn))
        return (
            min(mark.x, end[0]) - em,
            min(mark.y, end[1]) - em,
            max(mark.x, end[0]) + em,
            max(mark.y, end[1]) + em,
        )
    half = mark.stroke_width / 2
    found = bounds(segments(mark.path)) or (0.0, 0.0, 0.0, 0.0)
    return found[0] - half, found[1] - half, found[2] + half, found[3] + half


def _moved(mark: Mark, right: float, low: float) -> Mark:
    """A mark so much farther to the right and down."""
    if isinstance(mark, Shape):
        parts = []
        for verb, numbers in segments(mark.path):
            points = (
                f"{number + (low if at % 2 else right):.4f}" for at, number in enumerate(numbers)
            )
            parts.append(verb + " ".join(points))
        return replace(mark, path="".join(parts))
    return replace(mark, x=round(mark.x + right, 4), y=round(mark.y + low, 4))


def _tabs(found: Tiling, number: int, first: int, theme: Theme, language: str) -> Iterator[Mark]:
    """The edge up to which each neighbour covers a tile, and which sheet that is."""
    row, column = divmod(number, found.columns)
    half = HAIRLINE / 2
    if column + 1 < found.columns:
        edge = found.across + half
        yield from _dashed(f"M{edge:.4f} 0V{found.height:.4f}", theme)
        middle = (found.across + found.tab_x / 2, (found.height - found.tab_y) / 2)
        yield from _label(first + number + 1, middle, 90.0, theme, language)
    if row + 1 < found.rows:
        edge = found.down + half
        yield from _dashed(f"M0 {edge:.4f}H{found.width:.4f}", theme)
        middle = ((found.width - found.tab_x) / 2, found.down + found.tab_y / 2)
        yield from _label(first + number + found.columns, middle, 0.0, theme, language)


def _dashed(path: str, theme: Theme) -> Iterator[Shape]:
    """A line that shows on dark and on pale ground."""
    yield Shape(path, stroke=theme.paper, stroke_width=HAIRLINE)
    yield Shape(path, stroke=theme.ink, stroke_width=HAIRLINE, dash=DASH)


def _label(
    number: int, middle: tuple[float, float], turn: float, theme: Theme, language: str
) -> Iterator[Mark]:
    """Which sheet is glued to a tab, on a plate of paper; a neighbour covers it."""
    words = LABELS.get(language, LABELS["en"]).format(number=number)
    locale = language if language in LABELS else "en"
    style = theme.roles["caption"].first.on(theme.ink)
    block = line(Copy(words, locale, "", Place("")), style, 200.0, Proof(), "tab")
    wide, high = block.width + 3.0, block.rise + block.fall + 2.0
    upright = turn != 0.0
    plate = (high, wide) if upright else (wide, high)
    box = (middle[0] - plate[0] / 2, middle[1] - plate[1] / 2, *plate)
    yield Shape(figure.rectangle(*box, 1.0), theme.paper)
    yield from _lettered(block, middle, turn)


def _lettered(block: Block, middle: tuple[float, float], turn: float) -> Iterator[TextRun]:
    """A line of text about its middle, turned by a quarter if it stands upright."""
    low = (block.rise - block.fall) / 2
    for run in block.at(-block.width / 2, low - block.rise):
        if turn:
            x, y = middle[0] - run.y, middle[1] + run.x
        else:
            x, y = middle[0] + run.x, middle[1] + run.y
        yield replace(run, x=round(x, 4), y=round(y, 4), turn=turn)
