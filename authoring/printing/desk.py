"""What the parts of a game are set with, and how they say a few words in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from authoring.model import Text
from authoring.printing import chrome, script, text
from authoring.printing.block import CENTRE, LEFT, Block
from authoring.printing.face import PrintedCard, Stack, TextRun
from authoring.printing.line import Copy
from authoring.printing.proof import Proof
from authoring.printing.theme import Role, Style, Theme

APART = 1.8
"""Between two languages on one line, in millimetres."""

BETWEEN = 1.7
"""Between two languages one below the other."""

FALLBACK = "en"

LANGUAGES = {"en": "English", "zh-Hans": "中文"}


@dataclass(frozen=True, slots=True)
class Desk:
    """The theme and the languages of a deck, and the proof that takes down what is wrong."""

    theme: Theme
    proof: Proof
    locales: tuple[str, ...]
    part: str = "part"
    """What is set, for what does not fit it."""

    def at(self, part: str) -> Desk:
        """The same at another part of the game."""
        return replace(self, part=part)

    def role(self, name: str, colour: str | None = None) -> Role:
        """A role of text, in a colour of its own if one is given."""
        found = self.theme.roles[name]
        return found.on(colour) if colour else found

    def copies(self, said: Text, owner: str = "") -> tuple[Copy, ...]:
        """The words in each language of the deck, else in English, else in one that they have;
        once where languages say the same.

        None for a text without words, as a deck that is being written may have.
        """
        for locales in (self.locales, (FALLBACK,), tuple(said)[:1]):
            if found := text.copies(owner, said, locales):
                return text.once(found)
        return ()

    def first(self, said: Text) -> str:
        """The words in the first language of the deck."""
        return next((copy.words for copy in self.copies(said)), "")

    def stack(
        self,
        name: str,
        game: Text,
        label: Text,
        size: str,
        cards: tuple[PrintedCard, ...],
        crop: bool = True,
    ) -> Stack:
        """A stack that is called `label`, a part of `game`."""
        title = titled(self.first(game), label, self.locales)
        return Stack(name, title, size, cards, crop, label)

    def lines(self, said: Text, role: Role, width: float, owner: str = "") -> tuple[Block, ...]:
        """Each language on a line of its own."""
        copies = self.copies(said, owner)
        return tuple(
            text.line(copy, role.style(rank, len(copies)), width, self.proof, self.part)
            for rank, copy in enumerate(copies)
        )

    def stacked(
        self,
        said: Text,
        role: Role,
        box: tuple[float, float, float, float],
        align: float = CENTRE,
        gap: float = BETWEEN,
    ) -> Iterator[TextRun]:
        """Each language on a line, one below the other in the middle of a box's height."""
        left, top, width, high = box
        blocks = self.lines(said, role, width)
        start = top + (high - chrome.height(blocks, gap)) / 2
        yield from chrome.stacked(blocks, left, start, width, gap, align)

    def abreast(
        self,
        said: Text,
        role: Role,
        left: float,
        baseline: float,
        width: float,
        align: float = LEFT,
    ) -> Iterator[TextRun]:
        """The languages side by side on one baseline, in a width."""
        blocks = self.lines(said, role, width)
        whole = sum(block.width for block in blocks) + APART * (len(blocks) - 1)
        share = min(1.0, width / whole)
        start = left + (width - whole * share) * align
        for block in blocks:
            set_ = Block(block.lines, block.style, block.size * share, block.locale)
            yield from set_.at(start, baseline - set_.rise)
            start += set_.width + APART * share

    def wrapped(
        self,
        said: Text,
        role: Role,
        box: tuple[float, float, float, float],
        most: tuple[int, ...] = (4, 4),
        align: float = CENTRE,
        gap: float = BETWEEN,
    ) -> Iterator[TextRun]:
        """Each language in as many lines as it needs, in the middle of a box's height."""
        left, top, width, high = box
        copies = self.copies(said)
        blocks = text.column(copies, role, (width, high), self.proof, self.part, most, gap)
        start = top + (high - chrome.height(blocks, gap)) / 2
        yield from chrome.stacked(blocks, left, start, width, gap, align)

    def centred(
        self, said: Text, style: Style, across: float, down: float, width: float = 1000.0
    ) -> Iterator[TextRun]:
        """The words in the first language on one line, with the middle of their ink in a point."""
        for copy in self.copies(said)[:1]:
            set_ = text.line(copy, style, width, self.proof, self.part)
            yield from chrome.in_middle(set_, across, down)

    def badge(
        self, words: str, across: float, down: float, size: float, colour: str
    ) -> Iterator[TextRun]:
        """A number or sign with the middle of its ink in a point, `size` in points."""
        style: Style = self.theme.roles["badge"].first.on(colour)
        lines = chrome.printed(words, style, 1000, self.proof).lines
        yield from chrome.in_middle(Block(lines, style, size, FALLBACK), across, down)


def titled(game: str, label: Text, locales: Sequence[str]) -> str:
    """A part of a game by both their names, in the first of the locales."""
    locale = locales[0] if locales else FALLBACK
    colon = "：" if script.of_locale(locale) == script.HAN else ": "
    return f"{game}{colon}{label.get(locale) or label[FALLBACK]}"


def language(locale: str) -> str:
    """What speakers of a language call it; its tag where that is not known."""
    return LANGUAGES.get(locale, locale)


def said(english: str, chinese: str) -> Text:
    """A few words in the languages that the program itself speaks."""
    return Text((("en", english), ("zh-Hans", chinese)))
