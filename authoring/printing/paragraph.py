"""Paragraphs of running text: at one size, in lines as even as they go.

Unlike the few words of a card (authoring.printing.wrap), running text is never set smaller
to save a line. A paragraph may begin with words in another style, as a run-in heading.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from authoring.printing import linebreak, script
from authoring.printing.block import HAN_BOTTOM, HAN_TOP, POINT, Block
from authoring.printing.face import TextRun
from authoring.printing.line import Copy, Line, clean, measured
from authoring.printing.linebreak import Piece
from authoring.printing.proof import Proof
from authoring.printing.theme import Style

SHORT = 0.22
"""A last line should take at least this share of the room,"""

STUB = 0.3
"""or it costs so much, against the square of a line's slack as a share of its room."""

BREAK = 0.12
"""How much of what a break costs on a card it costs in running text, which has many lines."""

HAN_LEADING = 1.12
"""Chinese needs more room between its lines than Latin letters do."""


@dataclass(frozen=True, slots=True)
class Span:
    """Words in one style; those of a list are broken only between its `parts`, which are all
    of them, if these go into a line."""

    copy: Copy
    style: Style
    parts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Piece:
    """What stays together: its text, how wide it is and what follows it, in em."""

    text: str
    width: float
    space: float
    cost: float
    span: int
    behind: float


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Lines at a size, each a few stretches of one style after another."""

    lines: tuple[tuple[tuple[float, Line, Style], ...], ...]
    size: float
    leading: float
    locale: str

    @property
    def em(self) -> float:
        return self.size * POINT

    @property
    def pitch(self) -> float:
        """From baseline to baseline, in millimetres."""
        return self.em * self.leading

    @property
    def height(self) -> float:
        """From the top of the first line to the bottom of the last, in millimetres."""
        return self.em * (HAN_TOP - HAN_BOTTOM) + self.pitch * (len(self.lines) - 1)

    def at(self, left: float, top: float) -> Iterator[TextRun]:
        """The runs with the top of the first line at `top`."""
        for number, held in enumerate(self.lines):
            baseline = top + self.em * HAN_TOP + self.pitch * number
            for start, line, style in held:
                block = Block((line,), style, self.size, self.locale)
                shift = left + self.em * (start + (line.before if start else 0.0))
                yield from block.at(shift, baseline - block.rise)


def paragraph(spans: Sequence[Span], size: float, width: float, proof: Proof) -> Paragraph:
    """The spans one after the other in lines no wider than `width` (mm), `size` in points."""
    locale = spans[0].copy.locale
    han = script.of_locale(locale) == script.HAN
    room = width / (size * POINT)
    pieces = [
        piece for index, span in enumerate(spans) for piece in _pieces(index, span, room, proof)
    ]
    lines, start = [], 0
    for end in _ends(pieces, room):
        lines.append(tuple(_line(pieces[start:end], spans)))
        start = end
    leading = spans[0].style.leading * (HAN_LEADING if han else 1.0)
    return Paragraph(tuple(lines), size, leading, locale)


def _pieces(index: int, span: Span, room: float, proof: Proof) -> Iterator[_Piece]:
    found = linebreak.pieces(clean(span.copy))
    set_ = measured([piece.text for piece in found], span.copy, span.style.stack, proof)
    if span.parts:
        whole = [
            Piece(part.rstrip(" "), " " if part[-1:] == " " else "", 0.0) for part in span.parts
        ]
        lines = measured([part.text for part in whole], span.copy, span.style.stack, Proof())
        if all(line.advance <= room for line in lines):
            found, set_ = tuple(whole), lines
    (space,) = measured(["\u00a0"], span.copy, span.style.stack, Proof())
    for number, (piece, line) in enumerate(zip(found, set_, strict=True)):
        last = number == len(found) - 1
        joint = last and not line.behind
        gap = space.advance if piece.space or joint else 0.0
        yield _Piece(piece.text + piece.space, line.advance, gap, piece.cost, index, line.behind)


def _ends(pieces: Sequence[_Piece], room: float) -> list[int]:
    """Where the lines end that are most even, all but the last of them."""
    count = len(pieces)
    best: list[tuple[float, int]] = [(0.0, 0)] + [(float("inf"), 0)] * count
    for start in range(count):
        width = 0.0
        for end in range(start + 1, count + 1):
            piece = pieces[end - 1]
            width += piece.width
            if width - piece.behind > room and end > start + 1:
                break
            cost = best[start][0] + _cost((width - piece.behind) / room, piece, end == count)
            if cost < best[end][0]:
                best[end] = (cost, start)
            width += piece.space
    ends, end = [], count
    while end:
        ends.append(end)
        end = best[end][1]
    return ends[::-1]


def _cost(share: float, piece: _Piece, last: bool) -> float:
    """What a line costs that fills this share of its room and ends with this piece."""
    if last:
        return STUB if share < SHORT else 0.0
    return (1 - share) ** 2 + piece.cost * BREAK


def _line(held: Sequence[_Piece], spans: Sequence[Span]) -> Iterator[tuple[float, Line, Style]]:
    """The pieces of one line, those of one style together."""
    start = 0.0
    for index, group in groupby(held, key=lambda piece: piece.span):
        pieces = list(group)
        span = spans[index]
        words = "".join(piece.text for piece in pieces).rstrip(" ")
        (line,) = measured([words], span.copy, span.style.stack, Proof())
        yield start, line, span.style
        start += line.advance + pieces[-1].space
