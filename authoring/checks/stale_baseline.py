"""The baseline forgives a finding that is no longer there.

A baseline lists what was wrong when it was written, so that only what is new is told.
An entry whose flaw was mended would let the same flaw in again. `--write-baseline`
writes the file anew, with what is still there.

Bad, when nothing is wrong with the wording of `fruit` any more:

    - {deck: party, check: typography, card: fruit, field: text.en}

Good: the entry is gone.

    entries: []
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("stale-baseline")
