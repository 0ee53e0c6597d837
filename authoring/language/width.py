"""How much room a text takes on a terminal.

The tables are those of Python's own Unicode data: a library with newer ones (wcwidth) takes
four times as long to import as all that is counted here for a whole report.
"""

from __future__ import annotations

import unicodedata

_WITHOUT_ROOM = frozenset({"Mn", "Me", "Cf"})


def columns(text: str) -> int:
    """The columns that a text takes on a terminal: two for Chinese characters and emoji, none
    for accents and joiners."""
    if text.isascii():
        return len(text)
    return sum(map(_columns, text))


def _columns(character: str) -> int:
    if unicodedata.category(character) in _WITHOUT_ROOM:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
