"""A limit without an example on either side of it.

A threshold that is one step off (five letters or six, shoe or chair) is the slip that
examples miss most: those far inside and far outside agree with either. One example
that only just passes and one that only just fails pin the limit down, and on the card
they show the Knower where it lies.

Nearest means among the things of the deck of which this test decides: where none has
exactly five letters, one with four will do, and where a rule asks for something small
and soft, only what is soft shows how small.

Bad:

    when: {size: {at-most: egg}}
    inside: [coin, key, ant]                  # none of them as large as an egg
    outside: [car, house, sofa]

Good:

    when: {size: {at-most: egg}}
    inside: [coin, key, egg]
    outside: [cup, house, sofa]               # a cup is the next larger size
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent, Rule
from authoring.games.things_in_rings.explanation import facts, form
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.games.things_in_rings.thresholds import (
    Measured,
    Measures,
    Threshold,
    decisive,
    thresholds,
)
from authoring.games.things_in_rings.verdicts import EVERYWHERE, asked_in, columns
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    if lacks(deck, "things"):
        return
    measures = Measures(tuple(thing for thing in deck.content.things if thing.whole))
    planes = columns(deck.content)
    for rule in deck.content.rules:
        if rule.when is None or not (rule.inside or rule.outside):
            continue
        for locale in asked_in(rule):
            asked = Asker(deck.content.vocabulary, None if locale == EVERYWHERE else locale)
            for threshold in thresholds(rule.when):
                deciding = decisive(rule.when, threshold.leaf, planes, asked.locale)
                measured = measures.of(threshold, asked)
                if deciding is not planes.things:
                    measured = measured.among(deciding)
                yield from _unpinned(rule, threshold, measured, asked)


def _unpinned(rule: Rule, threshold: Threshold, measured: Measured, asked: Asker) -> Iterator[Flaw]:
    shown = {measured.numbers.get(example) for example in (*rule.inside, *rule.outside)}
    for limit in threshold.limits():
        below = max((number for number in measured.first if number < limit), default=None)
        above = min((number for number in measured.first if number >= limit), default=None)
        if below is None or above is None:
            continue
        for nearest in (below, above):
            if nearest not in shown:
                thing = measured.first[nearest]
                side = "inside" if nearest in threshold.interval else "outside"
                where = "" if asked.locale is None else f" in {asked.locale}"
                yield Flaw(
                    rule.origin.key("inside" if rule.inside else "outside"),
                    f"no example of '{rule.id}' is the nearest {side}{where} to the limit of "
                    f"{form(threshold.leaf, asked.vocabulary)}",
                    f"add one that {facts((threshold.leaf,), thing, asked)}, such as {thing.id}",
                )
