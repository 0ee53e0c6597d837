"""The first pages of the answer key: how to read it, and all rules by ring and number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from authoring.games.things_in_rings.cards import RINGS
from authoring.games.things_in_rings.components.key_column import Column
from authoring.games.things_in_rings.components.key_table import HEIGHT, WIDTH, signs
from authoring.games.things_in_rings.faces_rules import RING_NAMES, SWATCHES, ring_icon
from authoring.printing import chrome, figure, flow
from authoring.printing.block import HAN_BOTTOM, HAN_TOP, LEFT
from authoring.printing.desk import Desk, said
from authoring.printing.face import Mark, Shape
from authoring.printing.flow import Column as Room
from authoring.printing.flow import Item
from authoring.printing.paragraph import Paragraph, Span, paragraph
from authoring.printing.proof import Proof
from authoring.printing.text import Copy
from authoring.printing.theme import Swatch

EDGE, TOP, GUTTER = 10.0, 37.0, 7.0
HEAD = 10.5
NUMBER = 8.5
"""The width of the number before a rule."""

APART = 0.025
"""How much farther rules are apart than the lines of one, in millimetres a point of size."""

LARGEST, SMALLEST, STEP = 10.0, 7.0, 0.25


def list_pages(desk: Desk, columns: Sequence[Column]) -> Iterator[tuple[Mark, ...]]:
    """A column for each ring, on one page, or on more where there are too many rules."""
    rings = [ring for ring in RINGS if any(column.ring == ring for column in columns)]
    held = {ring: [column for column in columns if column.ring == ring] for ring in rings}
    width = (WIDTH - 2 * EDGE - GUTTER * (len(held) - 1)) / len(held)
    size = _size(desk, held, width)
    lists = []
    for index, ring in enumerate(rings):
        items = _items(desk, held[ring], width, size, desk.proof)
        lists.append(flow.pages(items, [_room(EDGE + (width + GUTTER) * index, width)]))
    for page in zip_longest(*lists, fillvalue=()):
        yield tuple(_page(desk, rings, width, page))


def _page(
    desk: Desk, rings: Sequence[str], width: float, lists: Sequence[tuple[Mark, ...]]
) -> Iterator[Mark]:
    yield chrome.ground(WIDTH, HEIGHT, desk.theme.paper)
    yield from _heading(desk)
    for index, (ring, marks) in enumerate(zip(rings, lists, strict=True)):
        if marks:
            yield from _ring(desk, ring, EDGE + (width + GUTTER) * index, width)
            yield from marks


def _room(left: float, width: float) -> Room:
    """Where the rules of a ring run."""
    top = TOP + HEAD + 3.5
    return Room(left, top, width, HEIGHT - top - 8)


def _size(desk: Desk, held: dict[str, list[Column]], width: float) -> float:
    """The largest size (points) at which the longest list stays on one page, if any does."""
    room = _room(0, width)
    size = LARGEST
    while size > SMALLEST and not all(
        flow.holds(_items(desk, columns, width, size, Proof()), [room]) for columns in held.values()
    ):
        size -= STEP
    return size


def _heading(desk: Desk) -> Iterator[Mark]:
    """What this is, and how it is read."""
    role = desk.role("title")
    yield from desk.abreast(said("Answer key", "答案表"), role, EDGE, 20.5, 90, LEFT)
    words = said(
        "Find the numbers of your three rules here; they stand on the cards. Then look a thing "
        "up in the tables, and read off its three columns.",
        "先在这里找到三条规则的编号（规则卡上也印着），再到后面的表里查事物，看对应的三列。",
    )
    box = (EDGE + 92, 8.0, 74.0, 18.0)
    yield from desk.wrapped(words, desk.role("reminder"), box, (4, 4), LEFT)
    yield from signs(desk, EDGE + 176, 17.0)


def _ring(desk: Desk, ring: str, left: float, width: float) -> Iterator[Mark]:
    """The sign and the name of a ring, on its colour."""
    swatch = desk.theme.swatches[SWATCHES[ring]]
    yield Shape(figure.rectangle(left, TOP, width, HEAD, 2.6), swatch.fill)
    yield from ring_icon(ring, left + 6.4, TOP + HEAD / 2, 3.7, swatch.text, desk.theme, desk.proof)
    role = desk.role("label", swatch.text)
    box = (left + 13.0, TOP, width - 16, HEAD)
    yield from desk.stacked(RING_NAMES[ring], role, box, LEFT)


def _items(
    desk: Desk, columns: Sequence[Column], width: float, size: float, proof: Proof
) -> list[Item]:
    """The rules of a ring, each behind its number."""
    roles, locale = desk.theme.roles, desk.locales[0]
    items = []
    for column in columns:
        rule = column.verdict.rule
        words = rule.text.get(locale) or rule.id
        copy = Copy(words, locale, rule.id, rule.origin.place("text"))
        found = paragraph([Span(copy, roles["body"].first)], size, width - NUMBER, proof)
        swatch = desk.theme.swatches[SWATCHES[rule.ring]]
        gap = found.pitch - found.em * (HAN_TOP - HAN_BOTTOM) + size * APART
        items.append(Item(found.height, gap, _Entry(desk, column.number, found, swatch)))
    return items


class _Entry:
    """How one rule of the list is drawn."""

    def __init__(self, desk: Desk, number: int, words: Paragraph, swatch: Swatch) -> None:
        self.desk, self.number, self.words, self.swatch = desk, number, words, swatch

    def __call__(self, left: float, top: float) -> Iterator[Mark]:
        size = self.words.size
        middle = top + self.words.em * 0.5
        width, high = 6.6, self.words.em * 1.25
        pill = figure.rectangle(left, middle - high / 2, width, high, high * 0.36)
        yield Shape(pill, self.swatch.tint)
        ink = self.desk.theme.ink
        yield from self.desk.badge(str(self.number), left + width / 2, middle, size * 0.92, ink)
        yield from self.words.at(left + NUMBER, top)
