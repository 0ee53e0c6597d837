"""What is laid on the numbers of the board: predictions, the counter, and the setter's mark."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.guess_club.components.colours import Colour, colours
from authoring.games.guess_club.config import Config
from authoring.model import Text
from authoring.printing import chrome, figure
from authoring.printing.desk import Desk, said
from authoring.printing.face import Component, Face, Mark, PrintedCard, Shape

SIDE = 14.0
SIZE = "14x14"
MIDDLE = SIDE / 2

USE = said(
    "Cut out; the stiffer, the better. Four markers of each colour for predictions; "
    "the white ones count matches and rounds, the star is the setter's.",
    "裁下，越硬越好。每种颜色四个预测标记；白色的用来记匹配次数和轮数，星星交给出题者。",
)


def markers(desk: Desk, title: Text) -> Component:
    """Four markers a player (GC-03), the match counter (GC-06), one for the round (GC-12),
    and the mark of the setter (GC-10)."""
    config = Config()
    faces = [
        (f"{colour.name}-{number}", face)
        for colour in colours(desk, config.players[1])
        for face in [Face(SIDE, SIDE, tuple(_marker(colour)))]
        for number in range(1, config.markers_per_player + 1)
    ]
    faces += [
        ("matches", Face(SIDE, SIDE, tuple(_counter(desk)))),
        ("round", Face(SIDE, SIDE, tuple(_ring(desk)))),
        ("setter", Face(SIDE, SIDE, tuple(_setter(desk)))),
    ]
    cards = tuple(PrintedCard(name, face, face) for name, face in faces)
    label = said("markers", "标记")
    return Component(desk.stack("markers", title, label, SIZE, cards), USE)


def _marker(colour: Colour) -> Iterator[Mark]:
    """The shape of a colour in its text colour, large enough to be told from above."""
    yield chrome.ground(SIDE, SIDE, colour.swatch.fill)
    yield Shape(figure.emblem(colour.emblem, MIDDLE, MIDDLE, 4.0), colour.swatch.text)


def _counter(desk: Desk) -> Iterator[Mark]:
    """Two equal shapes side by side: a match."""
    ink = desk.theme.ink
    yield chrome.ground(SIDE, SIDE, desk.theme.paper)
    yield from _frame(ink)
    yield Shape(figure.circle(MIDDLE - 2.1, MIDDLE, 2.6), ink)
    yield Shape(figure.circle(MIDDLE + 2.1, MIDDLE, 2.6), desk.theme.paper, ink, 0.7)


def _ring(desk: Desk) -> Iterator[Mark]:
    ink = desk.theme.ink
    yield chrome.ground(SIDE, SIDE, desk.theme.paper)
    yield from _frame(ink)
    yield Shape(figure.circle(MIDDLE, MIDDLE, 3.2), stroke=ink, stroke_width=1.4)


def _setter(desk: Desk) -> Iterator[Mark]:
    yield chrome.ground(SIDE, SIDE, desk.theme.ink)
    yield Shape(figure.star(MIDDLE, MIDDLE + 0.3, 4.7, 5, 0.7), desk.theme.swatches["yellow"].fill)


def _frame(colour: str) -> Iterator[Mark]:
    yield Shape(
        figure.rectangle(1.4, 1.4, SIDE - 2.8, SIDE - 2.8, 1.8), stroke=colour, stroke_width=0.6
    )
