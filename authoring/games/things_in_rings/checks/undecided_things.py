"""A rule that cannot decide many of the things.

A thing that a rule in play cannot decide is not dealt. Of a rule that is debatable for
more than one thing in ten, a good part of the deck stays in the box, and what is dealt
is the easy part: either the sentence is vague, or the trait it asks for is.

Decks of fewer than 20 things are passed over: they are too small to tell.

Bad: where 40 of 240 things are debatably valuable,

    when: {is: valuable}

Good: where 2 of them debatably have a handle,

    when: {is: handled}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.fault_log import listed
from authoring.games.things_in_rings.verdicts import telling
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
MOST = 10
"""Of a hundred things."""


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    judged = telling(deck.content)
    for verdict in judged.entries:
        plane = verdict.planes.debatable
        if 100 * plane.bit_count() <= MOST * judged.things:
            continue
        names = [thing.id for index, thing in enumerate(deck.content.things) if plane >> index & 1]
        yield Flaw(
            verdict.rule.origin.key("when"),
            f"'{verdict.rule.id}' cannot decide {len(names)} of {judged.things} things"
            f"{verdict.where}: {listed(names)}",
            "ask for a trait that is surer, or settle it for these things",
        )
