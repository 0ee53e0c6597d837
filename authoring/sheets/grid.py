"""A sheet as it stands in a file: rows of text, and what they are called there."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Grid:
    """The rows of one sheet. `source` is its name for people: a file, or a sheet in one.

    Row 1 of a file is `head`; `rows` begin with row 2. A row may be shorter than the head:
    the cells that it lacks say nothing. `numbers` are cells (row from 1, column from 0) that
    the spreadsheet holds as numbers; `notes` what else a person should know of the file.
    """

    name: str
    source: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[tuple[int, int]] = frozenset()
    notes: tuple[str, ...] = ()


ROW = -1
"""In the place of a column: the whole row."""


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """A cell as spreadsheets name it: the row from 1, the column from 0 (or ROW)."""

    source: str
    row: int
    column: int = ROW

    def __str__(self) -> str:
        if self.column == ROW:
            return f"{self.source}, row {self.row}" if self.row else self.source
        return f"{self.source}, cell {letters(self.column)}{self.row}"


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """What keeps a sheet from being read, where, and the way out."""

    spot: Spot
    message: str
    hint: str = ""

    def __str__(self) -> str:
        hint = f"; {self.hint}" if self.hint else ""
        return f"{self.spot}: {self.message}{hint}"


class SheetError(Exception):
    """Sheets that cannot be put into a deck, with everything that is wrong with them."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def letters(column: int) -> str:
    """The letters of a column: A, B, … Z, AA."""
    before, last = divmod(column, 26)
    return (letters(before - 1) if before else "") + chr(ord("A") + last)
