"""All five words of a card are of one level.

The guesser chooses a number blindly, and whether the turn is easy or hard should be
left to that choice. A card of five hard words is a bad turn whatever the number, one
of five easy words no turn at all.

Bad:

    words:
      - {en: justice, level: hard, …}
      - {en: velocity, level: hard, …}
      … three more hard words …

Good: levels mixed on every card.

    words:
      - {en: apple, level: easy, …}
      - {en: compass, level: medium, …}
      - {en: justice, level: hard, …}
      …
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Words
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for card in deck.content.cards:
        levels = {word.level for word in card.words}
        if len(levels) == 1:
            yield Flaw(
                card.origin.key("words"),
                f"all words of card '{card.id}' are {levels.pop()}",
                "swap one or two of them with words of another card",
            )
