"""Both sides of a rule card: the rule with examples in front, its ring and level behind."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from authoring.games.things_in_rings.cards import LEVELS, Rule, Thing
from authoring.games.things_in_rings.faces_examples import examples
from authoring.model import Text
from authoring.printing import chrome, figure, text
from authoring.printing.face import Face, Mark, Shape
from authoring.printing.proof import Proof
from authoring.printing.theme import Swatch, Theme

WIDTH, HEIGHT = 63.0, 88.0
BLANK = Face(WIDTH, HEIGHT, ())
"""What stands for a face that nobody looks at."""
LEFT, RIGHT = 5.0, WIDTH - 5.0
ICON_X, ICON_Y, ICON = 10.4, 11.2, 4.9
LABEL_X = 17.6

PANEL = (LEFT, 18.2, RIGHT - LEFT, 62.8)
STRIP = (LEFT + 2.5, 56.5, RIGHT - LEFT - 5, 22.0)
STATEMENT = (LEFT + 3, 22.0, RIGHT - LEFT - 6, 30.8)
"""Where a rule is said, well off the edge of the panel and off the examples."""

STATEMENT_GAP = 4.0
STEPS = ((1.0, (3, 2)), (0.85, (4, 3)), (0.7, (4, 3)))
"""Rules are set in these shares of their size, in so many lines of each language at most, so
that few sizes stand side by side."""


RING_NAMES = {
    "word": Text((("en", "Word"), ("zh-Hans", "文字"))),
    "attribute": Text((("en", "Attribute"), ("zh-Hans", "属性"))),
    "context": Text((("en", "Context"), ("zh-Hans", "情境"))),
}
DASHES = {"attribute": (12, 0.46), "context": (26, 0.0)}
"""How many dashes go round a ring, and how much of each is line."""

SMALL_DASHES = {"word": (1, 1.0), "attribute": (6, 0.45), "context": (11, 0.0)}
"""The same for the small rings on backs."""

BACK_ICON, BACK_PIP = 14.5, 1.5
"""The radius of the ring on a back, and of a pip below it."""

SWATCHES = {"word": "yellow", "attribute": "blue", "context": "red"}


@dataclass(slots=True)
class RuleFaces:
    """What the sides of rules are made with; a back is made once for each ring and level."""

    theme: Theme
    proof: Proof
    locales: tuple[str, ...]
    things: Mapping[str, Thing]
    numbers: Mapping[str, int]
    _backs: dict[tuple[str, str], Face] = field(default_factory=dict)
    _proved: set[tuple[str, tuple[str, ...]]] = field(default_factory=set)

    def front(self, rule: Rule) -> Face:
        """A rule in the languages it is played in, with things inside and outside."""
        theme, swatch = self.theme, self.theme.swatches[SWATCHES[rule.ring]]
        copies = text.copies(rule.id, rule.text, self.locales)
        statement = self._statement(copies)
        if self.proof.blind:
            self._prove(rule, swatch)
            return BLANK
        return Face(
            WIDTH,
            HEIGHT,
            chrome.marks(
                chrome.ground(WIDTH, HEIGHT, swatch.fill),
                Shape(figure.rectangle(*PANEL, theme.radius), theme.paper),
                Shape(figure.rectangle(*STRIP, theme.radius - 1.5), swatch.tint),
                ring_icon(rule.ring, ICON_X, ICON_Y, ICON, swatch.text, self.theme, self.proof),
                self._label(rule, swatch),
                self._mark(rule, swatch),
                chrome.centred(statement, STATEMENT, STATEMENT_GAP),
                examples(rule, STRIP, self.things, self.theme, self.proof, self.locales),
            ),
        )

    def _prove(self, rule: Rule, swatch: Swatch) -> None:
        """Take down what is wrong beside the statement. What the examples lack, the cards of
        their things lack too."""
        like = (rule.ring, rule.locales)
        if like not in self._proved:
            self._proved.add(like)
            icon = (rule.ring, ICON_X, ICON_Y, ICON, swatch.text, self.theme, self.proof)
            chrome.marks(ring_icon(*icon), self._label(rule, swatch))
        self._number(rule, swatch)
        self._mark(rule, swatch)

    def _statement(self, copies: Sequence[text.Copy]) -> tuple[text.Block, ...]:
        """What the rule says, below one another; nothing where nobody looks and it fits."""
        role, room, (_, most) = self.theme.roles["statement"], STATEMENT[2:], STEPS[-1]
        sure = self.proof.blind and text.surely_fits(
            copies, role, room, self.proof, most, STATEMENT_GAP
        )
        if sure:
            return ()
        return text.stepped(copies, role, STEPS, room, self.proof, "panel", STATEMENT_GAP)

    def _label(self, rule: Rule, swatch: Swatch) -> Iterator[Mark]:
        """The name of the ring, the pips of the level, and the card's number in the answer key."""
        names = self._names(rule.ring)
        blocks = chrome.heading(names, self.theme, swatch.text, 26.0, self.proof)
        top = ICON_Y - chrome.height(blocks, 1.7) / 2
        yield from chrome.stacked(blocks, LABEL_X, top, 26.0, 1.7, text.LEFT)
        yield from chrome.pips(RIGHT - 1, ICON_Y - 1.9, level(rule.level), swatch.text, 0.95)
        yield from self._language(rule, LABEL_X + blocks[0].width + 2.0, top, blocks[0], swatch)
        number = self._number(rule, swatch)
        baseline = ICON_Y + 4.3
        yield from number.at(LEFT, baseline - number.rise, RIGHT - LEFT - 1, text.RIGHT)

    def _number(self, rule: Rule, swatch: Swatch) -> text.Block:
        style = self.theme.roles["heading"].first.on(swatch.text)
        return chrome.printed(str(self.numbers[rule.id]), style, 9.0, self.proof)

    def _mark(self, rule: Rule, swatch: Swatch) -> Sequence[Mark]:
        """The card's id."""
        return chrome.card_id(rule.id, swatch, (WIDTH, HEIGHT), self.theme, self.proof)

    def _language(
        self, rule: Rule, left: float, top: float, beside: text.Block, swatch: Swatch
    ) -> Iterator[Mark]:
        """The language of a rule that is not played in all languages of the deck."""
        spoken = [locale for locale in self.locales if locale in rule.locales]
        if len(self.locales) == 1 or len(spoken) != 1:
            return
        style = self.theme.roles["caption"].first.on(swatch.fill)
        sign = chrome.printed(language_sign(spoken[0]), style, 9.0, self.proof, spoken[0])
        width, high = sign.width + 2.6, 3.7
        middle = top + beside.rise / 2
        yield Shape(figure.rectangle(left, middle - high / 2, width, high, 1.2), swatch.text)
        yield from chrome.in_middle(sign, left + width / 2, middle)

    def _names(self, ring: str) -> tuple[text.Copy, ...]:
        names = text.copies(ring, RING_NAMES[ring], self.locales)
        return names or text.copies(ring, RING_NAMES[ring], ("en",))

    def back(self, ring: str, of_level: str) -> Face:
        """The ring's icon in a large ring of its own line, its name, and the level."""
        key = (ring, of_level)
        if key not in self._backs:
            self._backs[key] = Face(WIDTH, HEIGHT, tuple(self._back(ring, of_level)))
        return self._backs[key]

    def _back(self, ring: str, of_level: str) -> Iterator[Mark]:
        theme, swatch = self.theme, self.theme.swatches[SWATCHES[ring]]
        role = theme.roles["title"].on(swatch.text)
        names = text.column(self._names(ring), role, (49, 24), self.proof, "back", (1, 1), 3)
        high = 2 * BACK_ICON + 6.5 + chrome.height(names, 3) + 6 + 2 * BACK_PIP
        top = (HEIGHT - high) / 2
        yield chrome.ground(WIDTH, HEIGHT, swatch.fill)
        clear = (6.0, top - 2, WIDTH - 12, high + 4)
        yield from ring_field((ring,), swatch.figure, clear)
        middle = top + BACK_ICON
        yield from ring_icon(ring, WIDTH / 2, middle, BACK_ICON, swatch.text, theme, self.proof)
        yield from chrome.stacked(names, 7, middle + BACK_ICON + 6.5, WIDTH - 14, 3, text.CENTRE)
        right = (WIDTH + chrome.pips_width(BACK_PIP)) / 2
        pips = level(of_level)
        yield from chrome.pips(right, top + high - BACK_PIP, pips, swatch.text, BACK_PIP)


def ring_field(
    rings: tuple[str, ...], colour: str, clear: tuple[float, float, float, float]
) -> Iterator[Shape]:
    """A back full of small rings, each in the line of one of these rings in turn."""
    radius = 1.75
    for turn, ring in enumerate(rings):

        def small(count: int, across: float, down: float, turn: int = turn) -> str:
            return figure.circle(across, down, radius) if count % len(rings) == turn else ""

        path = chrome.field(WIDTH, HEIGHT, 5.5, radius + 0.4, small, clear)
        count, share = SMALL_DASHES[ring]
        period = math.tau * radius / count
        line = (max(0.01, period * share), period * (1 - share)) if share < 1 else ()
        yield Shape(path, stroke=colour, stroke_width=0.65, dash=line)


def language_sign(locale: str) -> str:
    """A language in one or two letters, as they stand on a key of a keyboard."""
    return "中" if locale.startswith("zh") else locale.partition("-")[0].upper()


def level(name: str) -> int:
    """How many pips a level has."""
    return LEVELS.index(name) + 1 if name in LEVELS else 0


def ring_icon(
    ring: str, across: float, down: float, radius: float, colour: str, theme: Theme, proof: Proof
) -> Iterator[Mark]:
    """The sign of a ring: a ring drawn in its own line, with what it asks about inside."""
    width = radius * 0.13
    yield Shape(
        figure.circle(across, down, radius),
        stroke=colour,
        stroke_width=width,
        dash=dash(ring, radius),
    )
    if ring == "word":
        style = theme.roles["badge"].first.on(colour)
        letters = text.Block(
            chrome.printed("Aa", style, 100, proof).lines, style, radius * 2.35, "en"
        )
        yield from chrome.in_middle(letters, across, down)
    else:
        draw = figure.lens if ring == "attribute" else figure.house
        shift = radius * (0.04 if ring == "attribute" else 0.0)
        yield Shape(
            draw(across + shift, down + shift, radius * 1.1),
            stroke=colour,
            stroke_width=width * 1.15,
        )


def dash(ring: str, radius: float) -> tuple[float, ...]:
    """The line of a ring: solid for words, dashed for attributes, dotted for contexts.

    A whole number of dashes goes round, so that the line closes without a seam.
    """
    if ring not in DASHES:
        return ()
    count, share = DASHES[ring]
    period = math.tau * radius / count
    return (max(0.01, period * share), period * (1 - share))
