"""Things in Rings in a playtest: players by skill, and which rules to change."""

from __future__ import annotations

from typing import Any

from authoring.engine.table import Table
from authoring.games.things_in_rings.play.verdicts import pile
from authoring.games.things_in_rings.playtest.charts import charts
from authoring.games.things_in_rings.playtest.counting import note
from authoring.games.things_in_rings.playtest.players import LEVELS
from authoring.games.things_in_rings.playtest.weighing import weigh
from authoring.playtest.part import Playtest

ENDINGS = {
    "hand_empty": "a finder has no cards left",
    "hands_empty": "together all cards are placed",
    "fewest_cards": "nobody goes on, fewest cards win",
    "deck_used_up": "the deck is used up",
    "nobody_goes_on": "nobody goes on, all lose",
}


PLACED = 9
"""So many things are placed in a game, on average, where the finders are good."""


def met(table: Table[Any]) -> float:
    """How many placements a game gives for a rule of the ring that has the most: one a ring."""
    rings: tuple[str, ...] = table.config.rings
    return min(PLACED / len(pile(table.pack, table.config, ring)) for ring in rings)


PLAYTEST = Playtest(
    levels=LEVELS,
    seats=4,
    by_locale=True,
    note=note,
    weigh=weigh,
    charts=charts,
    endings=ENDINGS,
    met=met,
)
