"""A rule that holds for every thing.

All things lie in its ring, so the ring tells nothing: half of the regions stay empty
in every game in which the rule is drawn.

Decks of fewer than 20 things are passed over: they are too small to tell.

Bad:

    when: {any: [{is: edible}, {not: {is: edible}}]}

Good:

    when: {is: edible}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.verdicts import telling
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    if lacks(deck, "things"):
        return
    judged = telling(deck.content)
    for verdict in judged.entries:
        if verdict.planes.inside | verdict.planes.debatable == judged.all and verdict.planes.inside:
            yield Flaw(
                verdict.rule.origin.key("when"),
                f"'{verdict.rule.id}' leaves none of the {judged.things} things out{verdict.where}",
                "ask for something that a good part of the things lack",
            )
