"""A series of games counts wins (TR-32, TR-38)."""

from __future__ import annotations

from authoring.engine.game import Result
from authoring.engine.series import games_won, leaders

RESULTS = [
    Result((2,), {}, "x"),
    Result((0, 2), {}, "x"),
    Result((), {}, "x"),
    Result((0,), {}, "x"),
]


def test_every_winner_of_a_game_has_won_it() -> None:
    assert games_won(RESULTS, 3) == {0: 2, 1: 0, 2: 2}


def test_who_won_most_games_leads() -> None:
    assert leaders(games_won(RESULTS, 3)) == (0, 2)
    assert leaders(games_won(RESULTS[:1], 3)) == (2,)
    assert leaders({}) == ()
