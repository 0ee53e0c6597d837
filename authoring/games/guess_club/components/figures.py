"""The pictures of the rules leaflet of Guess Club."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from authoring.games.guess_club.components import figures_settling as settling
from authoring.games.guess_club.components.board import SWATCH
from authoring.games.guess_club.components.colours import Colour, colours
from authoring.games.guess_club.config import Config
from authoring.model import Text
from authoring.printing import figure
from authoring.printing.block import RIGHT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Mark, Shape
from authoring.printing.leaflet import Design, Figure
from authoring.printing.theme import Role

SAME, OTHER = said("apple", "苹果"), said("pear", "梨")

CARD = (52.0, 33.0)
"""An answer card on the cover."""

COVER_CARDS = ((0.0, 0.0, SAME), (46.0, 20.0, SAME), (4.0, 44.0, OTHER))
"""Where the cards of the cover lie, and what is written on them."""

ALIKE = (
    (said("film", "番茄"), said("movie", "西红柿"), True),
    (said("apple", "苹果"), said("Apple", "Apple"), True),
    (said("apple", "苹果"), said("banana", "香蕉"), False),
)
ROW = 7.6

LEDGER_ROW = 7.0

TRACK_HIGH = 23.0
TRACK = (2, 3, 4, 5)
"""The numbers that the picture of the track shows, the second being the counter's."""

PREDICTED = ((0, 0), (2, 4), (2, 5))
"""Where markers lie on it: below which of its numbers, and whose they are."""


def design(desk: Desk) -> Design:
    """What the leaflet is drawn with, in the one language of the desk."""
    least, most = Config().players
    facts = said(f"For {least} to {most} players", f"{least}到{most}人")
    drawings = _Drawings(desk)
    return Design(
        desk.theme.swatches[SWATCH],
        Figure(80.0, drawings.cover),
        facts,
        {
            "table": Figure(34.0, drawings.table),
            "track": Figure(TRACK_HIGH, drawings.track),
            "settling": Figure(settling.HIGH, partial(settling.settling, desk, drawings.players)),
            "same": Figure(len(ALIKE) * ROW, drawings.same),
            "ledger": Figure(len(ledger()) * LEDGER_ROW, drawings.ledger),
        },
    )


def ledger() -> tuple[tuple[Text, str | None], ...]:
    """What costs or earns how much, None being the whole pool (GC-04, GC-43, GC-46, GC-47,
    GC-53, GC-63, GC-72)."""
    config = Config()
    return (
        (said("you start with", "每人开始时"), f"${config.start_cash}"),
        (said("a match", "匹配成功"), None),
        (said("no match", "没有匹配"), f"−${config.miss_fee}"),
        (said("a prediction", "每次预测"), f"−${config.bet_fee}"),
        (said("does not fit", "不合题意"), f"−${config.invalid_fee}"),
        (said("left over, does not fit", "剩下的卡不合题意"), f"−${config.leftover_fine}"),
        (said("a loan", "每次借款"), f"${config.loan}"),
    )


class _Drawings:
    """The pictures, each drawn at a left and a top in a width."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.swatch = desk.theme.swatches[SWATCH]
        self.players = colours(desk, Config().players[1])

    def cover(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """Three cards of three players, two of which say the same, and the match they make."""
        blob = figure.circle(left + width / 2, top + 40, 41)
        yield Shape(blob, self.swatch.figure)
        for (across, down, words), colour in zip(COVER_CARDS, self.players[::2], strict=False):
            yield from self._card(left + across, top + down, CARD, colour, words, 24)
        middle = (left + 49, top + 21.5)
        yield Shape(figure.circle(*middle, 9.6), self.desk.theme.paper)
        yield Shape(figure.circle(*middle, 8.2), self.desk.theme.swatches["yellow"].fill)
        yield from self.desk.badge("+1", *middle, 21, self.desk.theme.ink)

    def _card(
        self,
        left: float,
        top: float,
        size: tuple[float, float],
        colour: Colour,
        words: Text,
        points: float,
    ) -> Iterator[Mark]:
        """An answer card with something written on it."""
        wide, high = size
        strip, rim = wide * 0.19, wide * 0.055
        yield Shape(figure.rectangle(left, top, wide, high, wide * 0.055), colour.swatch.fill)
        panel = (left + strip, top + rim, wide - strip - rim, high - 2 * rim)
        yield Shape(figure.rectangle(*panel, wide * 0.05), self.desk.theme.paper)
        emblem = (left + strip / 2 + rim * 0.2, top + high / 2, strip * 0.27)
        yield Shape(figure.emblem(colour.emblem, *emblem), colour.swatch.text)
        style = replace(self.desk.theme.roles["cover"].first, size=points, floor=5.0)
        middle = (panel[0] + panel[2] / 2, panel[1] + panel[3] / 2)
        yield from self.desk.centred(words, style, *middle, panel[2] - 2)

    def table(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """The board in the middle, and what each player has before them."""
        theme, swatch = self.desk.theme, self.swatch
        yield Shape(figure.rectangle(left, top, width, 34, 2.5), swatch.tint)
        wide, high = 27.0, 19.0
        at = (left + (width - wide) / 2, top + 7.5)
        yield Shape(figure.rectangle(*at, wide, high, 1.2), swatch.fill)
        yield Shape(figure.rectangle(at[0] + 1.2, at[1] + 3, wide - 2.4, 8.6, 0.8), theme.paper)
        dots = (
            figure.circle(at[0] + 3.2 + 3.43 * (index % 7), at[1] + 5.2 + 4.2 * (index // 7), 1.1)
            for index in range(14)
        )
        yield Shape("".join(dots), swatch.fill)
        yield Shape(figure.rectangle(at[0] + 1.2, at[1] + 12.6, 10.5, 5.2, 0.8), theme.paper)
        yield Shape(figure.rectangle(at[0] + 12.7, at[1] + 12.6, 13.1, 5.2, 0.8), theme.paper)
        yield Shape(figure.circle(at[0] + 4, at[1] + 15.2, 1.8), theme.swatches["yellow"].fill)
        spots = ((2.2, 3.0), (width - 10.8, 3.0), (2.2, 19.0), (width - 10.8, 19.0))
        for (across, down), colour in zip(spots, self.players, strict=False):
            yield from self._seat(left + across, top + down, colour)

    def _seat(self, left: float, top: float, colour: Colour) -> Iterator[Mark]:
        """Six cards, four markers and a few chips of one player."""
        for index in range(6):
            box = (left + 2.9 * (index % 3), top + 2.3 * (index // 3), 2.6, 1.9)
            yield Shape(figure.rectangle(*box, 0.3), colour.swatch.fill)
        for index in range(4):
            place = (left + 0.9 + 2.25 * index, top + 6.5, 0.85)
            yield Shape(figure.emblem(colour.emblem, *place), colour.swatch.fill)
        for index, name in enumerate(("blue", "blue", "teal", "teal")):
            chip = figure.circle(left + 1.0 + 2.2 * index, top + 9.8, 1.0)
            yield Shape(chip, self.desk.theme.swatches[name].fill)

    def track(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """A few numbers of the board: the counter on one, another full of markers."""
        theme, pitch = self.desk.theme, (width - 5) / len(TRACK)
        yield Shape(figure.rectangle(left, top, width, TRACK_HIGH, 2.5), self.swatch.tint)
        places = [(left + 2.5 + pitch * (at + 0.5), top + 7.4) for at in range(len(TRACK))]
        bar = figure.rectangle(places[0][0], top + 6.4, places[-1][0] - places[0][0], 2.0)
        yield Shape(bar, theme.paper)
        for (across, down), number in zip(places, TRACK, strict=True):
            yield Shape(figure.circle(across, down, 4.3), self.swatch.fill)
            yield from self.desk.badge(str(number), across, down, 12, self.swatch.text)
            for side in (-1, 1):
                slot = (across + side * 2.9 - 2.5, top + 14.2, 5.0, 5.0)
                yield Shape(
                    figure.rectangle(*slot, 0.9), theme.paper, self.swatch.fill, 0.25, (0.8, 0.8)
                )
        across, down = places[1]
        yield Shape(figure.circle(across, down, 5.4), None, theme.swatches["yellow"].fill, 1.3)
        sides = [-1, -1, 1]
        for (place, player), side in zip(PREDICTED, sides, strict=True):
            colour = self.players[player]
            middle = (places[place][0] + side * 2.9, top + 16.7)
            box = figure.rectangle(middle[0] - 2.1, middle[1] - 2.1, 4.2, 4.2, 0.7)
            yield Shape(box, colour.swatch.fill)
            yield Shape(figure.emblem(colour.emblem, *middle, 1.3), colour.swatch.text)

    def same(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """Pairs of answers, and whether they match."""
        theme = self.desk.theme
        style = theme.roles["lead"].first
        room = (width - 15) / 2
        for index, (one, other, alike) in enumerate(ALIKE):
            down = top + ROW * (index + 0.5)
            for start, words in ((left, one), (left + room + 3, other)):
                pill = figure.rectangle(start, down - 2.9, room, 5.8, 2.9)
                yield Shape(pill, self.swatch.tint)
                yield from self.desk.centred(words, style, start + room / 2, down, room - 2)
            sign = "=" if alike else "≠"
            yield from self.desk.centred(said(sign, sign), style, left + room + 1.5, down)
            colour = theme.colours["right" if alike else "wrong"]
            mark = figure.tick if alike else figure.cross
            yield Shape(mark(left + width - 5, down, 4.0), stroke=colour, stroke_width=0.9)

    def ledger(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """What costs or earns how much, in rows."""
        roles = self.desk.theme.roles
        for index, (words, amount) in enumerate(ledger()):
            start = top + LEDGER_ROW * index
            if index % 2 == 0:
                row = figure.rectangle(left, start, width, LEDGER_ROW, 1.6)
                yield Shape(row, self.swatch.tint)
            baseline = start + LEDGER_ROW / 2 + 1.1
            role = Role(*[roles["body"].first] * 3)
            yield from self.desk.abreast(words, role, left + 2.4, baseline, width - 20)
            strong = Role(*[roles["lead"].first] * 3)
            shown = said(amount, amount) if amount else said("the pool", "奖金池")
            end = left + width - 22
            yield from self.desk.abreast(shown, strong, end, baseline, 19.6, RIGHT)
