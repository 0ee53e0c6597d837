"""Cells that say something else than somebody typed: what spreadsheets do to texts."""

from __future__ import annotations

import re

from authoring.source.encoding import CONTROL, has_lost_letters
from authoring.source.scalar import other_reading
from authoring.source.wording import quoted

_FAULT = re.compile(r"#(?:N/A|NAME\?|REF!|VALUE!|DIV/0!|NULL!|NUM!|#+)|Err:\d{3}")
"""What a spreadsheet saves in the place of a value: an error, or a column too narrow."""


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


def turned(words: str, before: str, number: bool) -> str:
    """What a spreadsheet may have made of a text that looked like something else; ""
    where there is no doubt."""
    if number:
        return (
            f"the spreadsheet holds a number here, and {words} is taken: if more was typed, "
            "as in 007, format the cell as text and type it again"
        )
    if before and words and other_reading(before) and other_reading(before) != "nothing":
        return f"{quoted(before)} became {quoted(words)}: see that no spreadsheet did that"
    return ""
