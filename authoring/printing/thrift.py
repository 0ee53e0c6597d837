"""Faces that spend little ink: no grounds, pictures as outlines, type in black.

What a filled shape tells is kept: small signs stay as they are, large ones become their
own outline. White stays white, since it hides the lines behind it and costs nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from authoring.printing.art import Picture, Pictures
from authoring.printing.colour import contrast
from authoring.printing.cutmark import WHITE
from authoring.printing.face import Art, Face, Mark, Shape, Stack, TextRun
from authoring.printing.path import bounds, segments
from authoring.printing.theme import Theme

PAPER = "#FFFFFF"
LINE = 0.22
"""How wide the outlines are, in millimetres."""

SIGN = 12.0
"""A filled shape is a sign up to this size of the box around it, in square millimetres."""

PATTERN = 16
"""A shape of more outlines than this is a pattern, which is only there to be looked at."""

READABLE = 4.5
SEEN = 1.8
"""The least contrast with white of type, and of a line in its own colour."""

CONTOUR = 0.011
"""The width of a picture's outlines, as a share of its side."""


def thrifty(stack: Stack, theme: Theme) -> Stack:
    """The stack with faces that spend little ink; faces that were one stay one."""
    known: dict[int, Face] = {}

    def spared(face: Face) -> Face:
        if id(face) not in known:
            marks = (kept for mark in face.marks if (kept := _mark(mark, face, theme)))
            known[id(face)] = replace(face, marks=tuple(marks))
        return known[id(face)]

    cards = tuple(
        replace(card, front=spared(card.front), back=card.back and spared(card.back))
        for card in stack.cards
    )
    return replace(stack, cards=cards)


def _mark(mark: Mark, face: Face, theme: Theme) -> Mark | None:
    if isinstance(mark, TextRun):
        return mark if contrast(mark.colour, PAPER) >= READABLE else replace(mark, colour=theme.ink)
    if isinstance(mark, Art):
        return mark
    return _shape(mark, face, theme)


def _shape(mark: Shape, face: Face, theme: Theme) -> Shape | None:
    stroke = _line(mark.stroke, theme) if mark.stroke else None
    if mark.fill is None:
        return replace(mark, stroke=stroke)
    box = bounds(segments(mark.path))
    if box is None:
        return None
    width, height = box[2] - box[0], box[3] - box[1]
    if mark.path.count("M") > PATTERN or (width >= face.width and height >= face.height):
        return None
    if width * height <= SIGN:
        return replace(mark, fill=_line(mark.fill, theme), stroke=stroke)
    return Shape(
        mark.path,
        PAPER,
        stroke or _line(mark.fill, theme),
        mark.stroke_width if mark.stroke else LINE,
        mark.dash,
    )


def _line(colour: str, theme: Theme) -> str:
    """The colour of a line on paper: its own where it shows, white as a hairline."""
    seen = contrast(colour, PAPER)
    if seen < WHITE:
        return theme.colours["hairline"]
    return colour if seen >= SEEN else theme.muted


@dataclass(frozen=True, slots=True)
class Contours:
    """The pictures of a gallery, drawn as outlines on white."""

    gallery: Pictures
    ink: str
    _drawn: dict[str, Picture] = field(default_factory=dict, compare=False, repr=False)

    def find(self, name: str) -> Picture | None:
        """The picture of this name; None when there is none. Raises svg.ArtError."""
        found = self.gallery.find(name)
        if found is None:
            return None
        if name not in self._drawn:
            self._drawn[name] = self._outlined(found)
        return self._drawn[name]

    def _outlined(self, found: Picture) -> Picture:
        width = CONTOUR * max(found.canvas[2:])
        colours: Mapping[str, float] = {PAPER: 1.0}
        paints = tuple(
            replace(paint, stroke=self.ink, opacity=1.0)
            if paint.fill is None
            else replace(
                paint, fill=PAPER, stroke=self.ink, stroke_width=width, opacity=1.0, join=1
            )
            for paint in found.paints
        )
        return replace(found, paints=paints, colours=colours)
