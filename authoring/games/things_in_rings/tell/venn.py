"""The rings as a picture in text: circles drawn on a grid of characters.

A character is about twice as high as wide, so that a circle of radius r spans r rows
and 2r columns to each side.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from authoring.games.things_in_rings.play.state import region_names
from authoring.games.things_in_rings.tell.words import Words
from authoring.language.width import columns

Point = tuple[float, float]

RADIUS = 6.0

CENTRES: Mapping[int, Sequence[Point]] = {
    1: ((16, 7),),
    2: ((16, 7), (30, 7)),
    3: ((16, 7), (30, 7), (23, 13)),
}
"""The middle of each ring, as column and row, by the number of rings."""

WIDTH = 47


def picture(rings: Sequence[str], things: Mapping[str, Sequence[str]], words: Words) -> str:
    """The rings with the number of things in each region, and below the things by region.

    `things` are names by region; a region that is not there holds none.
    """
    regions = region_names(rings)
    counts = [len(things.get(region, ())) for region in regions]
    drawing = _drawing(CENTRES[len(rings)], counts)
    lines = [_labels(rings, words, slice(2)), *drawing, _labels(rings, words, slice(2, None)), ""]
    told = [(words.region(region), things.get(region, ())) for region in reversed(regions)]
    widest = max(columns(name) for name, _ in told)
    for name, held in told:
        gap = " " * (widest - columns(name))
        lines.append(f"  {name}{gap}  {words.comma.join(held) or words.nothing}")
    return "\n".join(lines)


def _labels(rings: Sequence[str], words: Words, which: slice) -> str:
    """The names of some rings in one line, each in the column of its ring's middle."""
    line = ""
    for ring, (column, _) in zip(rings[which], CENTRES[len(rings)][which], strict=True):
        name = words.rings[ring]
        line += " " * (int(column) - columns(name) // 2 - columns(line)) + name
    return line


def _drawing(centres: Sequence[Point], counts: Sequence[int]) -> list[str]:
    height = int(max(row for _, row in centres) + RADIUS) + 1
    grid = [[_mark(centres, column, row) for column in range(WIDTH)] for row in range(height + 1)]
    for number, count in enumerate(counts):
        column, row = _middle(centres, number, height)
        for offset, digit in enumerate(str(count)):
            grid[row][column + offset] = digit
    return [line for each in grid if (line := "".join(each).rstrip())]


def _mark(centres: Sequence[Point], column: int, row: int) -> str:
    return "." if any(_on_edge(centre, column, row) for centre in centres) else " "


def _on_edge(centre: Point, column: int, row: int) -> bool:
    """Whether the circle crosses this character's cell, from its inside to its outside."""
    corners = [
        _distance(centre, column + right, row + down) < RADIUS
        for right, down in ((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5), (-0.5, -0.5))
    ]
    return any(first != second for first, second in pairwise(corners))


def _distance(centre: Point, column: float, row: float) -> float:
    across, down = (column - centre[0]) / 2, row - centre[1]
    return math.sqrt(across * across + down * down)


def _middle(centres: Sequence[Point], region: int, height: int) -> tuple[int, int]:
    """The cell of a region that lies farthest from every edge."""

    def room(cell: tuple[int, int]) -> float:
        column, row = cell
        distances = [_distance(centre, column, row) for centre in centres]
        where = sum((distance < RADIUS) << bit for bit, distance in enumerate(distances))
        if where != region:
            return -1.0
        return min(abs(distance - RADIUS) for distance in distances)

    if region == 0:
        return (1, 1)
    cells = [(column, row) for row in range(1, height) for column in range(2, WIDTH - 2)]
    return max(cells, key=room)
