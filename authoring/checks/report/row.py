"""A line as a report shows it, so that carets stand under what they mean."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from authoring.language.width import columns

TAB = 4
"""Columns that a tab is shown as, wherever it stands."""

WIDEST = 160
"""Columns from which on a line is cut down to the surroundings of the culprit."""

BEFORE = 60
"""Columns that are kept before the culprit then."""

UNSEEN = "·"
"""What stands for a character that has no form of its own."""

_JOINERS = frozenset("\u200d\ufe0e\ufe0f")
_UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Zl", "Zp", "Cs", "Co", "Cn"})


@dataclass(frozen=True, slots=True)
class Row:
    """A line as it is shown, with `width` columns underlined after `indent` others."""

    text: str
    indent: int
    width: int


def shown(character: str) -> str:
    """A character as it can be shown: tabs as spaces, what nobody sees as a dot."""
    if character == "\t":
        return " " * TAB
    category = unicodedata.category(character)
    if category in _UNSEEN_CATEGORIES and character not in _JOINERS:
        return UNSEEN
    if category == "Zs" and character not in " \u3000":
        return UNSEEN
    return character


def row(line: str, start: int, end: int) -> Row:
    """A line with the characters from `start` to `end` underlined, at least one column."""
    end = max(start, end)
    before = _shown(line[max(0, start - WIDEST) : start])
    culprit = _shown(line[start : min(end, start + WIDEST)])
    behind = _shown(line[end : end + WIDEST])
    if columns(before) + columns(culprit) + columns(behind) > WIDEST:
        before = _first(before[::-1], BEFORE)[::-1]
        culprit = _first(culprit, WIDEST - BEFORE)
        behind = _first(behind, WIDEST - columns(before) - columns(culprit))
    return Row((before + culprit + behind).rstrip(), columns(before), max(columns(culprit), 1))


def _shown(text: str) -> str:
    return "".join(map(shown, text))


def _first(text: str, room: int) -> str:
    """As much of a text as fits into so many columns, with dots for the rest."""
    taken = 0
    for index, character in enumerate(text):
        taken += columns(character)
        if taken > room:
            return f"{text[:index]}…"
    return text
