"""What a YAML parser complains of, and what is to be said about it."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.source.lines import Lines


@dataclass(frozen=True, slots=True)
class Explanation:
    """Which offsets are wrong, why, and the way out.

    `instead` mends it when there is no doubt; it takes the place of the offsets
    `splice`, or of the wrong ones.
    """

    start: int
    end: int
    message: str
    hint: str
    instead: str | None = None
    splice: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Trouble:
    """A parser's complaint: its words, and the offsets at which it gave up and at which
    the thing that it was reading began."""

    problem: str
    context: str
    met: int
    began: int
    lines: Lines

    @property
    def here(self) -> str:
        """The character at which the parser gave up, or nothing at the end."""
        return self.lines.text[self.met : self.met + 1]

    @property
    def line(self) -> int:
        return self.lines.position(self.met)[0]

    @property
    def line_before(self) -> str:
        """What stands before the offset in its line."""
        line, column = self.lines.position(self.met)
        return self.lines.line(line)[: column - 1]

    def end_of_line(self, offset: int) -> int:
        """The offset behind the last character of a line that is not a space."""
        line, column = self.lines.position(offset)
        text = self.lines.line(line).rstrip()
        return offset + max(len(text) - column + 1, 1)

    def start_of_line(self, number: int) -> int:
        """The offset of the first character of a line that is not a space."""
        text = self.lines.line(number)
        return self.lines.offset(number, 1) + len(text) - len(text.lstrip())

    def last_line(self, number: int) -> int:
        """The number of the nearest line above that says something; 0 when there is none."""
        for above in range(number - 1, 0, -1):
            text = self.lines.line(above).strip()
            if text and not text.startswith("#"):
                return above
        return 0
