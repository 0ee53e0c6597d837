"""In a playtest, hardly a play of a question met another player's answer.

A miss costs $10 and a hit takes the pool, mostly $30: below one hit in four every card is
played at a loss, and the round is a lottery. `authoring playtest DECK --save` finds such
questions: fewer than 25 % of plays match, at every level of skill. Once the question is
changed, nothing is told of it until the deck is played again.

Bad: nobody meets.

    text: {en: Name a word.}

Good: a narrower kind of thing, with its answers listed most likely first.

    text: {en: Name a word that people say on the phone.}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import told

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return told(deck, "likely-too-broad")
