"""A comment allows a finding that is not there.

The flaw was mended, or the comment stands at the wrong line. Left in place, it would
hide the next mistake there. What keeps a card from being read cannot be allowed at all:
the card would silently be missing from the box.

Bad: there is nothing wrong with the line below.

    # allow: typography the maker writes it so
    text: {en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}

Good:

    text: {en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("unused-allow")
