"""In a playtest, an easy rule cost more errors than hard ones, or a hard one fewer.

Players choose how hard a game shall be by the level on the card's back. `authoring playtest
DECK --save` counts how often Finders of three skills misjudge the rule's ring. They know
all rules by heart, so that what makes a rule hard for them is that others look like it, not
that it is far-fetched: whoever thinks that a label is right all the same should say so in a
comment (`# allow: level-contradicted …`).

Bad:

    level: easy     # and in the games 9 % of placements err in its ring, 4 % with hard rules

Good:

    level: medium
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import told

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return told(deck, "level-contradicted")
