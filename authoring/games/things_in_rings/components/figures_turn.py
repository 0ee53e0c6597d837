"""The pictures of play in the leaflet: the Knower's secrets, and a thing laid right or wrong."""

from __future__ import annotations

import math
from collections.abc import Iterator

from authoring.games.things_in_rings.cards import RINGS
from authoring.games.things_in_rings.faces_rules import SWATCHES, ring_icon
from authoring.printing import figure
from authoring.printing.desk import Desk
from authoring.printing.face import Art, Mark, Shape
from authoring.printing.theme import Swatch

SECRETS, TURN = 25.0, 27.0
"""How high the pictures are, in millimetres."""

FAN = {"word": -20.0, "attribute": 0.0, "context": 20.0}
"""How far the Knower's cards are turned, in degrees."""

KEY = (
    (1, 0, 1, 1, 0, 0, 1),
    (0, 1, 1, 0, 0, 1, 0),
    (1, 1, 0, 0, 1, 0, 1),
    (0, 0, 1, 1, 0, 1, 1),
)
"""Dots in the answer key."""

RIGHT_THING, WRONG_THING = "red-apple", "owl"


def secrets(desk: Desk, swatch: Swatch, left: float, top: float, width: float) -> Iterator[Mark]:
    """Three rules in a fan, as others see them, and the answer key."""
    theme = desk.theme
    yield Shape(figure.rectangle(left, top, width, SECRETS, 2.5), swatch.tint)
    hub = (left + 17.4, top + 37.0)
    for ring in RINGS:
        colour = theme.swatches[SWATCHES[ring]]
        card = [_turned(hub, FAN[ring], *corner) for corner in _corners(4.7, 18.2, 32.6)]
        yield Shape(figure.polygon(card, 1.2), colour.fill, swatch.tint, 0.5)
        middle = _turned(hub, FAN[ring], 0.0, 26.4)
        yield from ring_icon(ring, *middle, 3.1, colour.text, theme, desk.proof)
    sheet = (left + width - 18.6, top + 4.8, 15.6, 15.4)
    yield Shape(figure.rectangle(*sheet, 1.0), theme.paper, swatch.fill, 0.3)
    for row, dots in enumerate(KEY):
        down = sheet[1] + 3.2 + 3.1 * row
        name = f"M{sheet[0] + 1.6:.3f} {down:.3f}h{(2.8, 2.0, 2.5, 1.8)[row]}"
        yield Shape(name, stroke=theme.muted, stroke_width=0.5)
        path = "".join(
            figure.circle(sheet[0] + 5.6 + 1.4 * column, down, 0.45)
            for column, dot in enumerate(dots)
            if dot
        )
        yield Shape(path, swatch.fill)


def _corners(half: float, foot: float, head: float) -> list[tuple[float, float]]:
    """The corners of a card as points right of and above a hub."""
    return [(-half, foot), (-half, head), (half, head), (half, foot)]


def _turned(hub: tuple[float, float], angle: float, right: float, up: float) -> tuple[float, float]:
    turn = math.radians(angle)
    return (
        hub[0] + right * math.cos(turn) + up * math.sin(turn),
        hub[1] + right * math.sin(turn) - up * math.cos(turn),
    )


def turn(desk: Desk, swatch: Swatch, left: float, top: float, width: float) -> Iterator[Mark]:
    """A thing that stays where it was laid, and one that the Knower moves (TR-17, TR-18)."""
    theme, half = desk.theme, (width - 2.0) / 2
    for start in (left, left + half + 2.0):
        yield Shape(figure.rectangle(start, top, half, TURN, 2.5), swatch.tint)
        middle = (start + half / 2 + 2.0, top + TURN / 2)
        ring = figure.circle(*middle, 9.2)
        yield Shape(ring, stroke=theme.swatches["yellow"].fill, stroke_width=1.1)
    place = (left + half / 2 + 2.0, top + TURN / 2)
    yield from _thing(desk, swatch, *place, RIGHT_THING)
    sign = figure.tick(left + 4.4, top + 4.8, 4.2)
    yield Shape(sign, stroke=theme.colours["right"], stroke_width=0.95)
    start = left + half + 2.0
    home, laid = (start + half / 2 + 3.4, place[1] - 1.0), (start + 4.8, top + TURN - 7.6)
    yield Shape(
        figure.rectangle(laid[0] - 3.0, laid[1] - 4.2, 6.0, 8.4, 0.8),
        theme.paper,
        theme.muted,
        0.3,
        (0.9, 0.8),
    )
    yield from _thing(desk, swatch, *home, WRONG_THING)
    arrow = figure.arrow((laid[0] + 2.4, laid[1] - 2.2), (home[0] - 4.8, home[1] + 2.2), 1.9)
    yield Shape(arrow, stroke=swatch.fill, stroke_width=0.6)
    sign = figure.cross(start + 4.4, top + 4.8, 4.2)
    yield Shape(sign, stroke=theme.colours["wrong"], stroke_width=0.95)


def _thing(desk: Desk, swatch: Swatch, across: float, down: float, name: str) -> Iterator[Mark]:
    """A small thing card with its picture."""
    ground = desk.theme.grounds[0]
    box = figure.rectangle(across - 4.0, down - 5.6, 8.0, 11.2, 1.0)
    yield Shape(box, ground.tint, swatch.fill, 0.25)
    yield Shape(figure.circle(across, down - 1.2, 3.2), ground.blob)
    yield Art(name, across - 2.3, down - 3.5, 4.6)
    yield Shape(
        f"M{across - 1.8:.3f} {down + 3.7:.3f}h3.6", stroke=desk.theme.ink, stroke_width=0.6
    )
