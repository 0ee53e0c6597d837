"""Lines set at a size, ready to be placed on a face."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.printing.face import TextRun
from authoring.printing.line import Line
from authoring.printing.theme import Style

POINT = 25.4 / 72
"""A point in millimetres."""

HAN_TOP, HAN_BOTTOM = 0.84, -0.07
"""How far Chinese characters reach above and below the baseline, in em."""

LEFT, CENTRE, RIGHT = 0.0, 0.5, 1.0
"""How much of the room that a line leaves stands before it."""


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
            start = left + (width - self.em * line.width) * align - self.em * line.before
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
