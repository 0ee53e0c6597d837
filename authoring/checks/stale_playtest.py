"""The cards were changed since the deck was last played by bots.

What the playtest found is told only of cards that are as they were, and the new ones were
never tried. Comments and layout do not count as changes. A deck without a saved playtest is
passed over.

Bad: a question was changed, and `playtest.json` is from before.

    "cards": "52ce…"

Good: the deck was played again with `authoring playtest DECK --save`.

    "cards": "9f00…"
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import is_fresh, read_playtested

SEVERITY = Severity.INFO


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    known = read_playtested(deck.root)
    if known is None:
        return
    yield from known.flaws
    if not known.flaws and not is_fresh(deck, known):
        message = "the cards were changed since this playtest"
        yield Flaw(known.place, message, f"run `authoring playtest {deck.root} --save`")
