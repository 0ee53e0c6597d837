"""Elliptical arcs as cubic curves (SVG 1.1, appendix F.6)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

Point = tuple[float, float]
Curve = tuple[float, float, float, float, float, float]


def curves(start: Point, numbers: Sequence[float]) -> Iterator[Curve]:
    """The curves of an SVG arc command.

    `numbers` are its seven: the two radii, the turn of the ellipse in degrees, the flags
    for the large arc and for the positive sweep, and the end point.
    """
    wide, high, turn, large, sweep, end_x, end_y = numbers
    end = (end_x, end_y)
    if start == end:
        return
    if not wide or not high:
        yield (*start, *end, *end)
        return
    tilt = math.radians(turn)
    lean = (math.cos(tilt), math.sin(tilt))
    half = _back(lean, (start[0] - end[0]) / 2, (start[1] - end[1]) / 2)
    wide, high = _large_enough(abs(wide), abs(high), half)
    middle = _centre(wide, high, half, large == sweep)
    first = math.atan2((half[1] - middle[1]) / high, (half[0] - middle[0]) / wide)
    last = math.atan2((-half[1] - middle[1]) / high, (-half[0] - middle[0]) / wide)
    swept = (last - first) % math.tau if sweep else -((first - last) % math.tau)
    shift = _forth(lean, *middle)
    centre = (shift[0] + (start[0] + end[0]) / 2, shift[1] + (start[1] + end[1]) / 2)
    pieces = max(1, math.ceil(abs(swept) / (math.pi / 2) - 1e-9))
    for piece in range(pieces):
        angle = first + swept * piece / pieces
        points = _quarter(angle, swept / pieces)
        flat = [part for x, y in points for part in _plus(centre, _forth(lean, wide * x, high * y))]
        yield flat[0], flat[1], flat[2], flat[3], flat[4], flat[5]


def _quarter(angle: float, swept: float) -> tuple[Point, Point, Point]:
    """The control points and the end of a piece of the unit circle."""
    reach = 4 / 3 * math.tan(swept / 4)
    end = angle + swept
    return (
        (math.cos(angle) - reach * math.sin(angle), math.sin(angle) + reach * math.cos(angle)),
        (math.cos(end) + reach * math.sin(end), math.sin(end) - reach * math.cos(end)),
        (math.cos(end), math.sin(end)),
    )


def _large_enough(wide: float, high: float, half: Point) -> Point:
    """The radii, grown until the ellipse can reach both ends."""
    short = math.hypot(half[0] / wide, half[1] / high)
    return (wide * short, high * short) if short > 1 else (wide, high)


def _centre(wide: float, high: float, half: Point, same_flags: bool) -> Point:
    """The middle of the ellipse, seen from between the ends and along its axes."""
    span = (wide * half[1]) ** 2 + (high * half[0]) ** 2
    length = math.sqrt(max(0.0, ((wide * high) ** 2 - span) / span))
    if same_flags:
        length = -length
    return length * wide * half[1] / high, -length * high * half[0] / wide


def _forth(lean: Point, x: float, y: float) -> Point:
    return lean[0] * x - lean[1] * y, lean[1] * x + lean[0] * y


def _back(lean: Point, x: float, y: float) -> Point:
    return lean[0] * x + lean[1] * y, lean[0] * y - lean[1] * x


def _plus(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]
