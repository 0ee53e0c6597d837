"""Cells of CSV files that a spreadsheet would run, or take for something else than text.

A guard before them keeps them as they are, whatever opens the file, and is taken away again
when it is read: from a workbook too, since people open CSV files and save them as such.
"""

from __future__ import annotations

import re

GUARD = "'"
"""Stands before such a cell. Spreadsheets show it in a file that they have opened."""

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""How a cell begins that a spreadsheet may take for a formula; Chinese ones know the wide
signs too."""

_WHOLE = re.compile(r"0|[1-9][0-9]{0,14}")
"""A number that stays what it is as a number."""

_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?"
_TURNED = re.compile(
    r"[.,]?\d[\d.,:/\s%eE+-]*(?:\s?[ap]m)?"  # numbers, times, dates in digits
    rf"|(?:\d{{1,4}}[\s.-]*)?{_MONTH}[\s.-]*\d{{1,4}}(?:,?\s*\d{{1,4}})?|\d{{1,4}}[\s.-]*{_MONTH}"
    r"|(?:\d{1,4}[年月日时点分秒])+"
    r"|true|false|wahr|falsch",
    re.IGNORECASE,
)
"""What a spreadsheet makes a number, a date, a time or a truth value of."""


def guarded(cell: str) -> str:
    """A cell, with a guard where it needs one."""
    return GUARD + cell if _is_in_danger(cell) else cell


def doubled(cell: str) -> str:
    """A cell of a file that needs no guards, but may have come out of one that has them: one
    that would be taken for guarded has another guard."""
    return GUARD + cell if bare(cell) != cell else cell


def bare(cell: str) -> str:
    """A cell without its guard."""
    return cell[1:] if cell.startswith(GUARD) and _is_in_danger(cell[1:]) else cell


def may_turn(cell: str) -> bool:
    """Whether a spreadsheet would show and save this text as another one."""
    return bool(_TURNED.fullmatch(cell.strip())) and not _WHOLE.fullmatch(cell)


def _is_in_danger(cell: str) -> bool:
    return cell.startswith((*_FORMULA, GUARD)) or may_turn(cell)
