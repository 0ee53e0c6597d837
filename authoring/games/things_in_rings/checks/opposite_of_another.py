"""Two rules that always say the opposite of each other.

In play together they leave half of the regions empty: whatever is in one ring is out
of the other. Apart, whoever knows one of them knows both.

Decks of fewer than 20 things are passed over: they are too small to tell.

Bad:

    - {id: indoors, when: {is: found-indoors}, …}
    - {id: not-indoors, when: {not: {is: found-indoors}}, …}

Good:

    - {id: indoors, when: {is: found-indoors}, …}
    - {id: in-a-garden, when: {places: {any-of: [garden]}}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.pairs import pairs
from authoring.games.things_in_rings.verdicts import telling
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    if lacks(deck, "things"):
        return
    judged = telling(deck.content)
    for pair in pairs(judged):
        if pair.opposite(judged.all):
            yield Flaw(
                pair.second.rule.origin.key("when"),
                f"'{pair.second.rule.id}' says the opposite of '{pair.first.rule.id}' "
                f"of all things{pair.where}",
                "change one of the two rules, or drop it",
            )
