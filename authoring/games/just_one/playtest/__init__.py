"""Just One in a playtest: players by skill, and which words to change."""

from __future__ import annotations

from authoring.games.just_one.playtest.charts import charts
from authoring.games.just_one.playtest.counting import note
from authoring.games.just_one.playtest.players import LEVELS
from authoring.games.just_one.playtest.weighing import weigh
from authoring.playtest.part import Playtest

PLAYTEST = Playtest(levels=LEVELS, seats=5, by_locale=True, note=note, weigh=weigh, charts=charts)
