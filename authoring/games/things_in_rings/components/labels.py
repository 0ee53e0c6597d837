"""The labels of the rings: they fold to stand, and say what each ring asks about."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.things_in_rings.cards import RINGS
from authoring.games.things_in_rings.faces_rules import RING_NAMES, SWATCHES, ring_icon
from authoring.model import Text
from authoring.printing import chrome
from authoring.printing.block import LEFT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Component, Face, Mark, PrintedCard, Shape
from authoring.printing.turned import upside_down

WIDTH, HEIGHT = 92.0, 80.0
SIZE = "92x80"
RIDGE = HEIGHT / 2

HINTS = {
    "word": said("how it is written and said", "怎么写、怎么读"),
    "attribute": said("what it is like", "它是什么样的"),
    "context": said("where and when it is met", "在哪里、什么时候遇到"),
}

USE = said(
    "Cut out, fold at the dashed line and stand each beside its ring.",
    "裁下，沿虚线对折，立在对应的圆环旁。",
)


def labels(desk: Desk, title: Text) -> Component:
    """One label for each ring, the same on both sides (TR-02)."""
    cards = tuple(
        PrintedCard(f"label-{ring}", Face(WIDTH, HEIGHT, tuple(_marks(ring, desk))))
        for ring in RINGS
    )
    label = said("ring labels", "圆环标签")
    return Component(desk.stack("ring-labels", title, label, SIZE, cards), USE)


def _marks(ring: str, desk: Desk) -> Iterator[Mark]:
    swatch = desk.theme.swatches[SWATCHES[ring]]
    side = tuple(_side(ring, desk))
    yield chrome.ground(WIDTH, HEIGHT, swatch.fill)
    yield from side
    yield from upside_down(side, WIDTH / 2, RIDGE)
    yield Shape(f"M0 {RIDGE:g}H{WIDTH:g}", stroke=swatch.text, stroke_width=0.25, dash=(2.0, 1.6))


def _side(ring: str, desk: Desk) -> Iterator[Mark]:
    """The sign of the ring, its name, and what it asks about; the lower half."""
    theme, swatch = desk.theme, desk.theme.swatches[SWATCHES[ring]]
    middle = RIDGE + RIDGE / 2
    yield from ring_icon(ring, 19.0, middle, 11.5, swatch.text, theme, desk.proof)
    names = desk.lines(RING_NAMES[ring], desk.role("title", swatch.text), 52)
    hints = desk.lines(HINTS[ring], desk.role("heading", swatch.text), 52)
    high = chrome.height(names, 2.2) + 4.6 + chrome.height(hints, 1.7)
    top = middle - high / 2
    yield from chrome.stacked(names, 35.0, top, 52, 2.2, LEFT)
    below = top + chrome.height(names, 2.2) + 4.6
    yield from chrome.stacked(hints, 35.0, below, 52, 1.7, LEFT)
