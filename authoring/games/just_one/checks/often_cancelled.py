"""In a playtest, more than a third of the clues for a word fell because others were alike.

A word with one side brings the same clue to every mind, and the guesser sees nothing.
`authoring playtest DECK --save` finds such words at every level of skill, also where the
better players avoid the obvious, and names the three clues that fall most often. Once the
word is changed, nothing is told of it until the deck is played again.

Bad: everybody writes "jail".

    {en: prison}

Good: a word that can be hinted at from several sides.

    {en: island}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import told

SEVERITY = Severity.INFO


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return told(deck, "often-cancelled")
