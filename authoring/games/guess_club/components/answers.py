"""The cards that answers are written on, in the colours of the players."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.guess_club.components.colours import Colour, colours, neutral
from authoring.games.guess_club.config import Config
from authoring.model import Text
from authoring.printing import chrome, figure
from authoring.printing.desk import Desk, said
from authoring.printing.face import Component, Face, Mark, PrintedCard, Shape

WIDTH, HEIGHT = 68.0, 44.0
SIZE = "68x44"

COUNT = 84
"""The rule text has so many answer cards in all (GC-02): ten of each colour, of which six
are played with, and four of no colour, for whoever spoils one."""

STRIP = 13.0
"""The coloured strip at the left, in which the shape stands."""

PANEL = (STRIP, 4.0, WIDTH - STRIP - 4, HEIGHT - 8)
LINE = 29.0
"""The line that is written on, from the top."""

USE = said(
    "Cut out. Ten of each colour: play with six, keep four as spares. Slip them into card "
    "sleeves and write with a dry-wipe pen, or use a pencil; or print this file once a round.",
    "裁下。每种颜色十张：六张使用，四张备用。可以套上卡套用白板笔写，或者用铅笔写；也可以每轮打印一份。",
)


def answers(desk: Desk, title: Text) -> Component:
    """All answer cards, of as many colours as there may be players (GC-01, GC-02)."""
    played = colours(desk, Config().players[1])
    each = COUNT // len(played)
    counts = [(colour, each) for colour in played]
    counts.append((neutral(desk), COUNT - each * len(played)))
    cards = tuple(
        PrintedCard(f"{colour.name}-{number}", front, back)
        for colour, count in counts
        for front, back in [(_front(colour, desk), _back(colour, desk))]
        for number in range(1, count + 1)
    )
    label = said("answer cards", "答题卡")
    return Component(desk.stack("answer-cards", title, label, SIZE, cards), USE)


def _front(colour: Colour, desk: Desk) -> Face:
    """A panel with a line to write on, beside the shape of the colour."""
    theme, swatch = desk.theme, colour.swatch
    left, _, width, _ = PANEL
    return Face(
        WIDTH,
        HEIGHT,
        chrome.marks(
            chrome.ground(WIDTH, HEIGHT, swatch.fill),
            Shape(figure.emblem(colour.emblem, STRIP / 2 + 0.2, HEIGHT / 2, 3.5), swatch.text),
            Shape(figure.rectangle(*PANEL, theme.radius), theme.paper),
            Shape(
                f"M{left + 5:g} {LINE:g}H{left + width - 5:g}",
                stroke=theme.colours["hairline"],
                stroke_width=0.4,
            ),
        ),
    )


def _back(colour: Colour, desk: Desk) -> Face:
    return Face(WIDTH, HEIGHT, tuple(_back_marks(colour, desk)))


def _back_marks(colour: Colour, desk: Desk) -> Iterator[Mark]:
    """The shape of the colour on a disc, in a field of the same."""
    swatch, across, down = colour.swatch, WIDTH / 2, HEIGHT / 2
    radius = 11.5
    clear = (across - radius - 1, down - radius - 1, 2 * radius + 2, 2 * radius + 2)

    def small(_: int, at_x: float, at_y: float) -> str:
        return figure.emblem(colour.emblem, at_x, at_y, 1.7)

    yield chrome.ground(WIDTH, HEIGHT, swatch.fill)
    yield Shape(chrome.field(WIDTH, HEIGHT, 5.4, 2.6, small, clear), swatch.figure)
    yield Shape(figure.circle(across, down, radius), desk.theme.paper)
    inner = swatch.text if colour.name == "spare" else swatch.fill
    yield Shape(figure.emblem(colour.emblem, across, down, 6.4), inner)
