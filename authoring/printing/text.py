"""Setting text: one line that fits its width, or balanced lines that fit a box.

Text that does not fit at the style's size is set smaller, down to the style's floor.
What does not even fit there, and characters that no face has, go into the proof; the
text is set all the same, so that the rest of the card can be looked at.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from authoring.model import Place, Text
from authoring.printing import linebreak, script
from authoring.printing.face import TextRun
from authoring.printing.fonts import Typeface
from authoring.printing.proof import Proof
from authoring.printing.theme import Role, Style

POINT = 25.4 / 72
"""A point in millimetres."""

STEP = 0.5
"""Type sizes are tried in steps of half a point."""

HAN_TOP, HAN_BOTTOM = 0.84, -0.07
"""How far Chinese characters reach above and below the baseline, in em."""

AUTOSPACE = 0.1
"""The gap between a Chinese character and a Latin letter or number, in em."""

LEFT, CENTRE, RIGHT = 0.0, 0.5, 1.0
"""How much of the room that a line leaves stands before it."""


@dataclass(frozen=True, slots=True)
class Copy:
    """Words to be set: whose they are, and where they were written."""

    words: str
    locale: str
    card: str
    place: Place


@dataclass(frozen=True, slots=True)
class Run:
    """Text in one face, `start` em from the start of its line."""

    text: str
    face: Typeface
    start: float


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its runs, how wide it is, and how much of its front is blank; in em."""

    runs: tuple[Run, ...]
    width: float
    blank: float
    han: bool


@dataclass(frozen=True, slots=True)
class Block:
    """Lines set in one style at one size (points)."""

    lines: tuple[Line, ...]
    style: Style
    size: float
    locale: str

    @property
    def em(self) -> float:
        """The type size in millimetres."""
        return self.size * POINT

    @property
    def pitch(self) -> float:
        """From baseline to baseline, in millimetres."""
        return self.em * self.style.leading

    @property
    def rise(self) -> float:
        """From the top of the first line's letters to its baseline, in millimetres."""
        if not self.lines or self.lines[0].han:
            return self.em * HAN_TOP
        first = self.lines[0]
        return self.em * max((run.face.capital for run in first.runs), default=0.0)

    @property
    def fall(self) -> float:
        """From the last baseline to what counts as the bottom, in millimetres."""
        return -HAN_BOTTOM * self.em if self.lines and self.lines[-1].han else 0.0

    @property
    def height(self) -> float:
        """From the top of the first line's letters to the bottom of the last line's."""
        return self.rise + self.fall + self.pitch * max(0, len(self.lines) - 1)

    @property
    def width(self) -> float:
        """The width of the widest line, in millimetres."""
        return self.em * max((line.width for line in self.lines), default=0.0)

    def at(
        self, left: float, top: float, width: float = 0.0, align: float = LEFT
    ) -> tuple[TextRun, ...]:
        """The runs with the block's top at `top`, aligned in a width."""
        return tuple(self._placed(left, top + self.rise, width, align))

    def _placed(
        self, left: float, baseline: float, width: float, align: float
    ) -> Iterator[TextRun]:
        for number, line in enumerate(self.lines):
            start = left + (width - self.em * line.width) * align - self.em * line.blank
            for run in line.runs:
                yield TextRun(
                    round(start + self.em * run.start, 4),
                    round(baseline + self.pitch * number, 4),
                    run.text,
                    run.face.name,
                    self.size,
                    self.style.colour,
                    self.locale,
                )


def copies(card: str, text: Text, locales: Sequence[str]) -> tuple[Copy, ...]:
    """What a text says in those of the locales it speaks, in their order."""
    return tuple(
        Copy(text[locale], locale, card, text.origin.place(locale))
        for locale in locales
        if locale in text
    )


def line(copy: Copy, style: Style, width: float, proof: Proof, box: str) -> Block:
    """The words on one line no wider than `width` (mm)."""
    (whole,) = _measured([_clean(copy)], copy, style, proof)
    size = style.size
    if whole.width * size * POINT > width:
        size = int(width / (whole.width * POINT) / STEP * 10) * STEP / 10
    if size < style.floor:
        proof.too_long(copy.place, copy.card, copy.locale, box, copy.words)
    return Block((whole,), style, max(size, style.floor), copy.locale)


def block(
    copy: Copy, style: Style, box: tuple[float, float], proof: Proof, name: str, most: int = 6
) -> Block:
    """The words wrapped into a box of a width and height (mm), in at most so many lines."""
    return column((copy,), Role(style, style, style), box, proof, name, (most,))[0]


def column(
    texts: Sequence[Copy],
    role: Role,
    box: tuple[float, float],
    proof: Proof,
    name: str,
    most: Sequence[int] = (5, 4),
    gap: float = 0.0,
) -> tuple[Block, ...]:
    """One text in several languages, one block below the other, fitted together.

    The gaps between the blocks are not among them; their height is taken off the box.
    `most` is how many lines the first language may take, then the others.
    """
    width, height = box[0], box[1] - gap * (len(texts) - 1)
    wraps = [
        _Wrap(copy, role.style(rank, len(texts)), most[min(rank, len(most) - 1)], proof)
        for rank, copy in enumerate(texts)
    ]
    shrink = 0.0
    while True:
        blocks = tuple(wrap.set(shrink, width) for wrap in wraps)
        total = sum(found.height for found in blocks)
        if all(wrap.fits(found, width) for wrap, found in zip(wraps, blocks, strict=True)) and (
            total <= height
        ):
            return blocks
        if all(wrap.at_floor(shrink) for wrap in wraps):
            break
        shrink += STEP
    for wrap, found in zip(wraps, blocks, strict=True):
        tall = total > height and found.height == max(other.height for other in blocks)
        if tall or not wrap.fits(found, width):
            proof.too_long(wrap.copy.place, wrap.copy.card, wrap.copy.locale, name, wrap.copy.words)
    return blocks


class _Wrap:
    """One text on its way into lines: its pieces measured once, wrapped at any size."""

    def __init__(self, copy: Copy, style: Style, most: int, proof: Proof) -> None:
        self.copy, self.style, self.most = copy, style, most
        words = _clean(copy)
        self.pieces = linebreak.pieces(words)
        texts = [piece.text for piece in self.pieces]
        self.proof = proof
        self.measured = _measured(texts, copy, style, proof)
        (space,) = _measured([" "], copy, style, Proof())
        self.space = space.width

    def size(self, shrink: float) -> float:
        return max(self.style.floor, self.style.size - shrink)

    def at_floor(self, shrink: float) -> bool:
        return self.size(shrink) == self.style.floor

    def set(self, shrink: float, width: float) -> Block:
        size = self.size(shrink)
        ends = self.balanced(width / (size * POINT))
        starts = [0, *ends[:-1]]
        lines = tuple(self.joined(start, end) for start, end in zip(starts, ends, strict=True))
        return Block(lines, self.style, size, self.copy.locale)

    def fits(self, found: Block, width: float) -> bool:
        return found.width <= width + 1e-6 and len(found.lines) <= self.most

    def joined(self, start: int, end: int) -> Line:
        """The pieces from `start` up to `end` as one line."""
        held = self.pieces[start:end]
        words = "".join(piece.text + piece.space for piece in held).rstrip(" ")
        return _measured([words], self.copy, self.style, Proof())[0]

    def length(self, start: int, end: int) -> float:
        """The width of these pieces on one line, in em, kerning between them left out."""
        blanks = sum(self.space for piece in self.pieces[start : end - 1] if piece.space)
        return sum(line.width for line in self.measured[start:end]) + blanks

    def balanced(self, room: float) -> list[int]:
        """Where the lines end: as few lines as possible, as even as possible, in em."""
        least = self.greedy(room)
        if least <= 1:
            return [len(self.pieces)] if self.pieces else []
        target = min(room, self.length(0, len(self.pieces)) / least)
        best: list[dict[int, tuple[float, list[int]]]] = [{0: (0.0, [])}]
        for number in range(least):
            reached: dict[int, tuple[float, list[int]]] = {}
            for start, (cost, ends) in best[number].items():
                for end in self.reach(start, room):
                    slack = (target - self.length(start, end)) / room
                    last = end == len(self.pieces)
                    price = cost + slack**2 + (0.0 if last else self.pieces[end - 1].cost)
                    if end not in reached or price < reached[end][0]:
                        reached[end] = (price, [*ends, end])
            best.append(reached)
        return best[least][len(self.pieces)][1]

    def reach(self, start: int, room: float) -> Iterator[int]:
        """The ends that a line from `start` may have; one piece always goes on a line."""
        for end in range(start + 1, len(self.pieces) + 1):
            if end > start + 1 and self.length(start, end) > room:
                return
            yield end

    def greedy(self, room: float) -> int:
        """The least number of lines."""
        start = count = 0
        while start < len(self.pieces):
            start = max(self.reach(start, room))
            count += 1
        return count


def _clean(copy: Copy) -> str:
    """The words composed, on one line, with single spaces."""
    return " ".join(unicodedata.normalize("NFC", copy.words).split())


def _measured(texts: Sequence[str], copy: Copy, style: Style, proof: Proof) -> tuple[Line, ...]:
    """Each text as a line; what no face has goes into the proof and is left out."""
    missing: list[str] = []
    lines = tuple(_line(text, copy.locale, style, missing) for text in texts)
    if missing:
        proof.no_glyph(copy.place, copy.card, copy.locale, missing)
    return lines


def _line(words: str, locale: str, style: Style, missing: list[str]) -> Line:
    runs: list[Run] = []
    held, face, han, at, was = "", None, False, 0.0, ""
    for character, kind in zip(words, script.of_characters(words, locale), strict=True):
        found = style.stack.face(character, kind)
        if found is None:
            missing.append(character)
            continue
        han = han or script.is_han(character)
        if face is not None and found != face:
            at += _add(runs, held, face, at)
            at += AUTOSPACE if _meet(was, character) else 0.0
            held = ""
        held, face, was = held + character, found, character
    if face is not None:
        at += _add(runs, held, face, at)
    blank = 0.5 if words[:1] in script.HALF_BLANK_BEFORE and han else 0.0
    behind = 0.5 if words[-1:] in script.HALF_BLANK_BEHIND and han else 0.0
    return Line(tuple(runs), at - blank - behind, blank, han)


def _add(runs: list[Run], text: str, face: Typeface, start: float) -> float:
    runs.append(Run(text, face, start))
    return face.advance(text)


def _meet(before: str, after: str) -> bool:
    """Whether a letter or number meets a Chinese character here."""
    return before.isalnum() and after.isalnum() and script.is_han(before) != script.is_han(after)
