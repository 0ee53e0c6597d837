"""In a playtest, nearly every play of a question met another player's answer.

Where everybody writes the same, nothing is won by thinking of others, and the total of
matches can be foreseen by counting cards. `authoring playtest DECK --save` finds such
questions: more than 85 % of plays match, at every level of skill. Once the question is
changed, nothing is told of it until the deck is played again.

Bad: six answers of which everybody writes most.

    text: {en: Name a colour of a traffic light.}

Good: room for a choice.

    text: {en: Name something red.}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import told

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return told(deck, "likely-too-narrow")
