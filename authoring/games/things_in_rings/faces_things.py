"""Both sides of a thing card: its picture over its name, three rings behind."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from authoring.games.things_in_rings.cards import RINGS, Thing
from authoring.games.things_in_rings.faces_rules import BLANK, SWATCHES, dash, ring_field
from authoring.printing import chrome, figure, framing, text
from authoring.printing.art import Picture
from authoring.printing.face import Face, Mark, Shape
from authoring.printing.proof import Proof
from authoring.printing.theme import Ground, Theme

WIDTH, HEIGHT = 63.0, 88.0
BLOB_X, BLOB_Y, BLOB = WIDTH / 2, 32.0, 25.0
PICTURE = 43.0
"""The circle that a picture's corners keep to."""

PANEL = (5.0, 61.5, 53.0, 21.5)
NAME_BOX = (48.0, 17.5)
NAME_GAP = 2.6

RING_RADIUS = 11.5
RING_SPREAD = 7.9
"""How far the middle of each ring on a back is from their common middle."""

RINGS_HEIGHT = 2 * RING_RADIUS + 1.5 * RING_SPREAD
RINGS_GAP = 5.6
TITLE_BOX, TITLE_GAP = (47.0, 25.0), 4.3


@dataclass(frozen=True, slots=True)
class ThingFaces:
    """What the sides of things are made with."""

    theme: Theme
    proof: Proof
    locales: tuple[str, ...]
    _grounds: dict[str, Ground] = field(default_factory=dict, compare=False, repr=False)

    def front(self, thing: Thing) -> Face:
        """The picture of a thing, in front of colours that set it off, and its name."""
        theme = self.theme
        found = framing.picture(thing.art, thing.origin, thing.id, theme, self.proof)
        copies = tuple(map(chrome.capitalised, text.copies(thing.id, thing.name, self.locales)))
        role = theme.roles["name"]
        if self.proof.blind and text.goes_at_once(copies, role, NAME_BOX, NAME_GAP):
            return BLANK
        names = chrome.one_line_or_two(copies, role, NAME_BOX, self.proof, "name", NAME_GAP)
        if self.proof.blind:
            return BLANK
        ground = self._ground(found) if found else theme.grounds[0]
        art = [framing.in_circle(found, BLOB_X, BLOB_Y, PICTURE)] if found else []
        return Face(
            WIDTH,
            HEIGHT,
            chrome.marks(self._stage(ground), art, chrome.centred(names, PANEL, NAME_GAP)),
        )

    def _ground(self, found: Picture) -> Ground:
        """The ground of a picture, chosen once however many things share it."""
        if found.name not in self._grounds:
            self._grounds[found.name] = framing.ground(found, self.theme)
        return self._grounds[found.name]

    def _stage(self, ground: Ground) -> Iterator[Shape]:
        yield chrome.ground(WIDTH, HEIGHT, ground.tint)
        yield Shape(figure.circle(BLOB_X, BLOB_Y, BLOB), ground.blob)
        yield Shape(figure.rectangle(*PANEL, self.theme.radius), self.theme.paper)

    def back(self, title: tuple[text.Copy, ...]) -> Face:
        """Three rings that overlap, and the name of the game below them."""
        theme, swatch = self.theme, self.theme.swatches["ink"]
        role = theme.roles["title"].on(swatch.text)
        names = text.column(title, role, TITLE_BOX, self.proof, "back", (2, 1), TITLE_GAP)
        high = RINGS_HEIGHT + RINGS_GAP + chrome.height(names, TITLE_GAP)
        top = (HEIGHT - high) / 2
        below = top + RINGS_HEIGHT + RINGS_GAP
        clear = (6.0, top - 2, WIDTH - 12, high + 4)
        return Face(
            WIDTH,
            HEIGHT,
            chrome.marks(
                chrome.ground(WIDTH, HEIGHT, swatch.fill),
                ring_field(RINGS, swatch.figure, clear),
                self._rings(top + RING_RADIUS + RING_SPREAD),
                chrome.stacked(
                    names, (WIDTH - TITLE_BOX[0]) / 2, below, TITLE_BOX[0], TITLE_GAP, text.CENTRE
                ),
            ),
        )

    def _rings(self, middle: float) -> Iterator[Mark]:
        """The rings in their colours, each with its own kind of line."""
        across, down = RING_SPREAD * math.sin(math.radians(60)), RING_SPREAD / 2
        places = ((0.0, -RING_SPREAD), (-across, down), (across, down))
        for ring, (right, below) in zip(RINGS, places, strict=True):
            yield Shape(
                figure.circle(WIDTH / 2 + right, middle + below, RING_RADIUS),
                stroke=self.theme.swatches[SWATCHES[ring]].fill,
                stroke_width=1.8,
                dash=dash(ring, RING_RADIUS),
            )
