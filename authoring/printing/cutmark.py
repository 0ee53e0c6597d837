"""Where cards are cut and folded, as lines beside them.

No line lies inside a card. Ticks stand outside of all bleed; lines between the cards run
in the gutters, along the outer side of the cut. Rows and columns that no card of a page
stands in have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from authoring.printing.colour import contrast
from authoring.printing.face import Face, Mark, Shape
from authoring.printing.grid import Box, Fold, Grid
from authoring.printing.path import bounds, segments
from authoring.printing.sheet import Sheet
from authoring.printing.theme import Theme
from authoring.printing.ticket import HAIRLINE, Cut

WHITE = 1.12
"""Less contrast with white than this, and an edge is lost on white paper."""

FOLD_DASH = (1.6, 1.2)
BETWEEN_DASH = (0.8, 0.8)

LONGEST_RECTANGLE = 80
"""How many characters the path of a rectangle takes at most."""


def marks(sheet: Sheet, theme: Theme) -> Iterator[Mark]:
    """The marks of one page: ticks and lines for the cuts, the fold, frames of white cards."""
    grid = sheet.grid
    if sheet.marked:
        used = _used(sheet)
        if beside := _beside(used):
            yield Shape(beside, stroke=theme.ink, stroke_width=HAIRLINE)
        if between := _between(used):
            yield from _on_any_ground(between, BETWEEN_DASH, theme)
        frames = " ".join(_frames(sheet)) if grid.ticket.frame else ""
        if frames:
            yield Shape(frames, stroke=theme.colours["hairline"], stroke_width=HAIRLINE)
    if grid.fold:
        yield from _on_any_ground("".join(_fold(grid, grid.fold)), FOLD_DASH, theme)


def _on_any_ground(lines: str, dash: tuple[float, float], theme: Theme) -> Iterator[Mark]:
    """Lines that show on dark paint and on white paper: dark dashes on a white line."""
    yield Shape(lines, stroke=theme.paper, stroke_width=HAIRLINE)
    yield Shape(lines, stroke=theme.ink, stroke_width=HAIRLINE, dash=dash)


@dataclass(frozen=True, slots=True)
class _Used:
    """The columns and rows of a grid that hold cards: the first, and the one behind the last."""

    grid: Grid
    columns: tuple[int, int]
    rows: tuple[int, int]

    @property
    def painted(self) -> Box:
        """The box around these cards with their bleed."""
        return self.trims.grown(*[self.grid.layout.bleed] * 4)

    @property
    def trims(self) -> Box:
        """The box around these cards as they are cut."""
        grid = self.grid
        first = grid.trim(self.rows[0] * grid.columns + self.columns[0])
        last = grid.trim((self.rows[1] - 1) * grid.columns + self.columns[1] - 1)
        return Box(first.left, first.top, last.right - first.left, last.bottom - first.top)

    def across(self) -> Iterator[float]:
        """Where upright cuts run."""
        count = self.columns[1] - self.columns[0]
        return cuts(self.grid.size.width, self.grid.gutter_x, count, self.trims.left)

    def down(self) -> Iterator[float]:
        """Where level cuts run."""
        count = self.rows[1] - self.rows[0]
        return cuts(self.grid.size.height, self.grid.gutter_y, count, self.trims.top)


def _used(sheet: Sheet) -> _Used:
    """The columns and rows that the cards of a page stand in."""
    grid = sheet.grid
    if len(sheet.cells) == grid.columns * grid.rows or not sheet.cells:
        return _Used(grid, (0, grid.columns), (0, grid.rows))
    trims = grid.trims
    columns = [
        round((cell.trim.left - trims.left) / (grid.size.width + grid.gutter_x))
        for cell in sheet.cells
    ]
    rows = [
        round((cell.trim.top - trims.top) / (grid.size.height + grid.gutter_y))
        for cell in sheet.cells
    ]
    return _Used(grid, (min(columns), max(columns) + 1), (min(rows), max(rows) + 1))


@lru_cache(maxsize=64)
def _beside(used: _Used) -> str:
    """The lines outside of all cards."""
    return " ".join(_ticks(used)) if used.grid.ticket.cut in (Cut.TICKS, Cut.INNER) else ""


@lru_cache(maxsize=64)
def _between(used: _Used) -> str:
    """The lines in the gutters, over the bleed."""
    lines = {Cut.FULL: _full, Cut.INNER: _inner}.get(used.grid.ticket.cut)
    return " ".join(lines(used)) if lines else ""


def _ticks(used: _Used) -> Iterator[str]:
    """A crop mark at each end of every cut."""
    layout, painted, whole = used.grid.layout, used.painted, used.grid.painted
    across = min(layout.tick, whole.left - layout.tick_gap - layout.tick_rim)
    down = min(layout.tick, whole.top - layout.tick_gap - foot(used.grid))
    for x in used.across():
        yield f"M{x:.4f} {painted.top - layout.tick_gap:.4f}v{-down:.4f}"
        yield f"M{x:.4f} {painted.bottom + layout.tick_gap:.4f}v{down:.4f}"
    for y in used.down():
        yield f"M{painted.left - layout.tick_gap:.4f} {y:.4f}h{-across:.4f}"
        yield f"M{painted.right + layout.tick_gap:.4f} {y:.4f}h{across:.4f}"


def _full(used: _Used) -> Iterator[str]:
    """A line along each cut, from one end of the page to the other."""
    grid = used.grid
    edge, low = grid.layout.tick_rim, foot(grid)
    for x in _outside(used.across()):
        yield f"M{x:.4f} {low:.4f}V{grid.height - low:.4f}"
    for y in _outside(used.down()):
        yield f"M{edge:.4f} {y:.4f}H{grid.width - edge:.4f}"


def _inner(used: _Used) -> Iterator[str]:
    """The corners of the cards where two gutters cross."""
    grid = used.grid
    across, down = grid.gutter_x, grid.gutter_y
    for column in range(used.columns[0], used.columns[1] - 1):
        for row in range(used.rows[0], used.rows[1] - 1):
            cell = grid.trim(row * grid.columns + column)
            left, top, half = cell.right, cell.bottom, HAIRLINE / 2
            for x in (left + half, left + across - half):
                yield f"M{x:.4f} {top + half:.4f}V{top + down - half:.4f}"
            for y in (top + half, top + down - half):
                yield f"M{left + half:.4f} {y:.4f}H{left + across - half:.4f}"


def _frames(sheet: Sheet) -> Iterator[str]:
    """A rectangle around each card that would end nowhere on white paper; where two cards
    touch, the line between them is left out."""
    grid = sheet.grid
    known: dict[int, bool] = {}
    half = HAIRLINE / 2
    for cell in sheet.cells:
        if not known.setdefault(id(cell.face), edge_is_white(cell.face)):
            continue
        box = cell.trim.grown(half, half, half, half)
        trims = grid.trims
        if grid.gutter_x >= HAIRLINE or cell.trim.left <= trims.left + half:
            yield f"M{box.left:.4f} {box.top:.4f}V{box.bottom:.4f}"
        if grid.gutter_x >= HAIRLINE or cell.trim.right >= trims.right - half:
            yield f"M{box.right:.4f} {box.top:.4f}V{box.bottom:.4f}"
        if grid.gutter_y >= HAIRLINE or cell.trim.top <= trims.top + half:
            yield f"M{box.left:.4f} {box.top:.4f}H{box.right:.4f}"
        if grid.gutter_y >= HAIRLINE or cell.trim.bottom >= trims.bottom - half:
            yield f"M{box.left:.4f} {box.bottom:.4f}H{box.right:.4f}"


def edge_is_white(face: Face) -> bool:
    """Whether no ground, below all that is not a shape, is of a colour that shows on white."""
    seen = "#FFFFFF"
    for mark in face.marks:
        if not isinstance(mark, Shape):
            break
        if mark.fill and _covers(mark, face):
            seen = mark.fill
    return contrast(seen, "#FFFFFF") < WHITE


def _covers(mark: Shape, face: Face) -> bool:
    """Whether a shape is a rectangle that holds the card, as grounds are."""
    box = _rectangle(mark.path) if len(mark.path) <= LONGEST_RECTANGLE else None
    return bool(
        box and box[0] <= 0 and box[1] <= 0 and box[2] >= face.width and box[3] >= face.height
    )


@lru_cache(maxsize=4096)
def _rectangle(path: str) -> tuple[float, float, float, float] | None:
    """The box of a path of four straight lines; None for any other."""
    parts = segments(path)
    if len(parts) > 6 or any(verb == "C" for verb, _ in parts):
        return None
    return bounds(parts)


def _fold(grid: Grid, fold: Fold) -> Iterator[str]:
    """The line to fold along: across the page, or only beside cards that touch there."""
    low, edge, painted = foot(grid), grid.layout.tick_rim, grid.painted
    gap = grid.layout.tick_gap
    if fold is Fold.UPRIGHT:
        spans = [(low, painted.top - gap), (painted.bottom + gap, grid.height - low)]
        if grid.gutter_x >= HAIRLINE:
            spans = [(low, grid.height - low)]
        for start, end in spans:
            yield f"M{grid.width / 2:.4f} {start:.4f}V{end:.4f}"
        return
    spans = [(edge, painted.left - gap), (painted.right + gap, grid.width - edge)]
    if grid.gutter_y >= HAIRLINE:
        spans = [(edge, grid.width - edge)]
    for start, end in spans:
        yield f"M{start:.4f} {grid.height / 2:.4f}H{end:.4f}"


def foot(grid: Grid) -> float:
    """How far marks stay off the upper and the lower edge of the page."""
    return max(grid.layout.tick_rim, grid.layout.margin + grid.layout.slug)


def cuts(length: float, gutter: float, count: int, start: float) -> Iterator[float]:
    """Where the cuts run in one direction: at both sides of every card."""
    for index in range(count):
        edge = start + index * (length + gutter)
        yield edge
        yield edge + length


def _outside(edges: Iterable[float]) -> Iterator[float]:
    """The cuts, moved off the cards by half a line."""
    for index, edge in enumerate(edges):
        yield edge + (HAIRLINE / 2 if index % 2 else -HAIRLINE / 2)
