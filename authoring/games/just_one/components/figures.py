"""The pictures of the rules leaflet of Just One."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from authoring.games.just_one.components import figures_turn as turn
from authoring.games.just_one.components.easels import SWATCH
from authoring.games.just_one.components.score import GRADE_NAMES, spans
from authoring.games.just_one.config import Config
from authoring.model import Text
from authoring.printing import figure
from authoring.printing.block import LEFT, RIGHT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Mark, Shape
from authoring.printing.leaflet import Design, Figure
from authoring.printing.theme import Role

CLUES = (
    (said("mouse", "老鼠"), False),
    (said("cat", "猫"), True),
    (said("mice", "老鼠"), False),
    (said("cheese", "奶酪"), True),
)
"""The clues of the worked example JO-T1."""

FORBIDDEN = (
    (said("princess", "梨树"), said("family", "同词族")),
    (said("Prinz", "pear"), said("other language", "外语")),
    (said("prints", "离"), said("sounds the same", "同音")),
    (said("king’s son", "黄色的水果"), said("several words", "好几个词")),
)
"""What would not do for the word in WORD, and why (JO-26)."""

WORD = said("prince", "梨")
ROW, GRADE_ROW = 6.6, 6.2


def design(desk: Desk) -> Design:
    """What the leaflet is drawn with, in the one language of the desk."""
    least, most = Config().players
    drawings = _Drawings(desk)
    swatch = drawings.swatch
    return Design(
        swatch,
        Figure(80.0, drawings.cover),
        said(f"For {least} to {most} players", f"{least}到{most}人"),
        {
            "table": Figure(36.0, drawings.table),
            "choose": Figure(turn.CHOOSE, partial(turn.choose, desk, swatch)),
            "write": Figure(turn.WRITE, partial(turn.write, desk, swatch)),
            "clues": Figure(25.0, drawings.clues),
            "outcome": Figure(
                turn.OUTCOME_ROW * len(turn.OUTCOMES) + 2, partial(turn.outcome, desk, swatch)
            ),
            "forbidden": Figure((len(FORBIDDEN) + 1) * ROW + 1, drawings.forbidden),
            "grades": Figure(len(GRADE_NAMES) * GRADE_ROW, drawings.grades),
        },
    )


class _Drawings:
    """The pictures, each drawn at a left and a top in a width."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.swatch = desk.theme.swatches[SWATCH]

    def cover(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """Two clues that are alike lie face down, two others stand; above them the numbers."""
        yield Shape(figure.circle(left + width / 2, top + 40, 41), self.swatch.figure)
        for index, number in enumerate(self.desk.theme.numbers):
            across, down = left + width / 2 + 15.0 * (index - 2), top + 12 + 2.6 * (index - 2) ** 2
            badge = figure.badge(number.shape, across, down, 6.4)
            yield Shape(badge, self.desk.theme.paper, self.desk.theme.paper, 2.0)
            yield Shape(badge, number.fill)
            yield from self.desk.badge(str(index + 1), across, down, 25, number.text)
        places = ((4.0, 33.0), (53.0, 33.0), (4.0, 57.0), (53.0, 57.0))
        for (across, down), (words, good) in zip(places, CLUES, strict=True):
            yield from self._easel(left + across, top + down, (43.0, 20.0), words, good, 21)

    def _easel(
        self,
        left: float,
        top: float,
        size: tuple[float, float],
        words: Text,
        good: bool,
        points: float,
    ) -> Iterator[Mark]:
        """A standing easel with a clue on it; struck out when it is not good."""
        theme = self.desk.theme
        wide, high = size
        slope = wide * 0.055
        board = [
            (left + slope, top),
            (left + wide - slope, top),
            (left + wide, top + high),
            (left, top + high),
        ]
        yield Shape(figure.polygon(board, 1.2), theme.paper if good else theme.colours["hairline"])
        colour = theme.ink if good else theme.muted
        style = replace(theme.roles["cover"].first, size=points, floor=4.0).on(colour)
        middle = (left + wide / 2, top + high / 2)
        yield from self.desk.centred(words, style, *middle, wide * 0.8)
        if not good:
            strike = f"M{left + wide * 0.12:.3f} {middle[1]:.3f}H{left + wide * 0.88:.3f}"
            yield Shape(strike, stroke=theme.colours["wrong"], stroke_width=high * 0.06)

    def table(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """The deck, the guessed cards and the box; round them the easels."""
        theme = self.desk.theme
        yield Shape(figure.rectangle(left, top, width, 36, 2.5), self.swatch.tint)
        style = theme.roles["caption"].first.on(theme.ink)
        names = (said("deck", "牌堆"), said("guessed", "猜中"))
        for index, name in enumerate(names):
            card = (left + width / 2 - 10.6 + 12.2 * index, top + 9.5, 10.0, 14.0)
            if index == 0:
                for shift in (0.8, 0.4, 0.0):
                    box = (card[0] + shift, card[1] + shift, card[2], card[3])
                    yield Shape(
                        figure.rectangle(*box, 1.0), self.swatch.fill, self.swatch.tint, 0.25
                    )
                yield from self.desk.badge(
                    str(Config().game_cards), card[0] + 5, card[1] + 7, 12, self.swatch.text
                )
            else:
                yield Shape(figure.rectangle(*card, 1.0), None, self.swatch.fill, 0.35, (1.1, 1.0))
            yield from self.desk.centred(name, style, card[0] + 5, card[1] + card[3] + 3.4)
        for across, down in ((3.0, 4.0), (3.0, 15.5), (3.0, 27.0), (38.6, 4.0), (38.6, 15.5)):
            place = (left + across, top + down, 11.4, 5.0)
            yield from self._blank(*place)
        yield from self._card(left + 41.4, top + 24.5)

    def _blank(self, left: float, top: float, wide: float, high: float) -> Iterator[Mark]:
        theme = self.desk.theme
        board = [
            (left + 0.8, top),
            (left + wide - 0.8, top),
            (left + wide, top + high),
            (left, top + high),
        ]
        yield Shape(figure.polygon(board, 0.6), theme.paper, self.swatch.fill, 0.35)

    def _card(self, left: float, top: float) -> Iterator[Mark]:
        """The guesser's card, its words turned to the others."""
        theme = self.desk.theme
        yield Shape(figure.rectangle(left, top, 6.4, 9.0, 0.8), self.swatch.fill)
        yield Shape(figure.rectangle(left + 0.7, top + 1.2, 5.0, 7.0, 0.5), theme.paper)
        for index, number in enumerate(theme.numbers):
            down = top + 2.2 + 1.25 * index
            yield Shape(figure.badge(number.shape, left + 1.7, down, 0.45), number.fill)
            line = f"M{left + 2.7:.3f} {down:.3f}h2.3"
            yield Shape(line, stroke=theme.muted, stroke_width=0.3)

    def clues(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """The clues of the example, two of them struck out."""
        yield Shape(figure.rectangle(left, top, width, 25, 2.5), self.swatch.tint)
        wide = (width - 9) / 2
        for index, (words, good) in enumerate(CLUES):
            across = left + 3 + (wide + 3) * (index % 2)
            down = top + 2.8 + 10.2 * (index // 2)
            yield from self._easel(across, down, (wide, 8.6), words, good, 11)

    def forbidden(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """A word, and below it what would not do as a clue for it."""
        theme = self.desk.theme
        pill = figure.rectangle(left, top, width, ROW - 0.6, 2.0)
        yield Shape(pill, self.swatch.fill)
        style = theme.roles["chapter"].first.on(self.swatch.text)
        middle = (left + width / 2, top + ROW / 2 - 0.3)
        yield from self.desk.centred(WORD, style, *middle, width - 4)
        strong, plain = (Role(*[theme.roles[name].first] * 3) for name in ("lead", "body"))
        for index, (words, why) in enumerate(FORBIDDEN, 1):
            down = top + ROW * (index + 0.5) + 0.6
            cross = figure.cross(left + 2.2, down, 3.0)
            yield Shape(cross, stroke=theme.colours["wrong"], stroke_width=0.7)
            yield from self.desk.abreast(words, strong, left + 5.4, down + 1.1, 22)
            muted = plain.on(theme.muted)
            end = left + width - 26
            yield from self.desk.abreast(why, muted, end, down + 1.1, 26, RIGHT)

    def grades(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """The seven grades with their scores, the best on top (JO-49)."""
        theme = self.desk.theme
        strong, plain = (Role(*[theme.roles[name].first] * 3) for name in ("lead", "body"))
        held = list(zip(spans(), GRADE_NAMES, strict=True))[::-1]
        for index, ((least, most), name) in enumerate(held):
            start = top + GRADE_ROW * index
            if index % 2 == 0:
                row = figure.rectangle(left, start, width, GRADE_ROW, 1.6)
                yield Shape(row, self.swatch.tint)
            score = str(most) if least == most else f"{least}–{most}"
            baseline = start + GRADE_ROW / 2 + 1.1
            yield from self.desk.abreast(said(score, score), strong, left + 2.4, baseline, 14, LEFT)
            yield from self.desk.abreast(name, plain, left + 17, baseline, width - 19)
