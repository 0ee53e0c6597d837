"""The pictures of one turn in the leaflet: choosing a word, writing clues, what a guess brings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from authoring.printing import figure
from authoring.printing.block import LEFT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Art, Mark, Shape
from authoring.printing.theme import Role, Swatch

CHOOSE, WRITE, OUTCOME_ROW = 30.0, 21.0, 9.0
"""How high the pictures are, and a row of the last, in millimetres."""

CHOSEN = 2
"""Which word of the card is named, counted from 0."""

OUTCOMES = (
    (said("right", "猜对"), 1),
    (said("wrong", "猜错"), 2),
    (said("passed", "放弃"), 1),
)
"""What comes of a guess, and how many cards it moves (JO-41, JO-42, JO-44)."""

Signs = tuple[Callable[[float, float, float], str], ...]


def choose(desk: Desk, swatch: Swatch, left: float, top: float, width: float) -> Iterator[Mark]:
    """A card whose third word is named by the guesser, who does not see it."""
    theme = desk.theme
    yield Shape(figure.rectangle(left, top, width, CHOOSE, 2.5), swatch.tint)
    card = (left + 6.0, top + 3.0, 18.6, 24.0)
    yield Shape(figure.rectangle(*card, 1.6), swatch.fill)
    yield Shape(figure.rectangle(card[0] + 1.3, card[1] + 2.6, 16.0, 20.0, 1.2), theme.paper)
    for index, number in enumerate(theme.numbers):
        across, down = card[0] + 4.0, card[1] + 5.0 + 3.8 * index
        if index == CHOSEN:
            row = figure.rectangle(card[0] - 1.4, down - 2.2, 21.4, 4.4, 2.2)
            yield Shape(row, theme.paper, number.fill, 0.6)
        yield Shape(figure.badge(number.shape, across, down, 1.25), number.fill)
        line = f"M{across + 3:.3f} {down:.3f}h{(8.6, 6.8, 9.4, 7.6, 8.2)[index]}"
        yield Shape(line, stroke=theme.ink, stroke_width=0.75)
    yield from _said(desk, swatch, left + 30.5, top + 2.6)


def _said(desk: Desk, swatch: Swatch, left: float, top: float) -> Iterator[Mark]:
    """A person who says the number of the chosen word."""
    theme, number = desk.theme, desk.theme.numbers[CHOSEN]
    bubble = [(left, top), (left + 17, top), (left + 17, top + 13.4), (left, top + 13.4)]
    yield Shape(figure.polygon(bubble, 3.4), theme.paper)
    yield Shape(f"M{left + 6:.3f} {top + 12.6:.3f}h5.4l-1.2 4.2Z", theme.paper)
    yield Shape(figure.badge(number.shape, left + 8.5, top + 6.7, 4.6), number.fill)
    yield from desk.badge(str(CHOSEN + 1), left + 8.5, top + 6.7, 18, number.text)
    head = (left + 12.4, top + 19.4)
    yield Shape(figure.circle(*head, 2.7), swatch.fill)
    yield Shape(f"M{head[0] - 4.6:.3f} {top + 27.4:.3f}v-0.6a4.6 4.6 0 0 1 9.2 0v0.6Z", swatch.fill)


def write(desk: Desk, swatch: Swatch, left: float, top: float, width: float) -> Iterator[Mark]:
    """A clue being written; the easels of the others are turned away."""
    theme = desk.theme
    yield Shape(figure.rectangle(left, top, width, WRITE, 2.5), swatch.tint)
    for across in (2.6, width - 13.6):
        yield Shape(_board(left + across, top + 3.2, 11.0, 5.8), swatch.fill)
    middle = left + width / 2
    yield Shape(_board(middle - 17.5, top + 6.4, 35.0, 12.8), theme.paper, swatch.fill, 0.4)
    style = replace(theme.roles["title"].first, size=16.0).on(theme.ink)
    yield from desk.centred(said("cheese", "奶酪"), style, middle - 4.2, top + 12.8, 22)
    yield Art("pencil", middle + 6.6, top + 6.0, 10.5)


def _board(left: float, top: float, wide: float, high: float) -> str:
    """The outline of an easel."""
    slope = wide * 0.055
    corners = [
        (left + slope, top),
        (left + wide - slope, top),
        (left + wide, top + high),
        (left, top + high),
    ]
    return figure.polygon(corners, 0.9)


def outcome(desk: Desk, swatch: Swatch, left: float, top: float, width: float) -> Iterator[Mark]:
    """Where the cards go: to the guessed ones, or to the box."""
    theme = desk.theme
    high = OUTCOME_ROW * len(OUTCOMES) + 2
    yield Shape(figure.rectangle(left, top, width, high, 2.5), swatch.tint)
    signs: Signs = (figure.tick, figure.cross, _dash)
    colours = (theme.colours["right"], theme.colours["wrong"], theme.muted)
    strong = Role(*[theme.roles["lead"].first.on(theme.ink)] * 3)
    for index, ((words, count), sign) in enumerate(zip(OUTCOMES, signs, strict=True)):
        down = top + 1 + OUTCOME_ROW * (index + 0.5)
        yield Shape(sign(left + 5.2, down, 4.2), stroke=colours[index], stroke_width=0.95)
        yield from desk.abreast(words, strong, left + 9.6, down + 1.1, 14, LEFT)
        for card in range(count):
            yield from _card(desk, swatch, left + 27.0 - 3.4 * (count - 1 - card), down)
        arrow = figure.arrow((left + 33.0, down), (left + 39.4, down), 2.0)
        yield Shape(arrow, stroke=swatch.fill, stroke_width=0.6)
        if index == 0:
            box = figure.rectangle(left + 43.2, down - 3.6, 5.2, 7.2, 0.8)
            yield Shape(box, theme.paper, swatch.fill, 0.35, (1.0, 0.9))
            yield from desk.badge("+1", left + 45.8, down, 9, swatch.fill)
        else:
            path = f"M{left + 41.6:.3f} {down - 2.6:.3f}v5.4h8.4v-5.4"
            yield Shape(path, stroke=swatch.fill, stroke_width=0.7)


def _card(desk: Desk, swatch: Swatch, left: float, down: float) -> Iterator[Mark]:
    """A small word card."""
    yield Shape(figure.rectangle(left, down - 3.6, 5.2, 7.2, 0.8), swatch.fill, swatch.tint, 0.35)
    lines = "".join(f"M{left + 1.3:.3f} {down - 1.8 + 1.2 * row:.3f}h2.6" for row in range(4))
    yield Shape(lines, stroke=desk.theme.paper, stroke_width=0.4)


def _dash(across: float, down: float, size: float) -> str:
    """A line through a point, to be stroked."""
    return f"M{across - 0.34 * size:.3f} {down:.3f}h{0.68 * size:.3f}"
