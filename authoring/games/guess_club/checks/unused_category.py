"""No question belongs to this category.

It would be printed in the key and offered for choice, and whoever chooses it finds
nothing. Often its questions were renamed and the category was not.

Bad:

    categories:
      - {id: food, label: {en: Food}}
      - {id: space, label: {en: Space}}      # and no question about space

Good: a question for each.

    categories:
      - {id: food, label: {en: Food}}

    questions:
      - {id: round-fruit, category: food, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Questions
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    if lacks(deck, "questions"):
        return
    used = {question.category for question in deck.content.questions}
    for category in deck.content.categories:
        if category.id not in used:
            yield Flaw(
                category.origin.place("id"),
                f"category '{category.id}' has no question",
                "write one, or remove the category",
            )
