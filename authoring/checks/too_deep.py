"""More than 40 levels of lists and mappings inside one another.

The decks that ship need less than a third of that. More comes from a bracket typed
too often, or from a file that was made to exhaust the programs that read it, so reading
ends there and the file is left out.

Bad:

    when: {all: [{all: [{all: [ … forty times …

Good: the same conditions side by side.

    when: {all: [{is: edible}, {is: round}, {size: {at-most: egg}}]}
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("too-deep")
