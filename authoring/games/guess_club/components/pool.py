"""The pool on the board: where it lies, and what goes into it and out of it."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.guess_club.config import Config
from authoring.model import Text
from authoring.printing import figure
from authoring.printing.block import RIGHT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Mark, Shape
from authoring.printing.theme import Swatch

HEAD, ROW = 10.2, 5.7
"""How high the heading is, and a row below it, in millimetres."""

AMOUNT = 13.0
"""How wide the amounts are."""


def pool(desk: Desk, swatch: Swatch, panel: tuple[float, float, float, float]) -> Iterator[Mark]:
    """A round place for the chips with what it starts with, beside what changes it (GC-05)."""
    left, top, width, high = panel
    radius = high / 2 - 4
    across, down = left + radius + 5, top + high / 2
    yield Shape(figure.circle(across, down, radius), swatch.tint, swatch.fill, 0.9)
    yield from desk.badge(f"${Config().pool_start}", across, down, 34, swatch.fill)
    start = across + radius + 6
    room = left + width - start - 5
    lines = changes()
    first = top + (high - HEAD - ROW * len(lines)) / 2
    yield from desk.abreast(said("Pool", "奖金池"), desk.role("label"), start, first + 5.6, room)
    for index, (words, amount, gains) in enumerate(lines):
        begin = first + HEAD + ROW * index
        if index % 2 == 0:
            row = figure.rectangle(start - 1.6, begin, room + 3.2, ROW, 1.4)
            yield Shape(row, swatch.tint)
        yield from _row(desk, words, amount, (start, begin, room), gains)


def changes() -> tuple[tuple[Text, Text, bool], ...]:
    """What changes the pool, by how much, and whether a player takes from it (GC-43, GC-44,
    GC-46, GC-47, GC-53, GC-63)."""
    config = Config()

    def money(amount: int) -> Text:
        return Text((("en", f"${amount}"),))

    return (
        (said("a match", "匹配成功"), said("all", "全部"), True),
        (said("then refill to", "随后补到"), money(config.pool_refill), False),
        (said("no match", "没有匹配"), money(config.miss_fee), False),
        (said("a prediction", "每次预测"), money(config.bet_fee), False),
        (said("does not fit", "不合题意"), money(config.invalid_fee), False),
    )


def _row(
    desk: Desk, words: Text, amount: Text, place: tuple[float, float, float], gains: bool
) -> Iterator[Mark]:
    """An arrow out of the pool or into it, what happens, and how much it moves."""
    start, top, room = place
    middle = top + ROW / 2
    inner, outer = (start + 0.6, middle), (start + 3.0, middle)
    arrow = figure.arrow(inner, outer, 1.0) if gains else figure.arrow(outer, inner, 1.0)
    colour = desk.theme.colours["right" if gains else "wrong"]
    yield Shape(arrow, stroke=colour, stroke_width=0.55)
    role = desk.role("reminder")
    baseline = middle + 1.05
    yield from desk.abreast(words, role, start + 5.2, baseline, room - AMOUNT - 5.2)
    yield from desk.abreast(amount, role, start + room - AMOUNT, baseline, AMOUNT, RIGHT)
