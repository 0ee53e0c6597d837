"""Outlines that cards are built from, as SVG path data in millimetres."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

Point = tuple[float, float]

SPAN = {"circle": 1.0, "square": 1.76, "hexagon": 1.1, "pentagon": 1.12, "diamond": 1.2}
"""How large each shape is drawn, against the radius of a circle, to look as large."""


@lru_cache(maxsize=1024)
def rectangle(left: float, top: float, width: float, height: float, radius: float = 0.0) -> str:
    """A rectangle, its corners rounded, at most to half of its shorter side."""
    radius = max(0.0, min(radius, width / 2, height / 2))
    if not radius:
        return f"M{_at(left, top)}h{_n(width)}v{_n(height)}h{_n(-width)}Z"
    corner = f"a{_n(radius)} {_n(radius)} 0 0 1"
    across, down = _n(width - 2 * radius), _n(height - 2 * radius)
    out = _n(radius)
    return (
        f"M{_at(left + radius, top)}h{across}{corner} {out} {out}v{down}{corner} -{out} {out}"
        f"h-{across}{corner} -{out} -{out}v-{down}{corner} {out} -{out}Z"
    )


@lru_cache(maxsize=1024)
def circle(across: float, down: float, radius: float) -> str:
    """A circle around a point."""
    size = _n(radius)
    return (
        f"M{_at(across - radius, down)}a{size} {size} 0 1 0 {_n(2 * radius)} 0"
        f"a{size} {size} 0 1 0 {_n(-2 * radius)} 0Z"
    )


def polygon(points: Sequence[Point], radius: float) -> str:
    """A closed line through the points, each corner cut off by a curve of about `radius`."""
    parts = []
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % len(points)]
        start, end = _towards(corner, before, radius), _towards(corner, after, radius)
        parts.append(f"{'L' if index else 'M'}{_at(*start)}Q{_at(*corner)} {_at(*end)}")
    return "".join(parts) + "Z"


@lru_cache(maxsize=4096)
def regular(
    across: float, down: float, radius: float, corners: int, rounding: float, turn: float = 0.0
) -> str:
    """A regular polygon around a point, one corner upwards when it is not turned (degrees)."""
    return polygon(_ring(across, down, radius, corners, turn), rounding)


@lru_cache(maxsize=1024)
def star(across: float, down: float, radius: float, points: int, rounding: float) -> str:
    """A star around a point, one ray upwards."""
    outer = _ring(across, down, radius, points, 0.0)
    inner = _ring(across, down, radius * 0.52, points, 180 / points)
    return polygon([point for pair in zip(outer, inner, strict=True) for point in pair], rounding)


def badge(shape: str, across: float, down: float, radius: float) -> str:
    """One of the named shapes, looking as large as a circle of this radius."""
    size = radius * SPAN[shape]
    if shape == "circle":
        return circle(across, down, size)
    if shape == "square":
        return rectangle(across - size / 2, down - size / 2, size, size, size * 0.2)
    if shape == "diamond":
        return regular(across, down, size, 4, radius * 0.34)
    if shape == "hexagon":
        return regular(across, down, size, 6, radius * 0.26)
    return regular(across, down + radius * 0.06, size, 5, radius * 0.3)


def emblem(shape: str, across: float, down: float, radius: float) -> str:
    """One of eight shapes that are easy to tell apart, in a circle around a point."""
    if shape == "star":
        return star(across, down + radius * 0.06, radius * 1.12, 5, radius * 0.2)
    if shape == "drop":
        return _drop(across, down, radius)
    if shape == "flower":
        petals = _ring(across, down, radius * 0.52, 4, 45.0)
        return "".join(circle(*petal, radius * 0.52) for petal in petals)
    return badge(shape, across, down, radius)


def _drop(across: float, down: float, radius: float) -> str:
    """A drop, its point upwards."""
    wide, middle = radius * 0.78, down + radius * 0.24
    return (
        f"M{_at(across, down - 1.08 * radius)}"
        f"C{_at(across + 0.3 * radius, down - 0.6 * radius)} "
        f"{_at(across + wide, middle - 0.5 * radius)} {_at(across + wide, middle)}"
        f"A{_n(wide)} {_n(wide)} 0 0 1 {_at(across - wide, middle)}"
        f"C{_at(across - wide, middle - 0.5 * radius)} "
        f"{_at(across - 0.3 * radius, down - 0.6 * radius)} {_at(across, down - 1.08 * radius)}Z"
    )


def tick(across: float, down: float, size: float) -> str:
    """A tick in a square around a point: an open line, to be stroked."""
    return (
        f"M{_at(across - 0.42 * size, down + 0.04 * size)}"
        f"L{_at(across - 0.1 * size, down + 0.34 * size)}"
        f"L{_at(across + 0.44 * size, down - 0.34 * size)}"
    )


def cross(across: float, down: float, size: float) -> str:
    """A cross in a square around a point: open lines, to be stroked."""
    half = 0.34 * size
    return (
        f"M{_at(across - half, down - half)}L{_at(across + half, down + half)}"
        f"M{_at(across + half, down - half)}L{_at(across - half, down + half)}"
    )


def arrow(start: Point, end: Point, size: float) -> str:
    """A line with a head at its end: open lines, to be stroked."""
    length = math.dist(start, end)
    ahead = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    back, side = size, size * 0.85
    barbs = (
        (
            end[0] - back * ahead[0] - turn * side * ahead[1],
            end[1] - back * ahead[1] + turn * side * ahead[0],
        )
        for turn in (-1, 1)
    )
    one, other = barbs
    return f"M{_at(*start)}L{_at(*end)}M{_at(*one)}L{_at(*end)}L{_at(*other)}"


def lens(across: float, down: float, size: float) -> str:
    """A magnifying glass in a square around a point: open lines, to be stroked."""
    radius = 0.3 * size
    middle = (across - 0.1 * size, down - 0.1 * size)
    edge = radius * math.sqrt(0.5)
    return (
        f"{circle(*middle, radius)}M{_at(middle[0] + edge, middle[1] + edge)}"
        f"L{_at(across + 0.42 * size, down + 0.42 * size)}"
    )


def house(across: float, down: float, size: float) -> str:
    """A house in a square around a point: open lines, to be stroked."""
    left, right, top = across - 0.3 * size, across + 0.3 * size, down - 0.42 * size
    eaves, floor = down - 0.04 * size, down + 0.38 * size
    return (
        f"M{_at(across - 0.46 * size, eaves)}L{_at(across, top)}L{_at(across + 0.46 * size, eaves)}"
        f"M{_at(left, eaves - 0.06 * size)}V{_n(floor)}H{_n(right)}V{_n(eaves - 0.06 * size)}"
        f"M{_at(across, floor)}v{_n(-0.2 * size)}"
    )


def _ring(across: float, down: float, radius: float, count: int, turn: float) -> list[Point]:
    angles = [math.radians(turn + 360 * index / count) for index in range(count)]
    return [
        (across + radius * math.sin(angle), down - radius * math.cos(angle)) for angle in angles
    ]


def _towards(start: Point, end: Point, way: float) -> Point:
    """The point so far on the way to another, at most half-way."""
    length = math.dist(start, end)
    share = min(0.5, way / length)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _n(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _at(across: float, down: float) -> str:
    return f"{_n(across)} {_n(down)}"
