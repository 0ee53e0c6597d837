"""A file that is not UTF-8, or that holds control characters.

Editors on some systems still save Chinese as GBK and English as Windows-1252. Guessing
would print wrong characters on cards without any warning, so the file is left out. The
first byte that is wrong is told with its line and column. A byte-order mark at the start
is accepted.

Bad: 苹果 saved as GBK, in bytes that mean nothing in UTF-8.

    - {en: apple, zh-Hans: <C6 BB B9 FB>}

Good: the same, saved as UTF-8.

    - {en: apple, zh-Hans: 苹果}
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("bad-encoding")
