"""A key stands twice in one mapping.

YAML tools silently keep one of the two values, and not all of them the same one. At
the table the lost half is an answer that nobody can score with, or a flag that a ring
never sees. The card is left out until only one remains.

Bad:

    id: round-fruit
    category: food
    category: plants

Good:

    id: round-fruit
    category: plants
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("duplicate-key")
