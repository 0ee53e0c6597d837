"""A test of the name where it cannot be asked.

Chinese names have no letters and English ones no characters to count: a word rule is
played in every one of its `locales`, so its tests must make sense in each. Rules of
the attribute and context rings, and constraints, do not test names at all: the same
thing would lie inside in one language and outside in another.

Bad:

    - id: short-name
      ring: word
      locales: [en, zh-Hans]
      when: {word: {length: {at-most: 4}}}

Good:

    - id: short-name
      ring: word
      locales: [en]
      when: {word: {length: {at-most: 4}}}
"""

from __future__ import annotations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> tuple[Flaw, ...]:
    return deck.flaws("test-not-for-locale")
