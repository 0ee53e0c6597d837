"""Things in Rings in a playtest: players by skill, and which rules to change."""

from __future__ import annotations

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

PLAYTEST = Playtest(
    levels=LEVELS,
    seats=4,
    by_locale=True,
    note=note,
    weigh=weigh,
    charts=charts,
    endings=ENDINGS,
)
