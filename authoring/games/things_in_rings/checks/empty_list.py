"""A test that lists nothing.

`any-of: []` never holds and `all: []` always does. Nobody means either: something was
left out, and the rule would judge every thing alike.

Bad:

    when: {places: {any-of: []}}

Good:

    when: {places: {any-of: [kitchen, garden]}}
"""

from __future__ import annotations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> tuple[Flaw, ...]:
    return deck.flaws("empty-list")
