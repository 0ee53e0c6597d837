"""A file of more than 10,000,000 bytes.

A deck of ten thousand cards is smaller than that. Something else was saved under the
name of a card file (a picture, a log, an export), or a program wrote without end; it is
not read.

Bad:

    questions/everything.yml    48,211,904 bytes

Good: one file for each subject, as people edit them.

    questions/food.yml          61,022 bytes
    questions/travel.yml        58,940 bytes
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("too-large")
