"""A text that no name can hold.

English names are compared in lower case and without accents, as letters a to z;
Chinese ones character by character. A capital, an accent, a digit or a sign of the
other script never occurs in them, so that the test never holds.

Bad:

    when: {word: {starts-with: B}}            # in en
    when: {word: {contains: [水, e]}}         # in zh-Hans

Good:

    when: {word: {starts-with: b}}
    when: {word: {contains: [水, 火]}}
"""

from __future__ import annotations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> tuple[Flaw, ...]:
    return deck.flaws("impossible-letter")
