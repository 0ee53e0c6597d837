"""An anchor (`&name`), an alias (`*name`), a merge (`<<`) or a tag (`!name`).

They make a card depend on lines elsewhere, so that an edit to one card changes another,
and tags can make programs run code. Decks are plain data: what a card says stands on the
card. A card with one of them is left out until it is written out.

Bad:

    - {en: sofa, also: &seats {en: [couch]}}
    - {en: armchair, also: *seats}

Good:

    - {en: sofa, also: {en: [couch]}}
    - {en: armchair, also: {en: [couch]}}
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("anchor-or-tag")
