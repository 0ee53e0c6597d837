"""Every game ends, whoever plays it: players that dawdle, break, cheat or stall (EN-06, EN-08)."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pytest

from authoring import games
from authoring.engine.bots import PlayerFailed, Policy, run_bots
from authoring.engine.game import BotMaker, Event, Legal, Move, Seat
from authoring.engine.rng import Rng
from authoring.engine.table import LAPSE, BoundExceeded, Table
from authoring.engine.transcript import read, record, replay, write
from tests.games.leaks import contract

every_game = pytest.mark.parametrize("game", games.names())

SLOW = ("challenge", "object", "redraw", "repay", "predict", "stop")
"""Moves that put off the end; the first of these that is offered is made."""


def tables(game: str, seed: int = 1) -> Iterator[Table[Any]]:
    """A game for each set of options, at the fewest and at the most seats."""
    said = contract(game)
    for options in said.OPTIONS:
        for seats in (said.SEATS[0], said.SEATS[-1]):
            yield Table(games.kit(game).game, said.PACK, seats, seed, options)


class Player:
    """Looks away, and plays what is listed or the default of what is not."""

    def __init__(self, seat: Seat, rng: Rng) -> None:
        self.seat, self.rng = seat, rng

    def see(self, event: Event) -> None:
        """It takes no notice."""

    def choose(self, legal: Legal) -> Move:
        if legal.moves:
            return self.rng.pick(legal.moves)
        opened = next(each for each in legal.open if "default" in each.schema)
        return Move(self.seat, opened.name, opened.schema["default"])


class Dawdler(Player):
    """Puts off the end as the rules let it, mostly: who always stops ends a game at once."""

    def choose(self, legal: Legal) -> Move:
        if any(each.name == "query" for each in legal.open):
            return Move(self.seat, "query", {"answer": f"x{self.rng.below(1000)}"})
        for name in SLOW if self.rng.below(4) else ():
            if slow := [move for move in legal.moves if move.name == name]:
                return self.rng.pick(slow)
        return super().choose(legal)


class Broken(Player):
    def choose(self, legal: Legal) -> Move:
        raise RuntimeError("broken")


class Blind(Player):
    """Breaks as soon as it is told anything."""

    def see(self, event: Event) -> None:
        raise KeyError(event.name)


class Cheat(Player):
    """Plays against the rules: for somebody else, what is not offered, or no move at all."""

    def choose(self, legal: Legal) -> Move:
        honest = super().choose(legal)
        lies: list[Any] = [
            honest._replace(seat=honest.seat + 1),
            honest._replace(seat=-1),
            honest._replace(name="win"),
            honest._replace(name=LAPSE),
            honest._replace(data={**honest.data, "x": 1}),
            honest._replace(data=None),
            None,
            "play",
            (self.seat, "play", {}),
        ]
        return self.rng.pick(lies)


def maker(kind: type[Player]) -> BotMaker:
    def make(pack: Any, config: Any, seats: int, seat: Seat, rng: Rng) -> Player:
        return kind(seat, rng)

    return make


@every_game
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))]
)
def test_en_06_dawdling_does_not_go_beyond_the_bound(game: str, seed: int) -> None:
    longest = 0.0
    for table in tables(game, seed):
        run_bots(table, [maker(Dawdler)], games.kit(game).judge)
        assert table.result is not None
        assert len(table.moves) <= table.bound
        longest = max(longest, len(table.moves) / table.bound)
    assert longest > 0.15, "a bound that is never near would watch nothing"


@every_game
def test_en_06_the_bound_is_watched_while_playing(game: str) -> None:
    """Rules that let a game go on for longer than they say are at fault, and stopped."""
    table = next(tables(game))
    table.bound = 5
    with pytest.raises(BoundExceeded, match=f"{game}: more than 5 moves"):
        run_bots(table, [maker(Player)], games.kit(game).judge)
    assert len(table.moves) == 5


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("policy", [Policy.DEFAULT, Policy.FORFEIT])
@pytest.mark.parametrize(
    ("kind", "causes"),
    [(Broken, {"exception"}), (Blind, {"exception"}), (Cheat, {"illegal"})],
)
def test_en_08_who_fails_is_played_for_and_it_is_logged(
    game: str, policy: Policy, kind: type[Player], causes: set[str]
) -> None:
    """One player fails, the others are sound: the game ends, and its save tells of it."""
    for table in tables(game):
        run_bots(
            table,
            {seat: maker(kind if seat == 0 else Player) for seat in range(table.seats)},
            games.kit(game).judge,
            policy,
        )
        result = table.result
        assert result is not None
        lapses = [event for event in table.log if event.name == LAPSE]
        assert {event.data["seat"] for event in lapses} <= {0}
        assert {event.data["cause"] for event in lapses} <= causes
        acted = any(move.seat == 0 for move in table.moves)
        assert bool(lapses) == acted
        if policy is Policy.FORFEIT and lapses:
            assert len(lapses) == 1
            assert 0 not in result.winners
        text = write(record(table))
        again = replay(read(text), table.game, table.pack)
        assert write(record(again)) == text
        assert again.forfeited == table.forfeited


@every_game
@pytest.mark.parametrize("kind", [Broken, Cheat])
def test_en_08_by_the_policy_error_the_game_stops_unchanged(game: str, kind: type[Player]) -> None:
    table = next(tables(game))
    with pytest.raises(PlayerFailed) as caught:
        run_bots(table, [maker(kind)], games.kit(game).judge)
    assert caught.value.seat in range(table.seats)
    assert not any(event.name == LAPSE for event in table.log)
    assert all(move.seat == -1 for move in table.moves)


@every_game
def test_en_08_who_stalls_is_played_for_and_never_asked_again(game: str) -> None:
    end = threading.Event()
    asked: list[Seat] = []

    class Sleeper(Player):
        def choose(self, legal: Legal) -> Move:
            asked.append(self.seat)
            end.wait(30)
            return super().choose(legal)

    table = next(tables(game))
    sleeping = {seat: maker(Sleeper if seat == 0 else Player) for seat in range(table.seats)}
    try:
        run_bots(table, sleeping, games.kit(game).judge, Policy.DEFAULT, patience=0.2)
    finally:
        end.set()
    assert table.result is not None
    assert len(asked) <= 1
    causes = [(e.data["seat"], e.data["cause"]) for e in table.log if e.name == LAPSE]
    assert causes == [(0, "timeout")] * len(asked)
    assert asked or not any(move.seat == 0 for move in table.moves)
