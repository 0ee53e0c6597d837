"""The tables of the answer key: a row a thing, a column a rule, a dot where it holds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from authoring.games.things_in_rings.cards import Thing
from authoring.games.things_in_rings.components.key_column import Column
from authoring.games.things_in_rings.faces_rules import RING_NAMES, SWATCHES
from authoring.printing import chrome, figure, text
from authoring.printing.block import LEFT, POINT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Mark, Shape

WIDTH, HEIGHT = 260.0, 180.0
SIZE = "260x180"

LEFT_EDGE, EDGE, TOP = 12.0, 8.0, 8.0
NAMES = 34.0
RING_HEAD, NUMBER_HEAD = 6.4, 4.8
LOWER = 3.3
"""How much lower every other number stands where columns are too narrow for all in one line."""

LARGEST, SMALLEST = 8.5, 7.0
"""The size of the numbers (points), and below which they stand in two lines."""

CLEAR = 0.9
"""Between two numbers in a line."""

ROWS, TALLEST = 42, 4.4
"""So many things a page, and how high a row may be."""

WIDEST = 8.2
"""How wide a column may be."""

APART = 3.2
"""Between two rings."""

DOT = 0.33
"""The radius of a dot, in columns or rows, whichever is smaller."""

HEAD_EDGE = 1.5
"""Beside the name of a ring, in its head."""

GROUP, GROUP_GAP = 4, 0.9
"""Rules stand in groups of so many, with a thin line in the gap between them."""

FIVE = 5
"""Things stand in groups of so many, with a thin line between them."""


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the rows and columns are; `heads` are the left and the width of each ring's head,
    and `size` that of the numbers (points), which stand in so many `lines`."""

    lefts: tuple[float, ...]
    pitch: float
    size: float
    lines: int
    top: float
    row: float
    heads: Mapping[str, tuple[float, float]]

    @property
    def right(self) -> float:
        return max(left + width for left, width in self.heads.values())

    def middle(self, column: int, row: int) -> tuple[float, float]:
        return self.lefts[column] + self.pitch / 2, self.top + self.row * (row + 0.5)


def table(
    desk: Desk, things: Sequence[tuple[int, Thing]], columns: Sequence[Column], locale: str
) -> Iterator[Mark]:
    """One page: these things, each with its bit, against these rules."""
    grid = _grid(desk, len(things), columns)
    yield chrome.ground(WIDTH, HEIGHT, desk.theme.paper)
    yield from _bands(desk, len(things), grid)
    yield from _heads(desk, columns, grid)
    yield from _names(desk, things, grid, locale)
    yield from _lines_between(desk, columns, len(things), grid)
    yield from _dots(desk, things, columns, grid)


def signs(desk: Desk, left: float, middle: float) -> Iterator[Mark]:
    """What the signs of the table mean."""
    theme = desk.theme
    yield Shape(figure.circle(left + 2, middle - 5.2, 1.5), theme.ink)
    yield from desk.badge("?", left + 2, middle, 10, theme.colours["wrong"])
    for down, words in (
        (-5.2, said("yes", "符合")),
        (0.0, said("open: you decide, once for all", "有争议：由你决定，前后一致")),
        (5.2, said("blank: no", "空白：不符合")),
    ):
        box = (left + 6.0, middle + down - 3, 62.0, 6.0)
        yield from desk.stacked(words, desk.role("reminder"), box, LEFT)


def _grid(desk: Desk, rows: int, columns: Sequence[Column]) -> _Grid:
    groups = {ring: len(list(held)) for ring, held in groupby(column.ring for column in columns)}
    needed = {ring: _head_width(desk, ring) for ring in groups}
    pitch = _pitch(groups, needed)
    lefts: list[float] = []
    heads: dict[str, tuple[float, float]] = {}
    at = LEFT_EDGE + NAMES
    for ring, count in groups.items():
        at += APART
        wide = _group_width(count, pitch)
        width = max(wide, needed[ring])
        heads[ring] = (at, width)
        start = at + (width - wide) / 2
        lefts.extend(start + index * pitch + index // GROUP * GROUP_GAP for index in range(count))
        at += width
    size, lines = _numbering(desk, columns, pitch)
    top = TOP + RING_HEAD + NUMBER_HEAD + LOWER * (lines - 1)
    row = min(TALLEST, (HEIGHT - top - EDGE) / max(rows, 1))
    return _Grid(tuple(lefts), pitch, size, lines, top, row, heads)


def _numbering(desk: Desk, columns: Sequence[Column], pitch: float) -> tuple[float, int]:
    """The size of the numbers, and whether they go into one line or take two."""
    style = desk.theme.roles["badge"].first
    widest = max(
        chrome.printed(str(column.number), style, WIDTH, desk.proof).lines[0].width
        for column in columns
    )
    for lines in (1, 2):
        size = min(LARGEST, (lines * pitch - CLEAR) / (widest * POINT))
        if size >= SMALLEST:
            break
    return size, lines


def _pitch(groups: Mapping[str, int], needed: Mapping[str, float]) -> float:
    """How wide each column is: rings too narrow for their heads are given the width of those,
    and the others share the rest."""
    held: set[str] = set()
    while True:
        room = WIDTH - LEFT_EDGE - EDGE - NAMES - APART * len(groups)
        room -= sum(needed[ring] for ring in held)
        free = {ring: count for ring, count in groups.items() if ring not in held}
        room -= sum(_group_width(count, 0.0) for count in free.values())
        pitch = min(WIDEST, room / sum(free.values())) if free else WIDEST
        narrow = {ring for ring in free if _group_width(free[ring], pitch) < needed[ring]}
        if not narrow:
            return pitch
        held |= narrow


def _group_width(count: int, pitch: float) -> float:
    """The width of so many columns with the gaps between their groups."""
    return count * pitch + (count - 1) // GROUP * GROUP_GAP


def _head_width(desk: Desk, ring: str) -> float:
    """What the name of a ring takes above its columns."""
    style = desk.role("heading")
    return 2 * HEAD_EDGE + max(block.width for block in desk.lines(RING_NAMES[ring], style, WIDTH))


def _bands(desk: Desk, rows: int, grid: _Grid) -> Iterator[Mark]:
    """Every other row on a tint."""
    path = "".join(
        figure.rectangle(
            LEFT_EDGE, grid.top + grid.row * index, grid.right - LEFT_EDGE, grid.row, 0.8
        )
        for index in range(0, rows, 2)
    )
    yield Shape(path, desk.theme.swatches["ink"].tint)


def _heads(desk: Desk, columns: Sequence[Column], grid: _Grid) -> Iterator[Mark]:
    """The name of each ring above its rules, and their numbers."""
    held = list(zip(columns, grid.lefts, strict=True))
    for ring, group in groupby(held, key=lambda pair: pair[0].ring):
        pairs = list(group)
        swatch = desk.theme.swatches[SWATCHES[ring]]
        left, width = grid.heads[ring]
        yield Shape(figure.rectangle(left, TOP, width, RING_HEAD - 0.8, 1.6), swatch.fill)
        role = desk.role("heading", swatch.text)
        room = (left + HEAD_EDGE, TOP, width - 2 * HEAD_EDGE, RING_HEAD - 0.8)
        yield from desk.stacked(RING_NAMES[ring], role, room)
        for place, (column, start) in enumerate(pairs):
            yield from _number(desk, column, start + grid.pitch / 2, place % grid.lines, grid)


def _number(desk: Desk, column: Column, across: float, lower: int, grid: _Grid) -> Iterator[Mark]:
    """The number of a rule; a line leads from one in the upper of two lines to its column."""
    down = TOP + RING_HEAD + NUMBER_HEAD / 2 - 0.6 + LOWER * lower
    yield from desk.badge(str(column.number), across, down, grid.size, desk.theme.ink)
    if grid.lines > lower + 1:
        path = f"M{across:.3f} {down + LOWER / 2:.3f}V{grid.top - 0.5:.3f}"
        yield Shape(path, stroke=desk.theme.colours["hairline"], stroke_width=0.25)


def _names(
    desk: Desk, things: Sequence[tuple[int, Thing]], grid: _Grid, locale: str
) -> Iterator[Mark]:
    for index, (_, thing) in enumerate(things):
        for block in name_of(desk, thing, locale):
            middle = grid.top + grid.row * (index + 0.5)
            lower = 0.0 if block.lines and block.lines[0].han else 0.1
            yield from block.at(
                LEFT_EDGE + 2, middle - (block.rise + block.fall) / 2 + lower, NAMES
            )


def name_of(desk: Desk, thing: Thing, locale: str) -> list[text.Block]:
    """The name at the head of a row, where the thing has one."""
    style = desk.theme.roles["reminder"].first
    return [
        text.line(copy, style, NAMES - 3, desk.proof, "key")
        for copy in text.copies(thing.id, thing.name, (locale,))
    ]


def _lines_between(desk: Desk, columns: Sequence[Column], rows: int, grid: _Grid) -> Iterator[Mark]:
    """Thin lines between groups of rules and of things, so that the eye keeps its place."""
    path = "".join(
        f"M{LEFT_EDGE:.3f} {grid.top + grid.row * row:.3f}H{grid.right:.3f}"
        for row in range(FIVE, rows, FIVE)
    )
    if path:
        yield Shape(path, stroke=desk.theme.muted, stroke_width=0.18)
    bottom = grid.top + grid.row * rows
    path, count, before = "", 0, ""
    for column, left in zip(columns, grid.lefts, strict=True):
        count = count + 1 if column.ring == before else 0
        if count and count % GROUP == 0:
            middle = left - GROUP_GAP / 2
            path += f"M{middle:.3f} {grid.top:.3f}V{bottom:.3f}"
        before = column.ring
    if path:
        yield Shape(path, stroke=desk.theme.muted, stroke_width=0.12)


def _dots(
    desk: Desk, things: Sequence[tuple[int, Thing]], columns: Sequence[Column], grid: _Grid
) -> Iterator[Mark]:
    """A dot where a rule holds, a question mark where that is debatable."""
    radius = DOT * min(grid.pitch, grid.row)
    wrong = desk.theme.colours["wrong"]
    for number, column in enumerate(columns):
        planes = column.verdict.planes
        path = "".join(
            figure.circle(*grid.middle(number, row), radius)
            for row, (bit, _) in enumerate(things)
            if planes.inside >> bit & 1
        )
        if path:
            yield Shape(path, desk.theme.ink)
        for row, (bit, _) in enumerate(things):
            if planes.debatable >> bit & 1:
                yield from desk.badge("?", *grid.middle(number, row), radius * 8.0, wrong)
