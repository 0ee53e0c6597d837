"""The picture of the end of a round in the leaflet: whose prediction has come true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from authoring.games.guess_club.components.colours import Colour
from authoring.printing import figure
from authoring.printing.desk import Desk, said
from authoring.printing.face import Mark, Shape
from authoring.printing.theme import Swatch

HIGH = 27.0
"""How high the picture is, in millimetres."""

COUNTED = 3
"""What the counter shows."""

PREDICTED = ((COUNTED - 1, 0), (COUNTED, 4), (COUNTED + 1, 5))
"""What three players have predicted, by their colours."""

CHIPS = (("teal", 0.0, 0.0), ("blue", 3.6, 0.9), ("red", 1.9, -2.5))


def settling(
    desk: Desk, players: Sequence[Colour], left: float, top: float, width: float
) -> Iterator[Mark]:
    """The marker below the counter's number takes what lies in the pool and the reward (GC-66)."""
    theme, swatch = desk.theme, desk.theme.swatches["teal"]
    yield Shape(figure.rectangle(left, top, width, HIGH, 2.5), swatch.tint)
    for index, (number, player) in enumerate(PREDICTED):
        across, down = left + 6.6 + 9.0 * index, top + 8.4
        won = number == COUNTED
        if won:
            ring = figure.circle(across, down, 4.9)
            yield Shape(ring, None, theme.swatches["yellow"].fill, 1.2)
        yield Shape(figure.circle(across, down, 3.8), swatch.fill)
        yield from desk.badge(str(number), across, down, 11, swatch.text)
        colour = players[player]
        place = (across, top + 19.4)
        box = figure.rectangle(place[0] - 2.5, place[1] - 2.5, 5.0, 5.0, 0.8)
        yield Shape(box, colour.swatch.fill if won else theme.colours["hairline"])
        sign = colour.swatch.text if won else theme.paper
        yield Shape(figure.emblem(colour.emblem, *place, 1.5), sign)
    arrow = figure.arrow((left + 31.0, top + HIGH / 2), (left + 36.4, top + HIGH / 2), 1.9)
    yield Shape(arrow, stroke=swatch.fill, stroke_width=0.6)
    yield from _gain(desk, swatch, left + 45.2, top)


def _gain(desk: Desk, swatch: Swatch, across: float, top: float) -> Iterator[Mark]:
    """Pool and reward, as a heap of chips each."""
    theme = desk.theme
    style = theme.roles["caption"].first.on(theme.ink)
    names = (said("pool", "奖金池"), said("reward", "奖励"))
    for row, name in enumerate(names):
        down = top + 5.4 + 12.2 * row
        for chip, right, lift in CHIPS:
            middle = (across - 1.9 + right, down + lift + 0.4)
            yield Shape(figure.circle(*middle, 2.1), theme.swatches[chip].fill, theme.paper, 0.4)
            yield Shape(figure.circle(*middle, 1.0), theme.paper)
        yield from desk.centred(name, style, across, down + 5.5, 13)
