"""Slips of paper that clues are written on, to be put before an easel."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.just_one.components.easels import SWATCH
from authoring.games.just_one.config import Config, clues_each
from authoring.model import Text
from authoring.printing import chrome, figure
from authoring.printing.desk import Desk, said
from authoring.printing.face import Component, Face, Mark, PrintedCard, Shape

WIDTH, HEIGHT = 114.0, 44.0
SIZE = "114x44"
"""Goes into the corners of an easel."""

USE = said(
    "Thin paper will do. Cut out; each slip holds a clue on either side. One printing is enough "
    "for a whole game; with dry-wipe sleeves, one page is enough for ever.",
    "普通纸即可。裁下，正反面各写一条线索。打印一份够玩一整局；如果套上可擦的卡套，打印一页就够了。",
)


def count() -> int:
    """How many slips a whole game can need, two clues on each: most clues a turn, for as
    many turns as there are cards (JO-03, JO-07)."""
    config = Config()
    least, most = config.players
    turn = max((seats - 1) * clues_each(config, seats) for seats in range(least, most + 1))
    return -(-turn * config.game_cards // 2)


def slips(desk: Desk, title: Text) -> Component:
    """Slips for one game, the same on both sides."""
    face = Face(WIDTH, HEIGHT, tuple(_marks(desk)))
    cards = tuple(PrintedCard(f"slip-{number}", face, face) for number in range(1, count() + 1))
    label = said("clue slips", "线索纸")
    return Component(desk.stack("clue-slips", title, label, SIZE, cards), USE, stiff=False)


def _marks(desk: Desk) -> Iterator[Mark]:
    """White, with a line to write on and the five shapes below it."""
    theme = desk.theme
    yield chrome.ground(WIDTH, HEIGHT, theme.paper)
    line = f"M12 {HEIGHT * 0.68:g}H{WIDTH - 12:g}"
    yield Shape(line, stroke=theme.colours["hairline"], stroke_width=0.4)
    for index, number in enumerate(theme.numbers):
        badge = figure.badge(number.shape, WIDTH / 2 + 7.0 * (index - 2), HEIGHT - 6.6, 1.9)
        yield Shape(badge, None, theme.swatches[SWATCH].figure, 0.3)
