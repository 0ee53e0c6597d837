"""What a card said when its rows were exported: a short print of it, in a column of its own.

A spreadsheet may lie on a desk for weeks while the deck goes on. The stamp tells then which
cards have changed in the deck, in the sheet, or in both. Half of it is a print of the id, so
that a row that was copied to make a new card is told from the row itself.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

from authoring.source.lines import unix

OF_OWNER, OF_CONTENT = 6, 8
"""So many hexadecimal digits the two prints have."""

_WRITTEN = re.compile(rf"k([0-9a-f]{{{OF_OWNER}}})([0-9a-f]{{{OF_CONTENT}}})")
"""Begins with a letter that no spreadsheet takes for a number or a date."""

Rows = Iterable[Mapping[str, str]]
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


def _print(words: str) -> str:
    return sha256(words.encode("utf-8", "replace")).hexdigest()
