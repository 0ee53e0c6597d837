"""Just One in a playtest: players by skill, and which words to change."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from authoring.engine.table import Table
from authoring.games.just_one.play.rounds import GRADES
from authoring.games.just_one.playtest.associations import speaks
from authoring.games.just_one.playtest.charts import charts
from authoring.games.just_one.playtest.counting import note
from authoring.games.just_one.playtest.players import LEVELS
from authoring.games.just_one.playtest.weighing import weigh
from authoring.playtest.part import Playtest

ENDINGS = {
    f"grade_{number}": f"{least} to {above - 1} cards guessed"
    if above > least + 1
    else f"{least} cards guessed"
    for number, (least, above) in enumerate(pairwise((*GRADES, GRADES[-1] + 1)), 1)
}

TURNS = 5 / 8
"""The part of a game's cards that weak players come to: a wrong guess costs the next card too,
and of theirs two of three are wrong."""


def met(table: Table[Any]) -> float:
    """How often a game of weak players asks for a word: any of a card, and one a turn."""
    words = sum(len(card["words"]) for card in table.pack.cards["cards"])
    cards: int = table.config.game_cards
    return TURNS * cards / words


PLAYTEST = Playtest(
    levels=LEVELS,
    seats=5,
    by_locale=True,
    note=note,
    weigh=weigh,
    charts=charts,
    endings=ENDINGS,
    met=met,
    speaks=speaks,
)
