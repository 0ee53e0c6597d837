"""A trait that a thing is said to have, and said to be debatable.

What is debatable keeps a thing out of games in which it matters; what is sure decides
them. The same trait cannot be both, and only the author knows which was meant.

Bad:

    is: [edible, soft]
    debatable: [soft]

Good:

    is: [edible]
    debatable: [soft]
"""

from __future__ import annotations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> tuple[Flaw, ...]:
    return deck.flaws("sure-and-debatable")
