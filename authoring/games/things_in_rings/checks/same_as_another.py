"""Two rules that say the same of every thing.

However different they read, no placement tells them apart: a Finder who has found one
of them cannot know which it is, and the deck has one rule fewer than it counts.

Decks of fewer than 20 things are passed over: they are too small to tell.

Bad:

    - {id: edible, when: {is: edible}, …}
    - {id: food, when: {not: {not: {is: edible}}}, …}

Good:

    - {id: edible, when: {is: edible}, …}
    - {id: eaten-cooked, when: {is: eaten-cooked}, …}
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
        if not pair.differing():
            yield Flaw(
                pair.second.rule.origin.key("when"),
                f"'{pair.second.rule.id}' says the same as '{pair.first.rule.id}' "
                f"of all {judged.things} things{pair.where}",
                "change one of the two rules, or drop it",
            )
