"""The cells of a matrix as they are told, and how dark they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.page.block import SHARE, Matrix, told

DARKEST = 10
"""So many shades there are, besides the palest, which is 0."""

MANY = 6
"""More columns than this need the whole width of a page."""

TALL = 40
"""More rows than this go over several sheets of paper, and do so only in the whole width."""

LETTERS = 40
"""Heads of more letters than this, all together, stand on end."""


@dataclass(frozen=True, slots=True)
class Shaded:
    """A cell: what it says, and its shade from 0 to DARKEST."""

    told: str
    shade: int


def shaded(block: Matrix) -> Iterator[tuple[str, tuple[Shaded, ...]]]:
    """The rows of a matrix by name; the greatest number of all is the darkest."""
    known = [cell for row in block.cells for cell in row if cell is not None]
    whole = max(known, default=0.0) - block.floor

    def shade(cell: float | None) -> int:
        if cell is None or cell <= block.floor:
            return 0
        return round(DARKEST * (cell - block.floor) / whole)

    for name, row in zip(block.rows, block.cells, strict=True):
        yield name, tuple(Shaded(said(block, cell), shade(cell)) for cell in row)


def said(block: Matrix, cell: float | None) -> str:
    """A cell in as few characters as it takes: shares in per cent without the sign for it."""
    if cell is None:
        return ""
    signs = dict(block.signs)
    if cell in signs:
        return signs[cell]
    return f"{100 * cell:.0f}" if block.unit == SHARE else told(cell, block.unit)


def key(block: Matrix) -> str:
    """What has to be known to read the cells; "" for nothing."""
    return "Figures are per cent." if block.unit == SHARE and not block.signs else ""


def broad(block: Matrix) -> bool:
    """Whether a matrix is given the whole width of the page."""
    return len(block.columns) > MANY or len(block.rows) > TALL


def on_end(block: Matrix) -> bool:
    """Whether the heads of the columns have to stand on end."""
    return sum(map(len, block.columns)) > LETTERS
