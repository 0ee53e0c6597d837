"""Places in files as editors count them, and back.

Editors count lines from 0, and columns in the units that they and the server agreed on,
usually those of UTF-16, where an emoji is two.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from lsprotocol import types

from authoring.model import Place
from authoring.source.lines import Lines


@dataclass(frozen=True, slots=True)
class Positions:
    """The positions of one text; `codec` is that of the editor's connection."""

    lines: Lines
    codec: Any

    def range(self, place: Place) -> types.Range:
        """The span of a place. Where it ends before it starts, it is a point."""
        start = self._position(place.line, place.column)
        end = self._position(place.end_line, place.end_column)
        ordered = (end.line, end.character) >= (start.line, start.character)
        return types.Range(start, end if ordered else start)

    def between(self, start: int, end: int) -> types.Range:
        """The span between two offsets."""
        return self.range(self.lines.place("", start, end))

    def _position(self, line: int, column: int) -> types.Position:
        written = self.lines.line(line)[: column - 1]
        return types.Position(line - 1, self.codec.client_num_units(written))

    def offset(self, position: types.Position) -> int:
        """The offset of a position, kept inside its line."""
        written = self.lines.line(position.line + 1)
        ends = [0]
        for character in written:
            ends.append(ends[-1] + self.codec.client_num_units(character))
        column = bisect_right(ends, position.character)
        return self.lines.offset(position.line + 1, column)
