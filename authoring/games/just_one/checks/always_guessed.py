"""In a playtest, a word was guessed nearly every time, whatever the clues.

Such a turn is won before it begins. `authoring playtest DECK --save` finds words that are
guessed in more than 80 % of turns, at every level of skill. The bots associate as word
vectors do, and do not know what is in the news: it is worth a look, no more. Once the word
is changed, nothing is told of it until the deck is played again.

Bad: all clues lead to it and to nothing else.

    {en: volcano}

Good: a word with near neighbours.

    {en: hill}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import told

SEVERITY = Severity.INFO


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return told(deck, "always-guessed")
