"""A question belongs to a category that the deck does not have.

Categories decide the colour and the label of a card, and how a deck is sorted. A
misspelt one makes a category of one card that nobody meant.

Bad:

    categories: [{id: food, label: {en: Food}}]

    questions:
      - {id: round-fruit, category: fod, …}

Good:

    questions:
      - {id: round-fruit, category: food, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Questions
from authoring.source.deck import Deck
from authoring.source.nearest import nearest

SEVERITY = Severity.ERROR


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    if lacks(deck, "categories"):
        return
    known = [category.id for category in deck.content.categories]
    for question in deck.content.questions:
        if question.category in known:
            continue
        near = nearest(question.category, known)
        yield Flaw(
            question.origin.place("category"),
            f"'{question.category}' is not one of the categories",
            f"did you mean '{near}'?" if near else f"the categories are {', '.join(known)}",
        )
