"""Two animals that weigh the same.

At the table neither answer would be right when one follows the other.

Bad:

    - {id: cat, name: {en: cat}, grams: 4000}
    - {id: hare, name: {en: hare}, grams: 4000}

Good:

    - {id: cat, name: {en: cat}, grams: 4000}
    - {id: hare, name: {en: hare}, grams: 3500}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.heavier.cards import Animals
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Animals]) -> Iterator[Flaw]:
    first: dict[int, str] = {}
    for animal in deck.content.animals:
        other = first.setdefault(animal.grams, animal.id)
        if other != animal.id:
            message = f"{animal.id!r} weighs the same as {other!r}"
            yield Flaw(animal.origin.place("grams"), message, "let one be heavier")
