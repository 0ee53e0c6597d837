"""A line of three dashes begins a second document in the same file.

Only the first document of a file is read. The cards behind the line would be missing at
the table, and nothing would say so.

Bad:

    questions:
      - id: round-fruit
        …
    ---
    questions:
      - id: sour-fruit
        …

Good: one list, or two files.

    questions:
      - id: round-fruit
        …
      - id: sour-fruit
        …
"""

from __future__ import annotations

from typing import Any

from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> tuple[Flaw, ...]:
    return deck.flaws("second-document")
