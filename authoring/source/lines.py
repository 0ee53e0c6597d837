"""Offsets in a text to lines and columns, and back."""

from __future__ import annotations

import re
from bisect import bisect_right

from authoring.model import Place

BREAK = re.compile(r"\r\n|\n|\r")
"""Where a line ends, as editors, git and CI annotations count lines. (Older YAML also
breaks at NEL, LS and PS; nobody's editor does, so the lines told to people do not.)"""


def unix(words: str) -> str:
    """A text with the line ends of YAML, in whatever way another program wrote them."""
    return words.replace("\r\n", "\n").replace("\r", "\n")


class Lines:
    """The lines of a text. Lines and columns count from 1, offsets from 0; all count
    Unicode characters."""

    __slots__ = ("_starts", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self._starts: list[int] | None = None

    @property
    def starts(self) -> list[int]:
        """The offset at which each line starts."""
        if self._starts is None:
            self._starts = [0, *(match.end() for match in BREAK.finditer(self.text))]
        return self._starts

    def __len__(self) -> int:
        return len(self.starts)

    def position(self, offset: int) -> tuple[int, int]:
        """The line and column of an offset."""
        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1

    def offset(self, line: int, column: int) -> int:
        """The offset of a line and column, kept inside the text."""
        if line > len(self.starts):
            return len(self.text)
        start = self.starts[max(line, 1) - 1]
        return min(start + max(column, 1) - 1, len(self.text))

    def line(self, number: int) -> str:
        """The text of a line without its break; empty when there is no such line."""
        if not 1 <= number <= len(self.starts):
            return ""
        start = self.starts[number - 1]
        end = self.starts[number] if number < len(self.starts) else len(self.text)
        return self.text[start:end].rstrip("\r\n")

    def place(self, path: str, start: int, end: int) -> Place:
        """The span between two offsets."""
        return Place(path, *self.position(start), *self.position(max(start, end)))
