"""A check is named that there is not, in a comment or in deck.yml.

Nothing is allowed by it, ignored by it or made milder, though somebody meant it to be.
`authoring explain` lists the checks there are.

Bad:

    # allow: typografy the maker writes it so

Good:

    # allow: typography the maker writes it so
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("unknown-check")
