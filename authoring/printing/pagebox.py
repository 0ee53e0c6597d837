"""The boxes of a page as PDF wants them, once the printer's errors are undone."""

from __future__ import annotations

from authoring.printing.grid import Box, Grid
from authoring.printing.sheet import Sheet, Side
from authoring.printing.text import POINT


def trim_box(sheet: Sheet) -> tuple[float, ...]:
    """Where the cards of a page are cut, in points from its lower left corner."""
    return _points(_printed(sheet.grid.trims, sheet), sheet.grid.height)


def bleed_box(sheet: Sheet) -> tuple[float, ...]:
    """How far they are painted, as far as the page goes."""
    return _points(_printed(_on_page(sheet.grid.painted, sheet.grid), sheet), sheet.grid.height)


def undone(sheet: Sheet) -> tuple[float, ...]:
    """What undoes the printer's errors on this page."""
    grid = sheet.grid
    return grid.ticket.printer.matrix(grid.width, grid.height, sheet.side is Side.BACK)


def _printed(area: Box, sheet: Sheet) -> Box:
    """Where an area of a sheet lies on the page that is sent to the printer."""
    across, _, _, down, right, low = undone(sheet)
    return Box(
        across * area.left + right, down * area.top + low, across * area.width, down * area.height
    )


def _on_page(area: Box, grid: Grid) -> Box:
    """What of an area lies on the page."""
    left, top = max(0.0, area.left), max(0.0, area.top)
    right, bottom = min(grid.width, area.right), min(grid.height, area.bottom)
    return Box(left, top, right - left, bottom - top)


def _points(area: Box, height: float) -> tuple[float, ...]:
    """An area as PDF wants it: in points, from the lower left corner of the page."""
    corners = (area.left, height - area.bottom, area.right, height - area.top)
    return tuple(round(corner / POINT, 4) for corner in corners)
