"""A key that the schema of the card does not know.

It is nearly always a slip of the keyboard, and then the part that was meant is missing
from the card; or a comma inside braces has cut a text in two. The nearest right key is
named, and `--fix` writes it where only one can be meant.

Bad: the wrong answers would never be looked at.

    worng: [{en: banana, zh-Hans: 香蕉}]

Good:

    wrong: [{en: banana, zh-Hans: 香蕉}]
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("unknown-key")
