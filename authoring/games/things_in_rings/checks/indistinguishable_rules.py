"""In a playtest, nothing told a rule from another one of its ring in most games.

At the end the Finders cannot say which of the two it was, and feel cheated when they hear.
Two rules need not be equal for that: it is enough that they differ only in things that are
seldom dealt. `authoring playtest DECK --save` finds the pairs that stayed apart in fewer
than half of the games, at every level of skill.

Bad: they differ for one thing of eighty.

    text: {en: You find it in a kitchen}
    text: {en: You find it in a canteen}

Good: each of them takes in several things that the other leaves out.

    text: {en: You find it in a kitchen}
    text: {en: You find it in a garden}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import told

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return told(deck, "indistinguishable-rules")
