"""In a playtest, a word was hardly ever guessed.

Its clues lead elsewhere: to a plainer word, or to many. `authoring playtest DECK --save`
finds words that are guessed in fewer than 10 % of turns, at every level of skill. The bots
associate as word vectors do: it is worth a look, no more. Once the word is changed, nothing
is told of it until the deck is played again.

Bad: whatever is hinted at it, people say "meeting".

    {en: consultation}

Good: the word that comes to mind.

    {en: meeting}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import told

SEVERITY = Severity.INFO


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return told(deck, "hardly-guessed")
