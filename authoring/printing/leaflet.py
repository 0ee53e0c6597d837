"""A rules leaflet: one sheet, printed on both sides and folded once to four pages.

Both sides are one face of two pages each, so that the leaflet is printed, and cut, as a
large card: the last page and the cover outside, the rules inside. One leaflet a language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from authoring.model import Text
from authoring.printing import chrome, figure, flow, rules, text
from authoring.printing.block import CENTRE, Block
from authoring.printing.desk import Desk, language, said
from authoring.printing.face import Component, Face, Mark, PrintedCard, Shape, Stack
from authoring.printing.flow import Column, Item
from authoring.printing.paragraph import Paragraph, Span, paragraph
from authoring.printing.proof import Proof
from authoring.printing.theme import Swatch
from authoring.source.deck import Header

PAGE, HEIGHT = 130.0, 180.0
WIDTH = 2 * PAGE
SIZE = "260x180"

INSIDE = tuple(Column(left, 9.0, 53.0, 161.0) for left in (9.0, 68.0, 139.0, 198.0))
BACK_PANEL = (6.0, 6.0, 118.0, 168.0)
BACK = tuple(Column(left, 12.5, 50.0, 155.0) for left in (12.5, 67.5))
COVER_PANEL = (PAGE + 8.0, 132.0, 114.0, 40.0)
PICTURE = (PAGE + 15.0, 42.0, 100.0)
"""The left, the top and the width of the picture on the cover."""

LARGEST, STEP = 13.0, 0.2
"""Running text is as large as the leaflet allows, in steps of so many points."""

HEADING = 1.2
"""So much larger than running text, in points, a heading is at least."""

SECTION_GAP, HEADING_GAP, GAP = 6.4, 2.5, 3.0
PADDING = 2.4
"""Around an example, in its box."""

FOLD = (1.6, 1.2)
"""The dashes of the mark where the sheet is folded, in its bleed."""

USE = said(
    "Cut out along the crop marks and fold at the dashed marks.",
    "沿裁切线裁下，在虚线标记处对折。",
)


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of so much height (mm); `draw` takes its left, top and width."""

    height: float
    draw: Callable[[float, float, float], Iterator[Mark]]


@dataclass(frozen=True, slots=True)
class Design:
    """What a game brings to its leaflet: a colour, the picture of its cover, a line about
    who can play, and the pictures that its sections ask for by name."""

    swatch: Swatch
    cover: Figure
    facts: Text
    figures: Mapping[str, Figure]


def leaflets(
    desk: Desk,
    header: Header,
    design: Callable[[Desk], Design],
    counted: Callable[[str], Mapping[str, int]] = lambda _: {},
) -> Iterator[Component]:
    """The leaflet of a game in each language of the deck that its rules are written in, under
    the deck's own title. `counted` gives the numbers that the rules ask for, by language.

    Of the leaflet for a blind proof only the title is set: the rules are not the deck's.
    """
    told = rules.read(header.game)
    for locale in desk.locales:
        if locale in told.title:
            alone = replace(desk, locales=(locale,))
            title = header.title if locale in header.title else told.title
            made = _Leaflet(alone, told, design(alone), locale, title, counted(locale))
            if desk.proof.blind:
                made.prove()
                continue
            yield Component(_stack(made), USE, stiff=False, locale=locale)


def _stack(made: _Leaflet) -> Stack:
    name = language(made.locale)
    label = said(f"rules, {name}", f"规则（{name}）")
    outside = Face(WIDTH, HEIGHT, tuple(made.outside()))
    inside = Face(WIDTH, HEIGHT, tuple(made.inside()))
    cards = (PrintedCard("leaflet", outside, inside),)
    return made.desk.stack(f"leaflet-{made.locale}", made.title, label, SIZE, cards)


@dataclass(slots=True)
class _Leaflet:
    """One leaflet in one language."""

    desk: Desk
    told: rules.Rules
    design: Design
    locale: str
    title: Text
    counts: Mapping[str, int]
    _size: float = 0.0

    def prove(self) -> None:
        """Take down what is wrong with the title."""
        role, (_, _, width, _) = self.desk.role("cover"), COVER_PANEL
        self.desk.lines(self.title, role, width)

    @property
    def size(self) -> float:
        """The largest size (points) at which all pages hold their sections."""
        if not self._size:
            least = self.desk.theme.roles["body"].first.floor
            size = LARGEST
            while size > least and not all(
                flow.holds(self._set(page, columns, size, Proof()), columns)
                for page, columns in (("inside", INSIDE), ("back", BACK))
            ):
                size -= STEP
            self._size = round(size, 1)
        return self._size

    def inside(self) -> Iterator[Mark]:
        theme = self.desk.theme
        yield chrome.ground(WIDTH, HEIGHT, theme.paper)
        yield from _fold(self.design.swatch.fill)
        yield from self._page("inside", INSIDE)

    def outside(self) -> Iterator[Mark]:
        """The last page at the left, the cover at the right."""
        theme, swatch = self.desk.theme, self.design.swatch
        yield chrome.ground(WIDTH, HEIGHT, swatch.fill)
        yield from _fold(swatch.text)
        yield Shape(figure.rectangle(*BACK_PANEL, theme.radius), theme.paper)
        yield from self._page("back", BACK)
        yield from self._cover()

    def _cover(self) -> Iterator[Mark]:
        theme, swatch = self.desk.theme, self.design.swatch
        left, _, width, _ = COVER_PANEL
        role = self.desk.role("cover", swatch.text)
        box = (left, 12.0, width, 22.0)
        yield from self.desk.stacked(self.title, role, box, CENTRE)
        yield from self.design.cover.draw(*PICTURE)
        yield Shape(figure.rectangle(*COVER_PANEL, theme.radius), theme.paper)
        yield from self._about()

    def _about(self) -> Iterator[Mark]:
        """Who can play, and what the game is about, in the panel of the cover."""
        left, top, width, high = COVER_PANEL
        role = self.desk.role("label", self.design.swatch.fill)
        facts = self.desk.lines(self.design.facts, role, width - 14)
        held = [one for section in self.told.on("cover") for one in section.paragraphs]
        blocks = list(facts)
        for one in held:
            copies = text.copies(self.locale, one.text, (self.locale,))
            room = (width - 14, high - 16)
            blocks += text.column(
                copies, self.desk.role("blurb"), room, self.desk.proof, "cover", (6,)
            )
        start = top + (high - chrome.height(blocks, 4.0)) / 2
        yield from chrome.stacked(blocks, left + 7, start, width - 14, 4.0, CENTRE)

    def _page(self, page: str, columns: Sequence[Column]) -> tuple[Mark, ...]:
        """The sections of a page in its columns; what does not fit goes into the proof."""
        items = self._set(page, columns, self.size, self.desk.proof)
        found = flow.level(items, columns)
        if found is None:
            title = self.told.title
            place = title.origin.place(self.locale)
            self.desk.proof.too_long(
                place, "rules", self.locale, f"columns of the {page} page", title[self.locale]
            )
        return found or ()

    def _set(self, page: str, columns: Sequence[Column], size: float, proof: Proof) -> list[Item]:
        """What stands on a page, set at a size."""
        return [
            item
            for section in self.told.on(page)
            for item in self._items(section, columns[0].width, size, proof)
        ]

    def _items(
        self, section: rules.Section, width: float, size: float, proof: Proof
    ) -> Iterator[Item]:
        """The heading of a section, its picture, and its paragraphs."""
        yield self._heading(section, width, size, proof)
        drawn = self.design.figures.get(section.figure)
        if drawn:
            yield Item(drawn.height, HEADING_GAP, _drawing(drawn, width), joined=True)
        for index, one in enumerate(section.paragraphs):
            before = HEADING_GAP if index == 0 and not drawn else GAP
            yield self._paragraph(one, width, size, before, proof)

    def _heading(self, section: rules.Section, width: float, size: float, proof: Proof) -> Item:
        (copy,) = text.copies(self.locale, section.heading, (self.locale,))
        style = self.desk.theme.roles["chapter"].first.on(self.design.swatch.fill)
        style = replace(style, size=max(style.size, size + HEADING))
        block = text.line(copy, style, width, proof, "leaflet")
        return Item(block.height, SECTION_GAP, _placing(block), joined=True, loose=True)

    def _paragraph(
        self, one: rules.Paragraph, width: float, size: float, before: float, proof: Proof
    ) -> Item:
        roles = self.desk.theme.roles
        spans = [
            Span(copy, roles[role].first)
            for role, said_ in (("lead", one.lead), ("body", one.text))
            if said_
            for copy in text.copies(self.locale, rules.filled(said_, self.counts), (self.locale,))
        ]
        inset = PADDING if one.example else 0.0
        found = paragraph(spans, size, width - 2 * inset, proof)
        if not one.example:
            return Item(found.height, before, found.at)
        return Item(found.height + 2 * inset, before, self._boxed(found, width, inset))

    def _boxed(
        self, found: Paragraph, width: float, inset: float
    ) -> Callable[[float, float], Iterator[Mark]]:
        """How to draw an example: on a tint, so that it stands apart from the rules."""

        def draw(left: float, top: float) -> Iterator[Mark]:
            box = figure.rectangle(left, top, width, found.height + 2 * inset, 2.0)
            yield Shape(box, self.design.swatch.tint)
            yield from found.at(left + inset, top + inset)

        return draw


def _placing(block: Block) -> Callable[[float, float], Iterator[Mark]]:
    def draw(left: float, top: float) -> Iterator[Mark]:
        yield from block.at(left, top)

    return draw


def _drawing(drawn: Figure, width: float) -> Callable[[float, float], Iterator[Mark]]:
    def draw(left: float, top: float) -> Iterator[Mark]:
        yield from drawn.draw(left, top, width)

    return draw


def _fold(colour: str) -> Iterator[Mark]:
    """Marks beyond the cut that say where to fold."""
    path = f"M{PAGE:g} -3V-0.4M{PAGE:g} {HEIGHT + 0.4:g}V{HEIGHT + 3:g}"
    yield Shape(path, stroke=colour, stroke_width=0.3, dash=FOLD)
