"""In a playtest, games nearly always ended before a rule could be known.

Even who knows all rules by heart and misses nothing could not have named it: too many others
say the same of what was placed. `authoring playtest DECK --save` finds rules that stay
unknown in more than 90 % of games, at every level of skill.

Bad: three rules of the ring hold for nearly the same things.

    text: {en: You find it in a kitchen}
    text: {en: You find it where food is made}
    text: {en: You find it in a canteen}

Good: one of them.

    text: {en: You find it in a kitchen}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import told

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return told(deck, "hopeless-rule")
