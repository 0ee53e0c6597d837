"""Guess Club in a playtest: players by skill, and which questions to change."""

from __future__ import annotations

from typing import Any

from authoring.engine.table import Table
from authoring.games.guess_club.playtest.charts import charts
from authoring.games.guess_club.playtest.counting import note
from authoring.games.guess_club.playtest.players import LEVELS
from authoring.games.guess_club.playtest.weighing import weigh
from authoring.playtest.part import Playtest

UNSEEN = (
    "It takes a card's answers and their order as they are: what people would write, it cannot see."
)


PLAYS = 2
"""So many cards everybody plays in a round, on average, where players soon foresee its end."""


def met(table: Table[Any]) -> float:
    """How many plays a match gives for a question: one question a round."""
    plays: int = table.config.rounds * table.seats * PLAYS
    return plays / len(table.pack.cards["questions"])


PLAYTEST = Playtest(
    levels=LEVELS,
    seats=4,
    by_locale=False,
    # These players never challenge a question (GC-21), so that nobody has to agree to one.
    options={"confirm_questions": False},
    note=note,
    weigh=weigh,
    charts=charts,
    endings={"most_money": "whoever has the most money wins"},
    met=met,
    unseen=UNSEEN,
)
