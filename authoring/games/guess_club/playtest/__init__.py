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


def met(table: Table[Any]) -> float:
    """How often a match meets a question: one a round."""
    rounds: int = table.config.rounds
    return rounds / len(table.pack.cards["questions"])


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
