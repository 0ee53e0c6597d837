"""A trait that the vocabulary does not have.

A misspelt trait is worse than a missing one: the thing silently is not what it was
meant to be, and every rule that asks for the trait judges it wrongly at the table.
Things and rules therefore use the names of traits.yml and no others.

Bad:

    is: [edibel, man-made]

Good:

    is: [edible, man-made]
"""

from __future__ import annotations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> tuple[Flaw, ...]:
    return deck.flaws("unknown-trait")
