"""The three rings: each of six arcs that are cut out and glued to a ring of 42 cm.

Laid so that each passes through the middle of the others they make a Venn diagram whose
innermost region holds two cards side by side; and they come from three sheets of paper.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

from authoring.games.things_in_rings.cards import RINGS
from authoring.games.things_in_rings.faces_rules import RING_NAMES, SWATCHES
from authoring.model import Text
from authoring.printing import chrome
from authoring.printing.block import Block
from authoring.printing.desk import Desk, said
from authoring.printing.face import Component, Face, Mark, PrintedCard, Shape, TextRun
from authoring.printing.theme import Swatch

WIDTH, HEIGHT = 260.0, 180.0
SIZE = "260x180"

RADIUS, BAND = 210.0, 13.0
"""The middle of the band of a ring, and how wide it is."""

PIECES = 6
SPAN = math.tau / PIECES
TAB = 14.0 / RADIUS
"""How far the part that is glued runs on, as an angle."""

FIRST, PITCH = 7.0, 25.6
"""The top of the first arc, and from arc to arc."""

TABLE = 660.0
"""The side of a square on which all three lie."""

LINES = {"attribute": (10, 0.5), "context": (40, 0.0)}
"""How many dashes an arc has, and how much of each is line; the word ring's is unbroken."""

LINE, CLEAR = 1.7, 5.0
"""How wide the line of an arc is; and what is free before the name in it."""

GLUE = 3.6
"""From one language to the next on a tab."""

USE = said(
    "Cut out the six arcs of each ring along their outlines, glue each onto the "
    "pale tab of the one before until the ring closes, and lay the rings so that each runs "
    "through the middle of the two others.",
    "沿轮廓剪下每个圆环的六段弧，依次粘在前一段的浅色边上，直到闭合成环；"
    "摆放时让每个环都经过另外两个环的中心。",
)


def mats(desk: Desk, title: Text) -> Component:
    """One sheet of arcs for each ring (TR-02)."""
    cards = tuple(
        PrintedCard(f"ring-{ring}", Face(WIDTH, HEIGHT, tuple(_arcs(ring, desk)))) for ring in RINGS
    )
    label = said("rings", "圆环")
    laid = (PrintedCard("rings", Face(TABLE, TABLE, tuple(_laid(desk)))),)
    return Component(
        desk.stack("ring-mats", title, label, SIZE, cards, crop=False),
        USE,
        table=desk.stack("rings", title, label, f"{TABLE:g}x{TABLE:g}", laid),
    )


def _laid(desk: Desk) -> Iterator[Mark]:
    """The three rings as they lie on the table, each through the middle of the others."""
    yield chrome.ground(TABLE, TABLE, desk.theme.paper)
    far = RADIUS / math.sqrt(3)
    for number, ring in enumerate(RINGS):
        angle = math.tau * number / len(RINGS)
        middle = (TABLE / 2 + far * math.sin(angle), TABLE / 2 - far * math.cos(angle) + far / 4)
        for piece in range(PIECES):
            yield from _piece(ring, middle, SPAN * (piece - 0.5), desk)


def _arcs(ring: str, desk: Desk) -> Iterator[Mark]:
    """All arcs of a ring, one below the other."""
    for index in range(PIECES):
        top = FIRST + PITCH * index
        yield from _arc(ring, (WIDTH / 2, top + RADIUS + BAND / 2), desk)


def _arc(ring: str, centre: tuple[float, float], desk: Desk) -> Iterator[Mark]:
    """One arc about its centre, its tab at the right, its name in the middle of its line."""
    swatch = desk.theme.swatches[SWATCHES[ring]]
    start = -(SPAN + TAB) / 2
    joint, end = start + SPAN, start + SPAN + TAB
    yield Shape(_band(centre, joint - 0.002, end), swatch.tint, swatch.fill, 0.25)
    yield from _piece(ring, centre, start, desk)
    for rank, glue in enumerate(desk.lines(said("glue", "涂胶"), desk.role("caption"), 12)):
        lift = GLUE * (len(desk.locales) - 1) * (0.5 - rank)
        at = (joint + end) / 2 - glue.width / 2 / RADIUS
        yield from _bent(glue, centre, at, lift)


def _piece(ring: str, centre: tuple[float, float], start: float, desk: Desk) -> Iterator[Mark]:
    """A sixth of a ring from an angle on, its name in the middle of its line."""
    swatch, joint = desk.theme.swatches[SWATCHES[ring]], start + SPAN
    yield Shape(_band(centre, start, joint), swatch.fill)
    names = desk.lines(RING_NAMES[ring], desk.role("label", swatch.text), 60)
    half = (sum(name.width for name in names) + 2.4 * (len(names) - 1)) / 2 / RADIUS
    middle = (start + joint) / 2
    yield from _line(ring, centre, (start, joint), (middle - half, middle + half), swatch)
    at = middle - half
    for name in names:
        yield from _bent(name, centre, at)
        at += (name.width + 2.4) / RADIUS


def _line(
    ring: str,
    centre: tuple[float, float],
    ends: tuple[float, float],
    name: tuple[float, float],
    swatch: Swatch,
) -> Iterator[Mark]:
    """The line of a ring in its own style, on both sides of the name."""
    gap = CLEAR / RADIUS
    count, share = LINES.get(ring, (1, 1.0))
    period = SPAN * RADIUS / count
    dash = () if share == 1.0 else (max(0.01, period * share), period * (1 - share))
    shift = (period * (1 - share) if dash else LINE) / 2 / RADIUS
    for start, last in ((ends[0] + shift, name[0] - gap), (ends[1] - shift, name[1] + gap)):
        end = last
        if dash:
            whole = math.floor((abs(last - start) * RADIUS + dash[1]) / period) * period - dash[1]
            end = start + math.copysign(whole / RADIUS, last - start)
        yield Shape(_open(centre, start, end), stroke=swatch.text, stroke_width=LINE, dash=dash)


def _point(centre: tuple[float, float], radius: float, angle: float) -> str:
    """A point of a circle, its angle measured clockwise from the top."""
    across = centre[0] + radius * math.sin(angle)
    return f"{across:.3f} {centre[1] - radius * math.cos(angle):.3f}"


def _open(centre: tuple[float, float], start: float, end: float) -> str:
    """The middle of the band between two angles, as a line."""
    sweep = 1 if end > start else 0
    return (
        f"M{_point(centre, RADIUS, start)}"
        f"A{RADIUS:g} {RADIUS:g} 0 0 {sweep} {_point(centre, RADIUS, end)}"
    )


def _band(centre: tuple[float, float], start: float, end: float) -> str:
    """The outline of a band between two angles."""
    outer, inner = RADIUS + BAND / 2, RADIUS - BAND / 2
    return (
        f"M{_point(centre, outer, start)}A{outer:g} {outer:g} 0 0 1 {_point(centre, outer, end)}"
        f"L{_point(centre, inner, end)}A{inner:g} {inner:g} 0 0 0 {_point(centre, inner, start)}Z"
    )


def _bent(
    block: Block, centre: tuple[float, float], start: float, lift: float = 0.0
) -> Iterator[TextRun]:
    """A line of text along the band, from an angle on, so far above its middle: each letter
    turned by itself."""
    radius = RADIUS + lift - (block.rise + block.fall) / 2 + block.fall
    (only,) = block.lines
    for run in only.runs:
        at = block.em * run.start
        for letter in run.text:
            wide = block.em * run.face.advance(letter)
            angle = start + (at + wide / 2) / RADIUS
            left = -wide / 2
            yield TextRun(
                round(centre[0] + radius * math.sin(angle) + left * math.cos(angle), 4),
                round(centre[1] - radius * math.cos(angle) + left * math.sin(angle), 4),
                letter,
                run.face.name,
                block.size,
                block.style.colour,
                block.locale,
                turn=round(math.degrees(angle), 3),
            )
            at += wide
