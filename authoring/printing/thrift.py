"""Faces that spend little ink: no grounds, pictures as outlines, type in black.

What a filled shape tells is kept: small signs stay as they are, large ones become their
own outline, and what was white on a ground is drawn in ink. White panels stay white, since
they hide the lines behind them and cost nothing; what hardly shows in colour is left out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from authoring.printing.art import Picture, Pictures
from authoring.printing.block import POINT
from authoring.printing.colour import contrast
from authoring.printing.cutmark import WHITE
from authoring.printing.face import Art, Face, Mark, Shape, Stack, TextRun
from authoring.printing.path import bounds, segments
from authoring.printing.theme import Theme

Bounds = tuple[float, float, float, float]
"""Left, top, right and bottom."""

PAPER = "#FFFFFF"
LINE = 0.22
"""How wide the outlines are, in millimetres."""

SIGN = 12.0
"""A filled shape is a sign up to this size of the box around it, in square millimetres; one of
several outlines, if that is so for the first of them."""

EMBLEM = 100.0
"""What was white on a ground is outlined in ink up to this size: what is larger is a panel."""

PATTERN = 16
"""A faint shape of more outlines than this is a pattern, which is only there to be looked at."""

READABLE = 4.5
SEEN, PALE, FAINT = 1.8, 1.45, 1.6
"""The least contrast with white of type, of a line in its own colour, and of one darker than a
hairline; and the most contrast with its ground of what is only there to be looked at."""

CONTOUR = 0.011
"""The width of a picture's outlines, as a share of its side."""


def thrifty(stack: Stack, theme: Theme) -> Stack:
    """The stack with faces that spend little ink; faces that were one stay one."""
    known: dict[int, Face] = {}

    def spared(face: Face) -> Face:
        if id(face) not in known:
            known[id(face)] = replace(face, marks=tuple(_marks(face, theme)))
        return known[id(face)]

    cards = tuple(
        replace(card, front=spared(card.front), back=card.back and spared(card.back))
        for card in stack.cards
    )
    return replace(stack, cards=cards)


@dataclass(frozen=True, slots=True)
class _Paint:
    """What lies on a face so far: boxes and their colours, the topmost last."""

    layers: list[tuple[Bounds, str]] = field(default_factory=list)

    def below(self, across: float, down: float) -> str:
        """The colour that a point shows."""
        for (left, top, right, bottom), colour in reversed(self.layers):
            if left <= across <= right and top <= down <= bottom:
                return colour
        return PAPER


def _marks(face: Face, theme: Theme) -> Iterator[Mark]:
    """The marks of a face that are worth their ink."""
    paint = _Paint()
    for mark in face.marks:
        if isinstance(mark, TextRun):
            below = paint.below(*_inside(mark))
            if contrast(mark.colour, below) >= FAINT:
                yield _text(mark, theme)
        elif isinstance(mark, Art):
            yield mark
        elif box := bounds(segments(mark.path)):
            below = paint.below((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
            if kept := _shape(mark, box, below, face, theme):
                yield kept
            if mark.fill:
                paint.layers.append((box, mark.fill))


def _inside(run: TextRun) -> tuple[float, float]:
    """A point in the first letter of a line."""
    reach, turn = 0.3 * run.size * POINT, math.radians(run.turn)
    along, up = reach * math.cos(turn), reach * math.sin(turn)
    return run.x + along + up, run.y + up - along


def _text(mark: TextRun, theme: Theme) -> TextRun:
    return mark if contrast(mark.colour, PAPER) >= READABLE else replace(mark, colour=theme.ink)


def _shape(mark: Shape, box: Bounds, below: str, face: Face, theme: Theme) -> Shape | None:
    stroke = _line(mark.stroke, below, theme) if mark.stroke else None
    if mark.fill is None:
        return replace(mark, stroke=stroke)
    width, height = box[2] - box[0], box[3] - box[1]
    if width >= face.width and height >= face.height:
        return None
    if mark.path.count("M") > PATTERN and contrast(mark.fill, below) < FAINT:
        return None
    white, area = mark.fill.upper() == PAPER, _first(mark.path, box)
    if white and mark.fill == mark.stroke:
        return mark
    if area <= SIGN and not white:
        return replace(mark, fill=_line(mark.fill, below, theme), stroke=stroke)
    on_ground = white and contrast(below, PAPER) >= SEEN
    if area <= SIGN and on_ground:
        return replace(mark, fill=theme.ink, stroke=stroke)
    if stroke is None:
        stroke = theme.ink if on_ground and area <= EMBLEM else _line(mark.fill, PAPER, theme)
    return Shape(mark.path, PAPER, stroke, mark.stroke_width if mark.stroke else LINE, mark.dash)


def _first(path: str, box: Bounds) -> float:
    """The size of the box around the first outline of a path, the box of all being known."""
    one = path.split("M")[1] if path.count("M") > 1 else ""
    left, top, right, bottom = (bounds(segments(f"M{one}")) if one else None) or box
    return (right - left) * (bottom - top)


def _line(colour: str, below: str, theme: Theme) -> str:
    """The colour of a line on paper: its own where it shows, ink where it was white on a
    ground, and that of a hairline where it hardly showed."""
    seen = contrast(colour, PAPER)
    if seen < WHITE and contrast(below, PAPER) >= SEEN:
        return theme.ink
    if seen < PALE:
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
