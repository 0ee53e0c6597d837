"""deck.yml names a game that there is not.

The game decides which files are read, how cards are drawn and what the engine plays, so
that nothing else can be looked at until its name is right.

Bad:

    game: gues-club

Good:

    game: guess-club
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("unknown-game")
