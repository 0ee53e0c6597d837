"""Nothing hidden makes a difference to a seat, in a thousand random states of each game."""

from __future__ import annotations

import pytest

from authoring import games
from tests.games.leaks import as_it_is, leaks, private, states, telling_all

HARMLESS = {("just-one", "voted")}
"""Private events that tell of nothing hidden: that a giver has voted, and not what."""

CHUNK = 250


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(4))
@pytest.mark.parametrize("game", games.names())
def test_en_02_a_thousand_random_states_leak_nothing(game: str, chunk: int) -> None:
    """`python -m tests.games.leaks` looks at ten thousand."""
    for stopped in states(game, CHUNK, seed=chunk):
        told = (stopped.table.seed, stopped.table.seats, len(stopped.table.moves), stopped.seat)
        assert leaks(game, stopped, as_it_is) is None, told


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_en_02_every_private_event_would_be_missed(game: str) -> None:
    """If any of them were shown to everybody, the twins would tell: also those that name
    nothing but places in a row."""
    names = {name for name in private(game) if (game, name) not in HARMLESS}
    assert len(names) > 2
    for stopped in states(game, 2000, seed=9):
        names -= {name for name in names if leaks(game, stopped, telling_all(name))}
        if not names:
            return
    pytest.fail(f"nobody would notice if everybody saw {sorted(names)}")


@pytest.mark.slow
def test_en_02_a_leak_of_places_alone_is_noticed() -> None:
    """Which of a giver's clues fell, and why, is nothing but numbers and reasons."""
    look = telling_all("clues_compared")
    kinds = {leaks("just-one", stopped, look) for stopped in states("just-one", 200)}
    assert kinds == {None, "places"}
