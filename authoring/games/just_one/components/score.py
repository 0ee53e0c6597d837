"""The score sheet: thirteen cards to count, the seven grades, and room for eight games."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.just_one.components.easels import SWATCH
from authoring.games.just_one.config import Config
from authoring.games.just_one.play.rounds import GRADES
from authoring.model import Text
from authoring.printing import chrome, figure
from authoring.printing.block import LEFT, RIGHT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Component, Face, Mark, PrintedCard, Shape

WIDTH, HEIGHT = 128.0, 182.0
SIZE = "128x182"
GAMES = 8
COPIES = 2

GRADE_NAMES = (
    said("play again", "再来一局"),
    said("on the way", "还有进步空间"),
    said("average", "一般"),
    said("good", "良好"),
    said("excellent", "优秀"),
    said("nearly perfect", "近乎完美"),
    said("perfect", "完美"),
)
"""What each grade is called (JO-49)."""

TITLE = 66.0
"""How wide the name of the game is at most."""

NAMES = 40.0
"""How wide the names of the grades are."""

LADDER = (6.0, 24.0, WIDTH - 12, 72.0)
LOG = (6.0, 102.0, WIDTH - 12, 74.0)
DATE = 36.0
"""Where the column of dates ends."""

USE = said(
    "Cut out. Tick a number for each card that you guess, and write down each game "
    "below. Print more when it is full.",
    "裁下。每猜中一张，就在上方打一个勾；每局的成绩记在下方。写满了再打印。",
)


def score_sheet(desk: Desk, title: Text) -> Component:
    """Two sheets, one to a page half."""
    face = Face(WIDTH, HEIGHT, tuple(_marks(desk, title)))
    cards = tuple(PrintedCard(f"score-{number}", face) for number in range(1, COPIES + 1))
    label = said("score sheet", "计分表")
    return Component(desk.stack("score-sheet", title, label, SIZE, cards), USE, stiff=False)


def _marks(desk: Desk, title: Text) -> Iterator[Mark]:
    theme, swatch = desk.theme, desk.theme.swatches[SWATCH]
    yield chrome.ground(WIDTH, HEIGHT, swatch.fill)
    role = desk.role("title", swatch.text)
    yield from desk.abreast(title, role, 8, 17.5, TITLE)
    hint = said("tick a number for each card you guess", "每猜中一张，勾一个数字")
    room = (8 + TITLE + 4, 8.0, WIDTH - 20 - TITLE, 12.0)
    yield from desk.wrapped(hint, desk.role("reminder", swatch.text), room, (2, 2), RIGHT, 1.3)
    for box in (LADDER, LOG):
        yield Shape(figure.rectangle(*box, theme.radius), theme.paper)
    yield from _ladder(desk)
    yield from _log(desk)


def spans() -> tuple[tuple[int, int], ...]:
    """The least and the largest score of each grade (JO-49)."""
    ends = (*(least - 1 for least in GRADES[1:]), Config().game_cards)
    return tuple(zip(GRADES, ends, strict=True))


def _ladder(desk: Desk) -> Iterator[Mark]:
    """The grades from the best down: their scores as numbers to tick, and their names."""
    theme, swatch = desk.theme, desk.theme.swatches[SWATCH]
    left, top, width, high = LADDER
    pitch = (high - 6) / len(GRADES)
    for index, ((least, most), name) in enumerate(zip(spans(), GRADE_NAMES, strict=True)):
        start = top + 3 + pitch * (len(GRADES) - 1 - index)
        middle = start + pitch / 2
        if index % 2 == 0:
            row = figure.rectangle(left + 2.5, start + 0.4, width - 5, pitch - 0.8, 2.2)
            yield Shape(row, swatch.tint)
        room = (left + 6.5, start, NAMES, pitch)
        yield from desk.stacked(name, desk.role("heading"), room, LEFT, 1.4)
        for place, score in enumerate(range(least, most + 1)):
            across = left + 10.5 + NAMES + 9.8 * place
            yield Shape(figure.circle(across, middle, 3.6), theme.paper, swatch.fill, 0.45)
            yield from desk.badge(str(score), across, middle, 10.5, swatch.fill)
        yield from _pips(desk, index, left + width - 6.5, middle)


def _pips(desk: Desk, grade: int, right: float, middle: float) -> Iterator[Mark]:
    """As many stars as the grade is above the lowest."""
    swatch = desk.theme.swatches["yellow"]
    path = "".join(
        figure.star(right - 1.6 - 3.7 * index, middle + 0.1, 1.7, 5, 0.3) for index in range(grade)
    )
    if path:
        yield Shape(path, swatch.fill, desk.theme.ink, 0.12)


def _log(desk: Desk) -> Iterator[Mark]:
    """A line for each game: when, who, how many."""
    theme = desk.theme
    left, top, width, high = LOG
    columns = (
        (said("date", "日期"), 6.5, 26.0, LEFT),
        (said("players", "玩家"), DATE + 3, 50.0, LEFT),
        (said("cards", "张数"), width - 30.5, 24.0, RIGHT),
    )
    head, role = top + 7.8, desk.role("heading")
    for name, start, room, align in columns:
        yield from desk.abreast(name, role, left + start, head, room, align)
    pitch = (high - 15) / GAMES
    lines = "".join(
        f"M{left + 5:g} {head + 4.6 + pitch * (index + 0.55):.3f}H{left + width - 5:g}"
        for index in range(GAMES)
    )
    between = "".join(
        f"M{left + across:g} {top + 4:g}V{top + high - 5:g}" for across in (DATE, width - 29)
    )
    yield Shape(lines + between, stroke=theme.colours["hairline"], stroke_width=0.35)
