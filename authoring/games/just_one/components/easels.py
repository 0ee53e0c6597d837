"""Easels: sheets that fold to stand, with a clue before them or a word card on top."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.just_one.config import Config, clues_each
from authoring.model import Text
from authoring.printing import chrome, figure
from authoring.printing.block import CENTRE, LEFT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Component, Face, Mark, PrintedCard, Shape
from authoring.printing.turned import upside_down

WIDTH, HEIGHT = 128.0, 182.0
SIZE = "128x182"
"""Two lie side by side on one page of A4 or Letter."""

BEHIND, AHEAD, BASE = 66.0, 132.0, 170.0
"""Where the folds are, from the top: the panel that its owner sees ends at the first, the
one that the others see at the second, the floor at the third; the rest is for glue."""

SLIP = (6.0, BEHIND + 12.0, WIDTH - 12, 46.0)
"""Where a slip is put, or a clue is written."""

FLOOR = (6.0, AHEAD + 5, WIDTH - 12, BASE - AHEAD - 10)
"""The panel on the floor, which nobody sees once the easel stands."""

MAKING = said(
    "Fold at the dashed lines, glue the tab behind the panel with the ticks and crosses. Cut the "
    "slit on the ridge for a card, and those in the corners for a clue slip.",
    "沿虚线折成三角柱，涂胶边粘在印有对错提示的一面内侧。割开顶上的长缝插词语卡，割开四角的短缝插线索纸。",
)

SLIT = 66.0
"""The slit on the ridge: a word card, 63 mm wide, stands in it."""

CORNER = 7.0
SWATCH = "violet"

USE = said(
    "Cut out, fold at the dashed lines to a prism, and glue the tab inside the panel with the "
    "ticks and crosses. Cut the slit on the ridge and the four corner slits: the corners hold a "
    "clue slip, the ridge a word card.",
    "裁下，沿虚线折成三角柱，把涂胶边粘在印有对错提示的那一面内侧。割开顶上的长缝和四角的短缝："
    "四角插线索纸，顶缝插词语卡。",
)

REMINDERS = (
    (True, said("one word", "一个词")),
    (True, said("a name, a number, a sound, a sign", "专名、数字、拟声词、符号")),
    (False, said("the word in another language", "这个词的外语")),
    (False, said("its family: Japan, Japanese", "同词族：日本、日本人")),
    (False, said("a word that sounds the same", "读音相同的词")),
    (False, said("an invented word", "自造的词")),
)
"""What a clue may and may not be, for its writer to see (JO-14, JO-15, JO-26)."""


def count() -> int:
    """How many easels serve any number of players: one each, two each where two clues are
    written (JO-05, JO-06)."""
    config = Config()
    least, most = config.players
    return max(seats * clues_each(config, seats) for seats in range(least, most + 1))


def easels(desk: Desk, title: Text) -> Component:
    """As many easels as any number of players needs."""
    face = Face(WIDTH, HEIGHT, tuple(_marks(desk, title)))
    cards = tuple(PrintedCard(f"easel-{number}", face) for number in range(1, count() + 1))
    label = said("easels", "展示架")
    return Component(desk.stack("easels", title, label, SIZE, cards), USE)


def _marks(desk: Desk, title: Text) -> Iterator[Mark]:
    theme, swatch = desk.theme, desk.theme.swatches[SWATCH]
    yield chrome.ground(WIDTH, HEIGHT, swatch.fill)
    yield Shape(figure.rectangle(*FLOOR, theme.radius), theme.paper)
    yield from upside_down(_own_side(desk, title), WIDTH / 2, BEHIND / 2)
    yield Shape(figure.rectangle(*SLIP, theme.radius), theme.paper)
    yield from _front(desk, title)
    yield from _floor(desk)
    yield from _folds(desk)


def _front(desk: Desk, title: Text) -> Iterator[Mark]:
    """The side that the others see: the name above, the slip below."""
    swatch = desk.theme.swatches[SWATCH]
    role = desk.role("heading", swatch.text)
    yield from desk.abreast(title, role, SLIP[0] + 2, BEHIND + 9.2, 70)
    for index, number in enumerate(desk.theme.numbers):
        badge = figure.badge(number.shape, WIDTH - 44 + 8.4 * index, BEHIND + 6.8, 2.6)
        yield Shape(badge, swatch.figure)
    left, top, width, high = SLIP
    right, bottom = left + width, top + high
    slits = (
        f"M{left + 2:g} {top + CORNER:g}L{left + CORNER:g} {top + 2:g}"
        f"M{right - CORNER:g} {top + 2:g}L{right - 2:g} {top + CORNER:g}"
        f"M{right - 2:g} {bottom - CORNER:g}L{right - CORNER:g} {bottom - 2:g}"
        f"M{left + CORNER:g} {bottom - 2:g}L{left + 2:g} {bottom - CORNER:g}"
    )
    yield Shape(slits, stroke=desk.theme.muted, stroke_width=0.3)
    line = f"M{left + 12:g} {top + high * 0.7:g}H{right - 12:g}"
    yield Shape(line, stroke=desk.theme.colours["hairline"], stroke_width=0.4)


def _own_side(desk: Desk, title: Text) -> Iterator[Mark]:
    """The side that its owner sees, the right way up: what a clue may be."""
    theme = desk.theme
    panel = (6.0, 8.0, WIDTH - 12, BEHIND - 16)
    yield Shape(figure.rectangle(*panel, theme.radius), theme.paper)
    half = len(REMINDERS) // 2
    pitch = (panel[3] - 8) / half
    for index, (allowed, words) in enumerate(REMINDERS):
        left = panel[0] + 5 + (panel[2] / 2 - 1) * (index // half)
        middle = panel[1] + 4 + pitch * (index % half + 0.5)
        mark, colour = (figure.tick, "right") if allowed else (figure.cross, "wrong")
        yield Shape(mark(left + 2.4, middle, 4.2), stroke=theme.colours[colour], stroke_width=1.0)
        room = (left + 7.4, middle - 5.6, panel[2] / 2 - 13, 11.2)
        yield from desk.wrapped(words, desk.role("heading"), room, (2, 2), LEFT)


def _floor(desk: Desk) -> Iterator[Mark]:
    """How to make the easel, where nobody looks later, and what the tab below is for."""
    left, top, width, high = FLOOR
    room = (left + 6, top + 2, width - 12, high - 4)
    yield from desk.wrapped(MAKING, desk.role("reminder"), room, (3, 3), CENTRE, 2.2)
    role = desk.role("caption", desk.theme.swatches[SWATCH].text)
    baseline = (BASE + HEIGHT) / 2 + 0.9
    yield from desk.abreast(said("glue", "涂胶"), role, 10, baseline, WIDTH - 20, CENTRE)


def _folds(desk: Desk) -> Iterator[Mark]:
    """Dashed lines to fold at, but for the slit on the ridge, which is cut."""
    colour = desk.theme.swatches[SWATCH].text
    start, end = (WIDTH - SLIT) / 2, (WIDTH + SLIT) / 2
    ridge = f"M0 {BEHIND:g}H{start:g}M{end:g} {BEHIND:g}H{WIDTH:g}"
    folds = f"{ridge}M0 {AHEAD:g}H{WIDTH:g}M0 {BASE:g}H{WIDTH:g}"
    yield Shape(folds, stroke=colour, stroke_width=0.25, dash=(2.0, 1.6))
    yield Shape(f"M{start:g} {BEHIND:g}H{end:g}", stroke=colour, stroke_width=0.4)
