"""A comment allows a finding and does not say why.

Whoever comes next cannot tell whether it was thought about or only in the way. A few
words are enough.

Bad:

    text: {en: "Name a toy...", zh-Hans: 说出一种玩具。}   # allow: typography

Good:

    text: {en: "Name a toy...", zh-Hans: 说出一种玩具。}   # allow: typography read aloud so
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("allow-without-reason")
