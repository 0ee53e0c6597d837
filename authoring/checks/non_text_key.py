"""A key that is not text: a list, a mapping, nothing, or a word that tools misread.

A card has its parts by name. A list or mapping as a key mostly means that braces or
brackets at the start of a text lack their quotes; the card is left out. A key such as
`no:` (Norwegian) or `12:` is read here as text, and only noted: other tools may make
false or a number of it, and then never find it.

Bad: one key for two locales.

    also: {[en, zh-Hans]: [DVD]}

Good:

    also: {en: [DVD], zh-Hans: [DVD]}
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("non-text-key")
