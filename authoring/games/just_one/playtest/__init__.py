"""Just One in a playtest: players by skill, and which words to change."""

from __future__ import annotations

from itertools import pairwise

from authoring.games.just_one.play.rounds import GRADES
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

PLAYTEST = Playtest(
    levels=LEVELS,
    seats=5,
    by_locale=True,
    note=note,
    weigh=weigh,
    charts=charts,
    endings=ENDINGS,
)
