"""A flag, scale, set or number used as if it were another.

A flag is up or not, a scale has one value of a row, a set has any number of values.
Mixed up, a test has no meaning, and nobody could say what the Knower has to judge.

Bad:

    when: {is: size}
    when: {materials: wood}
    size: [egg, shoe]

Good:

    when: {size: {at-most: shoe}}
    when: {materials: {any-of: [wood]}}
    size: shoe
"""

from __future__ import annotations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> tuple[Flaw, ...]:
    return deck.flaws("wrong-type")
