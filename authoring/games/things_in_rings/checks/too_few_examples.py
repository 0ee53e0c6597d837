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
COUNTS = ("no thing", "one thing", "two things")


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    for rule in deck.content.rules:
        sides = {"inside": len(set(rule.inside)), "outside": len(set(rule.outside))}
        few = {side: count for side, count in sides.items() if count < ENOUGH}
        if not few:
            continue
        first, count = next(iter(few.items()))
        place = rule.origin.key(first) if count else rule.origin.place("id")
        named = " and ".join(f"{COUNTS[count]} {side}" for side, count in few.items())
        hint = f"name at least {ENOUGH} on each side, those nearest to the limit first"
        yield Flaw(place, f"'{rule.id}' names {named}", hint)
