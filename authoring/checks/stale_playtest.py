"""Cards that the last playtest flagged, or many others, were changed since.

A flagged card that was mended should be played again, to see whether that helped. And once more
than one card in twenty is new or changed, the deck is another one than bots have played. Until
then nothing is told: who adds a card need not play the deck anew. Comments and layout do not
count as changes, and a deck without a saved playtest is passed over.

Bad: six of 120 questions were changed, and `playtest.json` is from before.

    "cards": {"question round-fruit": "52ce6a0b1c9d", …}

Good: the deck was played again with `authoring playtest DECK --save`.

    "cards": {"question round-fruit": "9f00d3e4a172", …}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import read_playtested
from authoring.source.wording import listed

SEVERITY = Severity.INFO

ONE_IN = 20
"""More than one card in so many must have changed."""


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    known = read_playtested(deck.root)
    if known is None:
        return
    yield from known.flaws
    if known.flaws or lacks(deck):
        return
    changed = known.changed(deck)
    hint = f"run `authoring playtest {deck.root} --save`"
    flagged = {flag["card"] for flag in known.flags}
    mended = [name for name in changed if name.partition(" ")[2] in flagged]
    if mended:
        message = f"{listed(mended)} had been flagged, and changed since"
        yield Flaw(known.place, message, hint)
    elif len(changed) * ONE_IN > len(known.cards):
        message = f"{len(changed)} of {len(known.cards)} cards were changed since this playtest"
        yield Flaw(known.place, message, hint)
