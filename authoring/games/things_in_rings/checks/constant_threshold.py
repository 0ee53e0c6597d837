"""A threshold that every thing reaches, or none.

`at-least` the least value of a scale is true of everything; so is a length of at least
one letter. Such a test looks like a condition and is none, so the rule is looser or
stricter than its sentence says, and Finders reason from the sentence.

Bad:

    when: {size: {at-least: pea}}             # pea is the least size
    when: {materials: {count: {at-least: 0}}}
    when: {word: {length: {between: [6, 4]}}}

Good:

    when: {size: {at-least: egg}}
    when: {materials: {count: {at-least: 2}}}
    when: {word: {length: {between: [4, 6]}}}
"""

from __future__ import annotations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> tuple[Flaw, ...]:
    return deck.flaws("constant-threshold")
