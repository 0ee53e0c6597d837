"""A rule with fewer than three examples on a side.

Three things inside and three outside catch nineteen of twenty slips in a predicate
before anybody plays it, and they are the pictures on the card from which the Knower
sees at once what the sentence means. The nearest misses make the best examples.

Bad:

    inside: [kettle]

Good:

    inside: [kettle, mirror, apple]
    outside: [key, lamp, sofa]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
ENOUGH = 3


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    for rule in deck.content.rules:
        for side, examples in (("inside", rule.inside), ("outside", rule.outside)):
            count = len(set(examples))
            if count < ENOUGH:
                named = {0: "no thing", 1: "one thing", 2: "two things"}[count]
                place = rule.origin.key(side) if examples else rule.origin.place("id")
                yield Flaw(
                    place,
                    f"'{rule.id}' names {named} {side}",
                    f"name {ENOUGH} things that lie {side}, the nearest to the limit first",
                )
