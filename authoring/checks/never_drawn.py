"""In a playtest, a card never came into play, where others of its kind did.

Something keeps it out: a debatable trait that some rule always asks about, a locale that is
never played, an option. It is printed and paid for, and no table will see it. `authoring
playtest DECK --save` finds such cards.

Bad: a thing that some rule of every game cannot decide.

    debatable: [size, weight, edible, alive]

Good: what can be settled is settled.

    debatable: [edible]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.playtested import told

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return told(deck, "never-drawn")
