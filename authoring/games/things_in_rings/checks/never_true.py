"""A rule that holds for no thing.

Nothing ever lies in its ring: half of the regions stay empty in every game in which
the rule is drawn, and the Finders look for something that is not there.

Decks of fewer than 20 things are passed over: they are too small to tell.

Bad:

    when: {all: [{is: alive}, {materials: {any-of: [glass]}}]}

Good:

    when: {any: [{is: alive}, {materials: {any-of: [glass]}}]}
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
        if not verdict.planes.inside:
            yield Flaw(
                verdict.rule.origin.key("when"),
                f"'{verdict.rule.id}' holds for none of the {judged.things} things{verdict.where}",
                "ask for something that a good part of the things have",
            )
