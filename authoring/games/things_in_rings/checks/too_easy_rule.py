"""In a playtest, hardly anything was placed wrong because of a rule.

A ring in which nobody ever errs is no secret: one look at the demonstrations is enough.
`authoring playtest DECK --save` finds rules with which fewer than 2 % of placements are wrong
in their ring, at every level of skill.

Bad: nearly nothing is inside, and what is stands out.

    text: {en: It can fly to the moon}

Good: between a third and a half of all things are inside.

    text: {en: It needs electricity}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import told

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return told(deck, "too-easy-rule")
