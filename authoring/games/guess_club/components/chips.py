"""The money: chips of three values, and notes for what is owed to the bank."""

from __future__ import annotations

import math
from collections.abc import Iterator

from authoring.games.guess_club.config import Config
from authoring.model import Text
from authoring.printing import chrome, figure
from authoring.printing.desk import Desk, said
from authoring.printing.face import Component, Face, Mark, PrintedCard, Shape

SIDE = 24.0
SIZE = "24x24"
MIDDLE = SIDE / 2

CHIPS = ((10, 64, "teal", 12), (50, 40, "blue", 8), (200, 24, "red", 6))
"""Value, how many, swatch, and notches on the rim: 128 in all, as in the box (GC-11).
Eight players take 150 each in fives of tens and twos of fifties, and more remains."""

LOANS = 12
"""Notes of one loan each (GC-72)."""

RIM, DISC = 10.6, 7.3
"""The radius of the notched rim, and of the disc with the value."""

USE = said(
    "Cut out; the stiffer, the better. Whoever borrows takes a red-framed note and "
    "$100 in chips, and pays the note back at the end.",
    "裁下，越硬越好。借钱的人拿一张红框借条和价值100元的筹码，游戏结束时凭借条归还。",
)


def chips(desk: Desk, title: Text) -> Component:
    """All chips, with the same on both sides."""
    cards = []
    for value, count, swatch, notches in CHIPS:
        face = Face(SIDE, SIDE, tuple(_chip(value, swatch, notches, desk)))
        cards += [PrintedCard(f"{value}-{at}", face, face) for at in range(1, count + 1)]
    loan = Face(SIDE, SIDE, tuple(_loan(Config().loan, desk)))
    cards += [PrintedCard(f"loan-{at}", loan, loan) for at in range(1, LOANS + 1)]
    label = said("chips", "筹码")
    return Component(desk.stack("chips", title, label, SIZE, tuple(cards)), USE)


def _chip(value: int, name: str, notches: int, desk: Desk) -> Iterator[Mark]:
    """A value on a disc, in a rim whose notches tell it as well as its colour does."""
    swatch, paper = desk.theme.swatches[name], desk.theme.paper
    yield chrome.ground(SIDE, SIDE, swatch.fill)
    yield Shape(figure.circle(MIDDLE, MIDDLE, RIM), swatch.figure)
    yield Shape(_notches(notches), paper)
    yield Shape(figure.circle(MIDDLE, MIDDLE, DISC), paper)
    yield from desk.badge(str(value), MIDDLE, MIDDLE, 19 if value < 100 else 16, swatch.fill)


def _notches(count: int) -> str:
    """Path data of blocks along the rim, each as wide as the gap to the next is not."""
    half = math.pi / count * 0.36
    parts = []
    for index in range(count):
        middle = 2 * math.pi * index / count
        corners = [
            (RIM, middle - half),
            (RIM, middle + half),
            (DISC + 0.8, middle + half),
            (DISC + 0.8, middle - half),
        ]
        points = [
            (MIDDLE + radius * math.sin(angle), MIDDLE - radius * math.cos(angle))
            for radius, angle in corners
        ]
        parts.append(figure.polygon(points, 0.25))
    return "".join(parts)


def _loan(amount: int, desk: Desk) -> Iterator[Mark]:
    """What one loan is, in a frame, so that it is not taken for money."""
    theme = desk.theme
    yield chrome.ground(SIDE, SIDE, theme.paper)
    yield Shape(
        figure.rectangle(1.8, 1.8, SIDE - 3.6, SIDE - 3.6, 2.4),
        stroke=theme.colours["wrong"],
        stroke_width=0.7,
        dash=(1.6, 1.2),
    )
    yield from desk.badge(f"−{amount}", MIDDLE, 9.6, 15, theme.colours["wrong"])
    role = desk.role("caption")
    yield from desk.abreast(said("loan", "借款"), role, 3.4, 18.2, SIDE - 6.8, 0.5)
