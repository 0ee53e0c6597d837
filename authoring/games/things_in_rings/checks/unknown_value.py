"""A value that the scale or set does not have.

A rule that asks for a value that no thing can have never holds, and a thing with such
a value is in no ring that it belongs in. The finding names the nearest value.

Bad:

    when: {not: {places: {any-of: [kitchen, bedrom]}}}

Good:

    when: {not: {places: {any-of: [kitchen, bedroom]}}}
"""

from __future__ import annotations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> tuple[Flaw, ...]:
    return deck.flaws("unknown-value")
