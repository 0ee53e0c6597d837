"""The outlines of SVG's shapes, as segments."""

from __future__ import annotations

from collections.abc import Callable

from authoring.printing.path import Segment, segments
from authoring.printing.xml import Element

KAPPA = 0.5522847498307936
"""How far, in radii, the control points of a quarter circle stand off."""

Outline = tuple[Segment, ...]


def ellipse(across: float, down: float, wide: float, high: float) -> Outline:
    """An ellipse by its middle and its radii."""
    far, low = KAPPA * wide, KAPPA * high
    left, right, top, bottom = across - wide, across + wide, down - high, down + high
    return (
        ("M", (right, down)),
        ("C", (right, down + low, across + far, bottom, across, bottom)),
        ("C", (across - far, bottom, left, down + low, left, down)),
        ("C", (left, down - low, across - far, top, across, top)),
        ("C", (across + far, top, right, down - low, right, down)),
        ("Z", ()),
    )


def rectangle(
    left: float, top: float, width: float, height: float, wide: float = 0.0, high: float = 0.0
) -> Outline:
    """A rectangle, with the radii of its corners."""
    right, bottom = left + width, top + height
    if not wide or not high:
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        return _polygon(corners)
    far, low = wide * (1 - KAPPA), high * (1 - KAPPA)
    return (
        ("M", (left + wide, top)),
        ("L", (right - wide, top)),
        ("C", (right - far, top, right, top + low, right, top + high)),
        ("L", (right, bottom - high)),
        ("C", (right, bottom - low, right - far, bottom, right - wide, bottom)),
        ("L", (left + wide, bottom)),
        ("C", (left + far, bottom, left, bottom - low, left, bottom - high)),
        ("L", (left, top + high)),
        ("C", (left, top + low, left + far, top, left + wide, top)),
        ("Z", ()),
    )


def _polygon(points: tuple[tuple[float, float], ...]) -> Outline:
    first, *others = points
    return (("M", first), *(("L", point) for point in others), ("Z", ()))


def _path(node: Element) -> Outline:
    return segments(node.get("d") or "")


def _circle(node: Element) -> Outline:
    radius = node.number("r")
    return ellipse(node.number("cx"), node.number("cy"), radius, radius)


def _ellipse(node: Element) -> Outline:
    return ellipse(node.number("cx"), node.number("cy"), node.number("rx"), node.number("ry"))


def _rect(node: Element) -> Outline:
    width, height = node.number("width"), node.number("height")
    wide = node.number("rx" if node.get("rx") else "ry")
    high = node.number("ry" if node.get("ry") else "rx")
    return rectangle(
        node.number("x"),
        node.number("y"),
        width,
        height,
        min(wide, width / 2),
        min(high, height / 2),
    )


def _line(node: Element) -> Outline:
    return (
        ("M", (node.number("x1"), node.number("y1"))),
        ("L", (node.number("x2"), node.number("y2"))),
    )


def _polyline(node: Element) -> Outline:
    numbers = node.numbers("points")
    points = zip(numbers[::2], numbers[1::2], strict=False)
    return tuple(("L" if index else "M", point) for index, point in enumerate(points))


def _closed(node: Element) -> Outline:
    return (*_polyline(node), ("Z", ()))


OUTLINES: dict[str, Callable[[Element], Outline]] = {
    "path": _path,
    "circle": _circle,
    "ellipse": _ellipse,
    "rect": _rect,
    "line": _line,
    "polyline": _polyline,
    "polygon": _closed,
}
"""How to draw each element that is a shape."""
