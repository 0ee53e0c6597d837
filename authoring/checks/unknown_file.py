"""A YAML file in the deck folder from which no card is read.

Whoever wrote it believes that its cards are in the box. Mostly the folder is misspelt or
the name ends in `.yaml`; files that are no cards belong outside the deck folder. A link
that leads out of the folder is not followed, because the deck would then hold other
cards on another computer. A list of another form (`.txt`, `.csv`) among the files of cards is
a hint: spreadsheets come in by `authoring import`.

Bad:

    deck.yml
    question/food.yaml

Good:

    deck.yml
    questions/food.yml
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("unknown-file")
