"""A face laid into its sheet, as PDF operators."""

from __future__ import annotations

from authoring.printing import content
from authoring.printing.plate import Code
from authoring.printing.sheet import Placed, Sheet

EDGE = 1e-3
"""Lengths (mm) that differ by less are equal."""

UNDERLAP = 0.2
"""How far, in millimetres, a card is painted below its later neighbour, so that no paper
shows between the two."""


def laid(cell: Placed, sheet: Sheet, code: Code) -> Code:
    """A face in its place, clipped to its bleed and a little below later neighbours whose
    paint meets its own."""
    paint, trim, grid = cell.paint, cell.trim, sheet.grid
    edge = grid.painted
    meets_x = paint.right - trim.right >= grid.gutter_x / 2 - EDGE
    meets_y = paint.bottom - trim.bottom >= grid.gutter_y / 2 - EDGE
    box = paint.grown(
        0,
        0,
        UNDERLAP if meets_x and paint.right < edge.right - UNDERLAP else 0,
        UNDERLAP if meets_y and paint.bottom < edge.bottom - UNDERLAP else 0,
    )
    turn, across, down = (-1, trim.right, trim.bottom) if cell.turned else (1, trim.left, trim.top)
    clip = content.clip(box.left, box.top, box.width, box.height)
    place = content.matrix(turn, 0, 0, turn, across, down)
    return Code(f"q {clip}\n{place}\n{code.text}\nQ", code.forms)
