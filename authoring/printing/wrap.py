"""Breaking one text into lines: as few as possible, as even as possible."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate, pairwise

from authoring.printing import linebreak
from authoring.printing.block import HAN_BOTTOM, HAN_TOP, POINT, Block
from authoring.printing.line import Copy, Line, clean, measured, plain
from authoring.printing.proof import Proof
from authoring.printing.theme import Style

STEP = 0.5
"""Type sizes are tried in steps of half a point."""

LINE_WORTH = 0.065
"""What share of its size a text gives up to get along with one line less."""

EVEN_WORTH = 0.4
"""What share it gives up for breaks that cost one less."""

SLACK = 0.02
"""So much of a line stays free, in em, where lines are only estimated."""

_LETTER = re.compile(r"[A-Za-z0-9]")

LONELY = 0.12
"""What a line of one short word costs,"""

STUB = 0.42
"""or one that is too short by so much of its room."""


class Wrap:
    """One text on its way into lines: its pieces measured once, wrapped at any size."""

    def __init__(self, copy: Copy, style: Style, most: int, proof: Proof) -> None:
        self.copy, self.style, self.most = copy, style, most
        self.words = clean(copy)
        (self.whole,) = measured([self.words], copy, style.stack, proof)
        self.found: dict[tuple[float, float], Block] = {}
        self.rooms: dict[float, tuple[float, list[int]]] = {}

    @cached_property
    def pieces(self) -> tuple[linebreak.Piece, ...]:
        return linebreak.pieces(self.words)

    @cached_property
    def measured(self) -> tuple[Line, ...]:
        return tuple(plain(one.text, self.copy, self.style.stack) for one in self.pieces)

    @cached_property
    def spaces(self) -> list[float]:
        """How wide the space behind each piece is, in em."""
        space = plain(" ", self.copy, self.style.stack)
        return [space.advance if piece.space else 0.0 for piece in self.pieces]

    @cached_property
    def starts(self) -> list[float]:
        """Where each piece starts on one long line, and where that ends, in em."""
        widths = (one.advance + gap for one, gap in zip(self.measured, self.spaces, strict=True))
        return [0.0, *accumulate(widths)]

    def size(self, shrink: float) -> float:
        return max(self.style.floor, self.style.size - shrink)

    def at_floor(self, shrink: float) -> bool:
        return self.size(shrink) == self.style.floor

    def least(self, width: float) -> float:
        """How much the text has to shrink to fit a width in its lines, as far as it may."""
        shrink = 0.0
        for shrink in shrinks((self,)):
            if self.fits(self.set(shrink, width), width):
                break
        return shrink

    def set(self, shrink: float, width: float) -> Block:
        """The text at the size that so much shrinking leaves, or at a slightly smaller
        one where that saves lines or makes them more even."""
        if self.words and self.whole.width * self.size(shrink) * POINT <= width:
            return Block((self.whole,), self.style, self.size(shrink), self.copy.locale)
        if (shrink, width) not in self.found:
            tries = self.tries(self.size(shrink), width)
            _, size, ends = min(tries, key=lambda found: found[0])
            starts = [0, *ends[:-1]]
            lines = map(self.joined, starts, ends)
            self.found[shrink, width] = Block(tuple(lines), self.style, size, self.copy.locale)
        return self.found[shrink, width]

    def tries(self, start: float, width: float) -> Iterator[tuple[float, float, list[int]]]:
        """Sizes from `start` down, as long as they may be worth it: what each costs, the
        size, and where its lines end."""
        drop, best = 0.0, float("inf")
        while drop < best and start - drop >= self.style.floor:
            price, ends = self.balanced(width / ((start - drop) * POINT))
            worth = LINE_WORTH * max(0, len(ends) - 1) + EVEN_WORTH * price
            cost = drop + self.style.size * worth
            best = min(best, cost)
            yield cost, start - drop, ends
            drop += STEP

    def fits(self, found: Block, width: float) -> bool:
        return found.width <= width + 1e-6 and len(found.lines) <= self.most

    def highest(self, shrink: float, width: float) -> float | None:
        """How high the text is at most once it has shrunk so far, in millimetres, however its
        lines are balanced; None where it may not fit the width in its lines.

        No size below needs more lines than this one does, and where no two pieces stand
        farther apart on a line than by themselves, no line is wider than its pieces.
        """
        size = self.size(shrink)
        room = width / (size * POINT) - SLACK
        if self.is_loose or any(one.width > room for one in self.measured):
            return None
        count = _lines(self.farthest(room))
        if count > self.most:
            return None
        capital = max((run.face.capital for run in self.whole.runs), default=0.0)
        tall = max(HAN_TOP, capital) - min(HAN_BOTTOM, 0.0)
        return size * POINT * (tall + self.style.leading * max(0, count - 1))

    @cached_property
    def is_loose(self) -> bool:
        """Whether any two pieces may stand farther apart on a line than by themselves."""
        if self.copy.locale.startswith("zh") and _LETTER.search(self.words):
            return True
        pairs = {(one.text[-1], one.space, other.text[0]) for one, other in pairwise(self.pieces)}
        return any(self.is_apart(*pair) for pair in pairs)

    def is_apart(self, before: str, space: str, behind: str) -> bool:
        signs = (before, space, behind) if space else (before, behind)
        alone = sum(self.advance(sign) for sign in signs)
        return self.advance("".join(signs)) > alone + 1e-9

    def advance(self, words: str) -> float:
        return plain(words, self.copy, self.style.stack).advance

    def joined(self, start: int, end: int) -> Line:
        """The pieces from `start` up to `end` as one line."""
        held = self.pieces[start:end]
        words = "".join(piece.text + piece.space for piece in held).rstrip(" ")
        return plain(words, self.copy, self.style.stack)

    def lengths(self, start: int, ends: Sequence[int]) -> list[float]:
        """The width of the pieces from `start` to each end on one line, in em, kerning between
        them left out."""
        starts, spaces, lines = self.starts, self.spaces, self.measured
        first, before = starts[start], lines[start].before
        return [
            starts[end] - first - spaces[end - 1] - before - lines[end - 1].behind for end in ends
        ]

    def balanced(self, room: float) -> tuple[float, list[int]]:
        """What the best lines in a room (em) cost, and where they end."""
        if room not in self.rooms:
            self.rooms[room] = self.even(room)
        return self.rooms[room]

    def even(self, room: float) -> tuple[float, list[int]]:
        whole = len(self.pieces)
        farthest = self.farthest(room)
        least = _lines(farthest)
        if least <= 1:
            return 0.0, [whole] if whole else []
        target = min(room, self.lengths(0, [whole])[0] / least)
        needed = _needed(farthest)
        best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
        for left in reversed(range(least)):
            reached: dict[int, tuple[float, list[int]]] = {}
            for start, (cost, ends) in best.items():
                if start == whole:
                    continue
                able = [end for end in range(start + 1, farthest[start] + 1) if needed[end] <= left]
                for end, length in zip(able, self.lengths(start, able), strict=True):
                    price = cost + self.price(start, end, (target - length) / room)
                    if end not in reached or price < reached[end][0]:
                        reached[end] = (price, [*ends, end])
            best = reached
        return best[whole]

    def price(self, start: int, end: int, slack: float) -> float:
        """What a line of these pieces costs: how uneven it is (by the share of the room that it
        is too short), how it ends, and whether it is one short word."""
        stub = slack > STUB or (end == start + 1 and slack > LONELY)
        lonely = LONELY if stub else 0.0
        ending = 0.0 if end == len(self.pieces) else self.pieces[end - 1].cost
        return slack**2 + lonely + ending

    def farthest(self, room: float) -> list[int]:
        """Where the longest line from each piece ends; one piece always goes on a line."""
        found, whole = [], len(self.pieces)
        starts, spaces, lines = self.starts, self.spaces, self.measured
        for start in range(whole):
            first, before, end = starts[start], lines[start].before, start + 1
            while (
                end < whole
                and starts[end + 1] - first - spaces[end] - before - lines[end].behind <= room
            ):
                end += 1
            found.append(end)
        return found


def _lines(farthest: Sequence[int]) -> int:
    """The least number of lines, by where the longest line from each piece ends."""
    start = count = 0
    while start < len(farthest):
        start = farthest[start]
        count += 1
    return count


def _needed(farthest: Sequence[int]) -> list[int]:
    """How many lines it takes at least from each piece on, and 0 behind the last."""
    found = [0] * (len(farthest) + 1)
    for start in reversed(range(len(farthest))):
        found[start] = 1 + min(found[start + 1 : farthest[start] + 1])
    return found


def shrinks(wraps: Sequence[Wrap]) -> Iterator[float]:
    """How much smaller to try, in points, until every text is at its floor."""
    shrink = 0.0
    while True:
        yield shrink
        if all(wrap.at_floor(shrink) for wrap in wraps):
            return
        shrink += STEP
