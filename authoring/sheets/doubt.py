"""Cells that say something else than somebody typed: what spreadsheets do to texts."""

from __future__ import annotations

import re

from authoring.sheets.guard import may_turn
from authoring.source.encoding import CONTROL, has_lost_letters
from authoring.source.wording import quoted

_FAULT = re.compile(r"#(?:N/A|NAME\?|REF!|VALUE!|DIV/0!|NULL!|NUM!|#+)|Err:\d{3}")
"""What a spreadsheet saves in the place of a value: an error, or a column too narrow."""

_ONE_WORD = re.compile(r"(?=.*\d)[\W\d_]*[^\W\d_]{0,9}[\W\d_]*")
"""Digits and marks with one short word at most: a number, a time, a date in any language."""

_TRUTH = frozenset(
    ("true", "false", "wahr", "falsch", "vrai", "faux", "verdadero", "falso", "vero")
)
"""What spreadsheets show for truth values."""


def doubt(words: str, before: str) -> tuple[str, str]:
    """Why a cell that has changed cannot be taken, and the way out; "" when it can."""
    if "\ufffd" in words or has_lost_letters(words, before):
        message = f"letters were lost: {quoted(words)}"
        was = f"{message} was {quoted(before)}" if before else message
        return was, "save the sheet as .xlsx or as CSV UTF-8, from a copy that still has them"
    if _FAULT.fullmatch(words.strip()):
        message = f"the spreadsheet holds an error here, {words.strip()}, not text"
        return message, "format the cell as text and type it again"
    found = CONTROL.search(words)
    if found:
        return f"the control character U+{ord(found[0]):04X} is no text", "delete it"
    return "", ""


def turned(words: str, before: str) -> tuple[str, str]:
    """Why a cell may say what a spreadsheet made of a text that looked like a number, a date,
    a time or a truth value, and the way out; "" where it surely does not."""
    looks = may_turn(words) or _ONE_WORD.fullmatch(words) or words.casefold() in _TRUTH
    if not may_turn(before) or not looks:
        return "", ""
    message = f"{quoted(before)} became {quoted(words)}, as spreadsheets do it"
    return message, f"write '{before} with the ' before it, or say --as-typed if that is meant"


def counted_as(words: str, number: bool) -> str:
    """What is told of a cell that the spreadsheet holds as a number."""
    if not number:
        return ""
    return (
        f"the spreadsheet holds a number here, and {words} is taken: if more was typed, "
        "as in 007, format the cell as text and type it again"
    )
