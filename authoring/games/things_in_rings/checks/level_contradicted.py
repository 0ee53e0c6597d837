"""In a playtest, an easy rule could be known later than hard ones, or a hard one sooner.

Players choose how hard a game shall be by the level on the card's back. `authoring playtest
DECK --save` counts after how many placements somebody who misses nothing could be 90 % sure of
a rule, in games of Finders of three skills. Such an onlooker knows all rules by heart, so that
what makes a rule hard to find is that others look like it, not that it is far-fetched: whoever
thinks that a label is right all the same should say so (`# allow: level-contradicted …`).

Bad:

    level: easy     # known after 11 placements, where the ring's hard rules are after 8

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
