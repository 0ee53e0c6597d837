"""A file that the deck needs is not there, or cannot be opened.

Each game names the files that its decks are made of. Without deck.yml not even the game
is known; without one of the others a whole sort of card is missing from the table.

Bad:

    my-deck/questions/food.yml

Good:

    my-deck/deck.yml
    my-deck/categories.yml
    my-deck/questions/food.yml
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("missing-file")
