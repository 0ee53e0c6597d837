"""A file cannot be read as YAML.

Nothing in such a file reaches the table: all of its cards are missing from the sheets
and from the pack until it is mended. The place told is that of the cause (a quote or
bracket never closed, a colon inside a text, a tab), not the one where reading ended.

Bad: a colon and a space inside a text without quotes.

    text: {en: Finish the saying: as old as …}

Good:

    text: {en: "Finish the saying: as old as …"}
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("yaml-syntax")
