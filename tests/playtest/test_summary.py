"""How many games a summary says were played."""

from __future__ import annotations

from dataclasses import replace

from authoring.playtest.pages import page
from authoring.playtest.store import Store
from authoring.playtest.summary import summary
from authoring.playtest.weigh import weigh
from tests.playtest.sample import plan


def test_of_a_playtest_that_was_stopped_no_more_games_are_told_than_were_played() -> None:
    even, stopped = (
        replace(weigh(Store(plan())), games={"novice": 1160, "average": average, "expert": 1160})
        for average in (1160, 1148)
    )
    assert "\n3,480 games, 1,160 of each sort, " in summary(even)
    assert "\n3,468 games, at least 1,148 of each sort, " in summary(stopped)
    pack = plan().pack
    assert ("games", "3,480 (1,160 of each sort)") in page(even, pack).facts
    assert ("games", "3,468 (at least 1,148 of each sort)") in page(stopped, pack).facts
