"""Two cards of one kind have the same id, in one file or in two.

An id is how everything else speaks of a card: the examples of a rule, the log of a game,
the list of what was printed. With two of one name the engine plays one of them and
nobody can say which. Ids never change, so the newer card gets another one.

Bad: two files, each with its own kettle.

    things/kitchen.yml      - id: kettle
    things/camping.yml      - id: kettle

Good:

    things/kitchen.yml      - id: kettle
    things/camping.yml      - id: camping-kettle
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.model import Card
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    first: dict[tuple[str, str], Card] = {}
    for card in deck.cards:
        original = first.setdefault((card.kind, card.id), card)
        if original is not card:
            where = original.origin.place("id")
            yield Flaw(
                card.origin.place("id"),
                f"there is another {card.kind} '{card.id}'",
                f"give this one another id: the first stands in {where.path}:{where.line}",
            )
