"""The board: matches and predictions, the pool, and the reward of each round."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.guess_club.components.pool import pool
from authoring.games.guess_club.components.rewards import rewards
from authoring.games.guess_club.config import Config
from authoring.model import Text
from authoring.printing import chrome, figure
from authoring.printing.block import RIGHT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Component, Face, Mark, PrintedCard, Shape
from authoring.printing.theme import Swatch

WIDTH, HEIGHT = 260.0, 180.0
SIZE = "260x180"
"""Lies on one page of A4 or Letter."""

EDGE = 6.0
SWATCH = "teal"
HEAD = 18.0
"""The baseline of the title."""

NUMBERS = (EDGE, 24.0, WIDTH - 2 * EDGE, 100.0)
POOL = (EDGE, 129.0, 104.0, HEIGHT - EDGE - 129.0)
REWARD = (114.0, 129.0, WIDTH - EDGE - 114.0, HEIGHT - EDGE - 129.0)

ROWS = 2
SPOT, SLOT, SLOT_GAP, SLOTS_DOWN = 8.4, 14.8, 1.0, 10.8
"""The radius of a number; the side of a marker's place, the gap to the next, and how far
its top is below the middle of the number."""

TRACK = 5.0
"""How wide the track is that joins the numbers of a row."""

USE = said(
    "Glue onto cardboard, let dry, and cut out along the crop marks.",
    "粘在卡纸上，晾干后沿裁切线裁下。",
)


def board(desk: Desk, title: Text) -> Component:
    """The board for as many numbers as predictions may name (GC-54, GC-56)."""
    face = Face(WIDTH, HEIGHT, tuple(_marks(desk, title)))
    label = said("board", "版图")
    return Component(desk.stack("board", title, label, SIZE, (PrintedCard("board", face),)), USE)


def _marks(desk: Desk, title: Text) -> Iterator[Mark]:
    swatch = desk.theme.swatches[SWATCH]
    yield chrome.ground(WIDTH, HEIGHT, swatch.fill)
    role = desk.role("title", swatch.text)
    yield from desk.abreast(title, role, EDGE + 2, HEAD, 120)
    yield from _rounds(desk, swatch)
    for box in (NUMBERS, POOL, REWARD):
        yield Shape(figure.rectangle(*box, desk.theme.radius), desk.theme.paper)
    yield from _numbers(desk, swatch)
    yield from pool(desk, swatch, POOL)
    yield from rewards(desk, swatch, REWARD)


def _rounds(desk: Desk, swatch: Swatch) -> Iterator[Mark]:
    """A place for each round at the upper right (GC-12)."""
    count = Config().rounds
    right = WIDTH - EDGE - 2
    for index in range(count):
        across = right - 7 - 17.5 * (count - 1 - index)
        yield Shape(
            figure.rectangle(across - 7, 6.5, 14, 14, 3.0), stroke=swatch.text, stroke_width=0.6
        )
        yield from desk.badge(str(index + 1), across, 13.5, 20, swatch.text)
    role = desk.role("label", swatch.text)
    start = right - 17.5 * count - 44
    yield from desk.abreast(said("Round", "轮次"), role, start, HEAD - 2.4, 42, RIGHT)


def _numbers(desk: Desk, swatch: Swatch) -> Iterator[Mark]:
    """The track of the counter, and two places for markers below each number."""
    left, top, width, high = NUMBERS
    least, most = Config().numbers
    columns = -(-(most - least + 1) // ROWS)
    pitch_x, pitch_y = (width - 8) / columns, (high - 17) / ROWS
    role, small = desk.role("label"), desk.role("reminder", desk.theme.muted)
    yield from desk.abreast(said("Matches", "匹配次数"), role, left + 6, top + 8.8, 70)
    most_markers = Config().max_markers_per_number
    hint = said(
        f"predict: a marker below a number, at most {most_markers} at each",
        f"预测：把标记放在数字下面，每个数字最多{most_markers}个",
    )
    yield from desk.abreast(hint, small, left + 76, top + 8.8, width - 82, RIGHT)
    middles = [
        (
            left + 4 + pitch_x * (index % columns + 0.5),
            top + 23.5 + pitch_y * (index // columns),
        )
        for index in range(most - least + 1)
    ]
    for row in range(ROWS):
        held = middles[row * columns : (row + 1) * columns]
        (start, down), (end, _) = held[0], held[-1]
        track = figure.rectangle(start, down - TRACK / 2, end - start, TRACK)
        yield Shape(track, swatch.tint)
    for index, (across, down) in enumerate(middles):
        last = index == len(middles) - 1
        yield from _number(str(least + index) + ("+" if last else ""), across, down, desk, swatch)


def _number(words: str, across: float, down: float, desk: Desk, swatch: Swatch) -> Iterator[Mark]:
    """One number with as many places as it takes markers (GC-54)."""
    yield Shape(figure.circle(across, down, SPOT), swatch.fill)
    yield from desk.badge(words, across, down, 21 if len(words) < 3 else 17, swatch.text)
    places = Config().max_markers_per_number
    for place in range(places):
        start = across + (place - places / 2) * (SLOT + SLOT_GAP) + SLOT_GAP / 2
        yield Shape(
            figure.rectangle(start, down + SLOTS_DOWN, SLOT, SLOT, 2.4),
            swatch.tint,
            swatch.fill,
            0.35,
            (1.2, 1.2),
        )
