"""A predicate that is not built as the rule language asks.

A predicate is a mapping with one key, so that every part of it says one thing and a
finding can point at it. It nests a few levels deep and no more: the Knower has to
judge by the sentence on the card, and nobody can keep such a nest in mind.

Bad:

    when: {size: {between: [egg, shoe, chair]}}
    when: {not: {all: [{not: {any: [ … eight levels deep … ]}}]}}

Good:

    when: {size: {between: [egg, chair]}}
    when: {all: [{is: edible}, {not: {is: soft}}]}
"""

from __future__ import annotations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> tuple[Flaw, ...]:
    return deck.flaws("predicate-shape")
