"""A thing that does not say a scale or set that every thing must say.

Without its size a thing can be judged by no rule that asks for size: it counts as
debatable, and is never dealt while such a rule is in play. A set that a thing has
nothing of is written as an empty list, so that it shows it was not forgotten. A trait
that makes sense for some things only is marked `optional: true` in traits.yml.

Bad:

    - {id: kettle, …, is: [man-made]}

Good:

    - {id: kettle, …, is: [man-made], size: shoe, materials: [metal], places: []}
"""

from __future__ import annotations

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> tuple[Flaw, ...]:
    return deck.flaws("missing-trait")
