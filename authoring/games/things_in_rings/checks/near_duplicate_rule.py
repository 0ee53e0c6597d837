"""Two rules that differ for hardly any thing.

Where fewer than one thing in twenty tells two rules apart, most games end before one
of those is placed: the Finders cannot know which of the two it is, and guess.

Decks of fewer than 20 things are passed over: they are too small to tell.

Bad: 3 of 240 things tell these two apart,

    - {id: used-for-eating, when: {is: used-for-eating}, …}
    - {id: on-a-table, when: {any: [{is: used-for-eating}, {is: sharp}]}, …}

Good: with 12 things or more that only one of them holds for,

    - {id: used-for-eating, when: {is: used-for-eating}, …}
    - {id: on-a-table, when: {places: {any-of: [table]}}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.pairs import pairs
from authoring.games.things_in_rings.verdicts import telling
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
FEWEST = 5
"""Of a hundred things: so many must tell two rules apart."""


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    judged = telling(deck.content)
    for pair in pairs(judged):
        differing = pair.differing()
        if 0 < 100 * differing < FEWEST * judged.things:
            apart = "one thing tells" if differing == 1 else f"{differing} things tell"
            yield Flaw(
                pair.second.rule.origin.key("when"),
                f"only {apart} '{pair.second.rule.id}' and '{pair.first.rule.id}' "
                f"apart{pair.where}, of {judged.things}",
                "change one of the two rules, or add things that tell them apart",
            )
