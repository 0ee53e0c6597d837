"""What a card said when its rows were exported: a short print of it, in a column of its own.

A spreadsheet may lie on a desk for weeks while the deck goes on. The stamp tells then which
cards have changed in the deck, in the sheet, or in both. Half of it is a print of the id, so
that a row that was copied to make a new card is told from the row itself. Behind it stand which
row of the card this was, of how many, and a print of each of its cells that was not empty: so that
of a card that has changed in both, each cell can be told on its own. Sheets of older versions lack
these.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

from authoring.source.lines import unix

OF_OWNER, OF_CONTENT, OF_CELL = 6, 8, 6
"""So many hexadecimal digits the prints have."""

_CELLS = rf"(?:[0-9a-f]{{{OF_CELL}}})*"
_WRITTEN = re.compile(
    rf"k([0-9a-f]{{{OF_OWNER}}})([0-9a-f]{{{OF_CONTENT}}})(?:\.(\d{{1,6}})\.(\d{{1,6}})\.({_CELLS}))?"
)
_KEPT = re.compile(rf"([0-9a-f]{{{OF_CONTENT}}})((?:\.{_CELLS})*)(?:-([0-9a-f]{{{OF_CONTENT}}}))?")
"""Begins with a letter that no spreadsheet takes for a number or a date."""

Cells = Mapping[str, str]
Rows = Iterable[Cells]
"""The rows of one card in one sheet, in order: cells by the heads of their columns."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """Prints of an id and of what its rows said."""

    owner: str
    content: str

    def __str__(self) -> str:
        return f"k{self.owner}{self.content}"


def stamp(owner: str, rows: Rows) -> Stamp:
    """The stamp of a card with these rows. Empty cells count as columns that are not there."""
    said = [[[name, unix(cell)] for name, cell in row.items() if cell] for row in rows]
    return Stamp(
        _print(owner)[:OF_OWNER], _print(json.dumps(said, ensure_ascii=False))[:OF_CONTENT]
    )


def read_stamp(words: str) -> Stamp | None:
    """The stamp that a cell holds, unless somebody has disturbed it."""
    found = _WRITTEN.fullmatch(words.strip())
    return Stamp(found[1], found[2]) if found else None


def is_of(known: Stamp, owner: str) -> bool:
    """Whether a stamp was made for this id."""
    return known.owner == _print(owner)[:OF_OWNER]


def stamps(owner: str, rows: Sequence[Cells]) -> list[str]:
    """What is written beside each row of a card."""
    made = stamp(owner, rows)
    return [f"{made}.{number}.{len(rows)}.{_cells(row)}" for number, row in enumerate(rows, 1)]


def read_rows(words: Iterable[str]) -> tuple[frozenset[str], ...] | None:
    """The prints of the cells of each row that a card had, from what stands beside all of them
    now; None where a stamp is missing or says nothing of cells."""
    found = [_WRITTEN.fullmatch(one.strip()) for one in words]
    rows = {int(one[3]): _each(one[5]) for one in found if one and one[3]}
    counts = {int(one[4]) for one in found if one and one[3]}
    whole = counts == {len(found)} and rows.keys() == set(range(1, len(found) + 1))
    return tuple(rows[number] for number in sorted(rows)) if whole else None


def trace(owner: str, rows: Sequence[Cells], before: Sequence[Cells]) -> str:
    """What is remembered of a card that an import has read: the prints of all that it said, and
    of what the deck said `before`, where that was something else."""
    prints = (stamp(owner, rows).content, *(f".{_cells(row)}" for row in rows))
    content = stamp(owner, before).content
    return "".join(prints) + (f"-{content}" if content != prints[0] else "")


@dataclass(frozen=True, slots=True)
class Trace:
    """What an import left behind. Where the deck says again what it did `before`, somebody has
    undone the import. Where nothing was changed there is no such print, and traces of older
    versions have no rows either."""

    content: str
    rows: tuple[frozenset[str], ...]
    before: str = ""


def read_trace(words: str) -> Trace | None:
    """A trace that can be read."""
    found = _KEPT.fullmatch(words)
    if found is None:
        return None
    return Trace(found[1], tuple(map(_each, found[2].split(".")[1:])), found[3] or "")


def cell_print(name: str, words: str) -> str:
    """The print of what stands under a head."""
    return _print(json.dumps([name, unix(words)], ensure_ascii=False))[:OF_CELL]


def _cells(row: Cells) -> str:
    return "".join(cell_print(name, words) for name, words in row.items() if words)


def _each(cells: str) -> frozenset[str]:
    return frozenset(cells[at : at + OF_CELL] for at in range(0, len(cells), OF_CELL))


def _print(words: str) -> str:
    return sha256(words.encode("utf-8", "replace")).hexdigest()
