"""The back of a question card: its reference answers, the most likely first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.games.guess_club.cards import Answer, Question
from authoring.model import Text
from authoring.printing import chrome, figure, script, text
from authoring.printing.desk import said
from authoring.printing.face import Face, Mark, Shape
from authoring.printing.proof import Proof
from authoring.printing.theme import Swatch, Theme

WIDTH, HEIGHT = 70.0, 120.0
LEFT, RIGHT, TOP, BOTTOM = 5.0, WIDTH - 5.0, 5.0, HEIGHT - 5.0

QUESTION_HIGH = 11.5
"""The band at the top in which the question is told again."""

WRONG_HIGH = 8.5
"""The band at the bottom for answers that do not fit the question."""

TALLEST = 6.2
"""Rows grow no taller than this, however few they are."""

ROWS = 16
"""So many answers stand below each other: enough to prove a question (GC-21) and to read
in a moment. The answer key has them all."""

PADDING = 2.6
"""Between the panel and what stands in it."""

NUMBER = 5.6
"""The width of the number before an answer."""

MORE = 4.6
"""The line at the foot that tells how many more answers there are."""

APART, BETWEEN, ROOM = 1.6, 0.7, 1.1
"""Between two languages side by side, and below each other; and what a row leaves free."""


@dataclass(frozen=True, slots=True)
class _Cell:
    """Where one answer stands: its left, its middle, its width and its height."""

    left: float
    middle: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class KeyFaces:
    """What the backs of questions are made with."""

    theme: Theme
    proof: Proof
    locales: tuple[str, ...]

    def back(self, question: Question, swatch: Swatch) -> Face:
        """The answers on a panel, below the question and above what does not fit."""
        high = BOTTOM - TOP - QUESTION_HIGH - (WRONG_HIGH if question.wrong else 0.0)
        panel = (LEFT, TOP + QUESTION_HIGH, RIGHT - LEFT, high)
        return Face(
            WIDTH,
            HEIGHT,
            chrome.marks(
                chrome.ground(WIDTH, HEIGHT, swatch.fill),
                Shape(figure.rectangle(*panel, self.theme.radius), self.theme.paper),
                self._question(question, swatch),
                self._answers(question, panel, swatch),
                self._wrong(question, swatch),
            ),
        )

    def _question(self, question: Question, swatch: Swatch) -> Iterator[Mark]:
        role, gap = self.theme.roles["reminder"].on(swatch.text), 1.3
        copies = text.copies(question.id, question.text, self.locales)
        box = (LEFT + 1, TOP - 0.7, RIGHT - LEFT - 2, QUESTION_HIGH - 2)
        blocks = text.column(copies, role, box[2:], self.proof, "answer key", (2,), gap)
        yield from chrome.centred(blocks, box, gap)

    def _answers(
        self, question: Question, panel: tuple[float, float, float, float], swatch: Swatch
    ) -> Iterator[Mark]:
        """The most likely answers below each other, every other row on a tint."""
        shown = question.answers[:ROWS]
        left, top, width, high = panel
        more = len(question.answers) - len(shown)
        room = high - 2 * PADDING - (MORE if more else 0.0)
        row = min(TALLEST, room / max(1, len(shown)))
        start = top + PADDING + (room - len(shown) * row) / 2
        bands = "".join(
            figure.rectangle(left + 1.6, start + index * row, width - 3.2, row, 1.4)
            for index in range(0, len(shown), 2)
        )
        yield Shape(bands, swatch.tint)
        for index, answer in enumerate(shown):
            middle = start + row * (index + 0.5)
            yield from self._number(index + 1, left + PADDING, middle)
            cell = _Cell(left + PADDING + NUMBER, middle, width - 2 * PADDING - NUMBER, row)
            yield from self._answer(question, answer, cell)
        if more:
            yield from self._more(more, (left, start + len(shown) * row, width, MORE + PADDING))

    def _number(self, number: int, left: float, middle: float) -> Iterator[Mark]:
        """The rank of an answer, set back."""
        if self.proof.blind:
            return
        style = self.theme.roles["caption"].first
        block = chrome.printed(str(number), style, NUMBER, self.proof)
        top = middle - block.rise / 2
        yield from block.at(left, top, NUMBER - 2.0, text.RIGHT)

    def _more(self, count: int, box: tuple[float, float, float, float]) -> Iterator[Mark]:
        """How many answers there are in the key besides those shown."""
        said_ = said(f"+ {count} in the answer key", f"答案表中另有{count}个")
        copies = text.copies("", said_, self.locales) or text.copies("", said_, ("en",))
        style = self.theme.roles["caption"].first
        blocks = [text.line(copy, style, box[2] - 8, self.proof, "answer key") for copy in copies]
        whole = sum(block.width for block in blocks) + APART * (len(blocks) - 1)
        start = box[0] + (box[2] - whole) / 2
        baseline = box[1] + box[3] / 2 + 0.6
        for block in blocks:
            yield from block.at(start, baseline - block.rise)
            start += block.width + APART

    def _answer(self, question: Question, answer: Answer, cell: _Cell) -> Iterator[Mark]:
        """An answer in each language: side by side where they fit, else below each other."""
        copies = text.copies(question.id, answer.text, self.locales)
        role = self.theme.roles["entry"]
        if len(copies) == 1:
            room = (cell.width, cell.height - ROOM)
            block = text.block(copies[0], role.alone, room, self.proof, "answer key", 2)
            yield from block.at(cell.left, cell.middle - block.height / 2, cell.width)
            return
        blocks = [
            text.line(copy, role.style(rank, len(copies)), cell.width, self.proof, "answer key")
            for rank, copy in enumerate(copies)
        ]
        if self.proof.blind:
            return
        gaps = APART * (len(blocks) - 1)
        share = min(1.0, (cell.width - gaps) / max(0.1, sum(block.width for block in blocks)))
        beside = [_scaled(block, share) for block in blocks]
        if all(block.size >= block.style.floor for block in beside):
            for rank, block in enumerate(beside):
                top = cell.middle - (block.rise + block.fall) / 2
                yield from block.at(cell.left, top, cell.width, text.RIGHT if rank else text.LEFT)
            return
        share = min(1.0, (cell.height - ROOM) / chrome.height(blocks, BETWEEN))
        below = [_scaled(block, share) for block in blocks]
        start = cell.middle - chrome.height(below, BETWEEN) / 2
        yield from chrome.stacked(below, cell.left, start, cell.width, BETWEEN, text.LEFT)

    def _wrong(self, question: Question, swatch: Swatch) -> Iterator[Mark]:
        """A cross, and what players will try although it does not fit, a line a language."""
        if not question.wrong:
            return
        box = (LEFT + 7.5, BOTTOM - WRONG_HIGH + 1.5, RIGHT - LEFT - 8.5, WRONG_HIGH - 1.5)
        cross = figure.cross(LEFT + 3.6, box[1] + box[3] / 2, 4.0)
        yield Shape(cross, stroke=swatch.text, stroke_width=1.0)
        role, gap = self.theme.roles["reminder"].on(swatch.text), 1.3
        blocks = text.column(
            self._joined(question), role, box[2:], self.proof, "answer key", (1,), gap
        )
        start = box[1] + (box[3] - chrome.height(blocks, gap)) / 2
        yield from chrome.stacked(blocks, box[0], start, box[2], gap, text.LEFT)

    def _joined(self, question: Question) -> tuple[text.Copy, ...]:
        """The wrong answers in each language, as one text each."""
        words = []
        for locale in self.locales:
            said = [found for one in question.wrong if (found := one.text.get(locale))]
            if said:
                comma = "、" if script.of_locale(locale) == script.HAN else " · "
                words.append((locale, comma.join(said)))
        return text.copies(question.id, Text(tuple(words), question.wrong[0].origin), self.locales)


def _scaled(block: text.Block, share: float) -> text.Block:
    """The block at a share of its size."""
    return text.Block(block.lines, block.style, block.size * share, block.locale)
