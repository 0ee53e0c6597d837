"""The pictures of the rules leaflet of Things in Rings."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

from authoring.games.things_in_rings.cards import RINGS
from authoring.games.things_in_rings.components import figures_turn as play
from authoring.games.things_in_rings.config import Config
from authoring.games.things_in_rings.faces_rules import SWATCHES, dash, ring_icon
from authoring.model import Text
from authoring.printing import figure, text
from authoring.printing.desk import Desk, said
from authoring.printing.face import Mark, Shape
from authoring.printing.leaflet import Design, Figure
from authoring.printing.proof import Proof

SWATCH = "ink"

ANGLES = {"word": 0.0, "attribute": 240.0, "context": 120.0}
"""Where the middle of each ring is, clockwise from the top, in degrees."""

PLACED = (
    (said("apple", "苹果"), 0.0, 0.0),
    (said("egg", "鸡蛋"), 300.0, 0.98),
    (said("book", "书本"), 60.0, 0.98),
    (said("train", "直升机"), 180.0, 2.45),
)
"""The things of the example in the leaflet: where they lie, as an angle, and how far from
the middle, in spreads of the rings."""


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
            "table": Figure(44.0, drawings.table),
            "secrets": Figure(play.SECRETS, partial(play.secrets, desk, swatch)),
            "turn": Figure(play.TURN, partial(play.turn, desk, swatch)),
            "regions": Figure(56.0, drawings.regions),
            "rings": Figure(15.0, drawings.rings),
        },
    )


class _Drawings:
    """The pictures, each drawn at a left and a top in a width."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.swatch = desk.theme.swatches[SWATCH]

    def cover(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """Three rings with their signs, and a question in the middle."""
        middle, radius, spread = (left + width / 2, top + 43.0), 24.5, 16.5
        yield Shape(figure.circle(middle[0], top + 40, 41), self.swatch.figure)
        yield from self._venn(middle, radius, spread, 2.6)
        for ring in RINGS:
            across, down = self._at(middle, ANGLES[ring], spread + 9.0)
            colour = self.desk.theme.swatches[SWATCHES[ring]].fill
            colour = self.swatch.text if ring != "word" else colour
            yield from ring_icon(ring, across, down, 6.6, colour, self.desk.theme, self.desk.proof)
        yield Shape(
            figure.rectangle(middle[0] - 6, middle[1] - 8.4, 12, 16.8, 2.0), self.desk.theme.paper
        )
        yield from self.desk.badge("?", *middle, 30, self.swatch.fill)

    def _venn(
        self, middle: tuple[float, float], radius: float, spread: float, width: float
    ) -> Iterator[Mark]:
        """The three rings, each in its colour and its own line."""
        for ring in RINGS:
            place = self._at(middle, ANGLES[ring], spread)
            yield Shape(
                figure.circle(*place, radius),
                stroke=self.desk.theme.swatches[SWATCHES[ring]].fill,
                stroke_width=width,
                dash=dash(ring, radius),
            )

    def _at(self, middle: tuple[float, float], angle: float, way: float) -> tuple[float, float]:
        turn = math.radians(angle)
        return middle[0] + way * math.sin(turn), middle[1] - way * math.cos(turn)

    def table(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """The rings with three things shown, the piles of rules, and the deck of things."""
        theme = self.desk.theme
        yield Shape(figure.rectangle(left, top, width, 44, 2.5), self.swatch.tint)
        middle = (left + 18.9, top + 23.5)
        yield from self._venn(middle, 11.5, 7.4, 1.1)
        for angle, way in ((0.0, 12.0), (180.0, 8.4), (240.0, 12.0)):
            yield from self._thing(*self._at(middle, angle, way))
        for index, ring in enumerate(RINGS):
            swatch = theme.swatches[SWATCHES[ring]]
            yield from self._pile(left + width - 16.6, top + 3.2 + 13.0 * index, swatch.fill)
            across, down = left + width - 13.0, top + 8.2 + 13.0 * index
            yield from ring_icon(
                ring, across, down, 2.2, swatch.text, self.desk.theme, self.desk.proof
            )
        yield from self._pile(left + width - 8.6, top + 16.2, self.swatch.fill)

    def _pile(self, left: float, top: float, colour: str) -> Iterator[Mark]:
        for shift in (0.6, 0.0):
            box = (left + shift, top + shift, 7.2, 10.0)
            yield Shape(figure.rectangle(*box, 0.9), colour, self.swatch.tint, 0.3)

    def _thing(self, across: float, down: float) -> Iterator[Mark]:
        """A small thing card."""
        ground = self.desk.theme.grounds[0]
        box = (across - 2.3, down - 3.2, 4.6, 6.4)
        yield Shape(figure.rectangle(*box, 0.7), ground.tint, self.swatch.fill, 0.2)
        yield Shape(figure.circle(across, down - 0.8, 1.4), ground.blob)

    def regions(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """The rings with the things of the example where they belong."""
        yield Shape(figure.rectangle(left, top, width, 56, 2.5), self.swatch.tint)
        middle, radius, spread = (left + width / 2, top + 28.0), 15.5, 9.6
        yield from self._venn(middle, radius, spread, 1.3)
        for ring in RINGS:
            across, down = self._at(middle, ANGLES[ring], spread + 9.4)
            yield from ring_icon(
                ring, across, down, 2.9, self.swatch.fill, self.desk.theme, self.desk.proof
            )
        for words, angle, way in PLACED:
            yield from self._named(words, *self._at(middle, angle, way * spread))

    def _named(self, words: Text, across: float, down: float) -> Iterator[Mark]:
        """The name of a thing on a small white label."""
        theme = self.desk.theme
        style = theme.roles["caption"].first.on(theme.ink)
        width = text.line(self.desk.copies(words)[0], style, 30, Proof(), "part").width + 3.2
        box = figure.rectangle(across - width / 2, down - 2.1, width, 4.2, 2.1)
        yield Shape(box, theme.paper, self.swatch.fill, 0.25)
        yield from self.desk.centred(words, style, across, down)

    def rings(self, left: float, top: float, width: float) -> Iterator[Mark]:
        """The signs of the three rings, each on its colour."""
        pitch = (width + 2.4) / len(RINGS)
        for index, ring in enumerate(RINGS):
            swatch = self.desk.theme.swatches[SWATCHES[ring]]
            start = left + pitch * index
            yield Shape(figure.rectangle(start, top, pitch - 2.4, 15, 2.4), swatch.fill)
            middle = (start + (pitch - 2.4) / 2, top + 7.5)
            yield from ring_icon(ring, *middle, 5.0, swatch.text, self.desk.theme, self.desk.proof)
