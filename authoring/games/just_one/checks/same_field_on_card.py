"""Two words of a card are about the same subject.

Five words from five fields make five different turns, whichever number is called.
Two dishes on one card, and the clue `kitchen` fits both.

Bad:

    words:
      - {en: soup, field: food, …}
      - {en: bread, field: food, …}

Good:

    words:
      - {en: soup, field: food, …}
      - {en: thunder, field: weather, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Words
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for card in deck.content.cards:
        first: dict[str, int] = {}
        for number, word in enumerate(card.words, 1):
            earlier = first.setdefault(word.field, number)
            if earlier != number:
                yield Flaw(
                    word.origin.place("field"),
                    f"words {earlier} and {number} of card '{card.id}' are both about "
                    f"'{word.field}'",
                    "swap one of them with a word of another card",
                )
