"""Bots at a table, and what becomes of those that fail (EN-08)."""

from __future__ import annotations

import threading

import pytest

from authoring.engine.bots import (
    PlayerFailed,
    Players,
    Policy,
    default_move,
    drive,
    rejoin,
    run_bots,
    seat_bots,
)
from authoring.engine.game import JUDGE, Event, Legal, Move, OpenMove
from authoring.engine.rng import Rng
from authoring.engine.table import LAPSE, Table
from authoring.engine.transcript import record, replay, write
from tests.engine import tiny


class Crashing(tiny.RandomBot):
    """Fails at its second choice, and only there."""

    choices = 0

    def choose(self, legal: Legal) -> Move:
        self.choices += 1
        if self.choices == 2:
            raise ArithmeticError("cannot count to two")
        return super().choose(legal)


class Cheating(tiny.RandomBot):
    def choose(self, legal: Legal) -> Move:
        return Move(legal.moves[0].seat, "win", {})


class Impostor(tiny.RandomBot):
    def choose(self, legal: Legal) -> Move:
        return legal.moves[0]._replace(seat=0)


class Stalling(tiny.RandomBot):
    """Waits until the test is over."""

    over = threading.Event()
    asked = 0

    def choose(self, legal: Legal) -> Move:
        Stalling.asked += 1
        self.over.wait(20)
        return super().choose(legal)


def table(seed: int = 3, seats: int = 3) -> Table[tiny.State]:
    return Table(tiny.Tiny(), tiny.PACK, seats, seed)


def players(
    failing: tiny.RandomBot, policy: Policy, patience: float | None = None, seats: int = 3
) -> Players:
    """Random players, and at seat 1 one that fails."""
    bots = {seat: tiny.RandomBot(Rng(seat)) for seat in range(seats)}
    return Players({**bots, 1: failing, JUDGE: tiny.RandomBot(Rng(9))}, policy, patience)


def lapses(played: Table[tiny.State]) -> list[dict[str, object]]:
    return [dict(event.data) for event in played.log if event.name == LAPSE]


def test_bots_play_to_the_end_and_the_judge_acts_when_a_verdict_is_due() -> None:
    played = run_bots(table(), [tiny.random_bot], tiny.judge)
    assert played.result is not None
    assert [move.name for move in played.moves if move.seat == JUDGE] == ["rule"]


def test_makers_are_dealt_in_turn_and_bots_see_only_their_events() -> None:
    played = table()
    seated = seat_bots(played, [tiny.random_bot], tiny.judge)
    drive(played, seated)
    bot = seated.by_seat[0]
    assert isinstance(bot, tiny.RandomBot)
    told = {event.data["seat"] for event in bot.seen if event.name == "wrote"}
    assert told == {0}


def test_drive_stops_where_a_seat_has_no_player() -> None:
    played = table()
    drive(played, Players({0: tiny.RandomBot(Rng(1)), 2: tiny.RandomBot(Rng(2))}))
    assert played.to_act() == frozenset((1,))
    assert len(played.moves) == 2


@pytest.mark.parametrize(
    ("bot", "cause", "detail"),
    [
        (Crashing, "exception", "ArithmeticError: cannot count to two"),
        (Cheating, "illegal", "BAD_MOVE"),
        (Impostor, "illegal", "it answered Move"),
    ],
)
def test_en_08_policy_error_stops_the_game(
    bot: type[tiny.RandomBot], cause: str, detail: str
) -> None:
    with pytest.raises(PlayerFailed, match="the player at seat 1 failed") as caught:
        drive(table(), players(bot(Rng(1)), Policy.ERROR))
    assert caught.value.cause == cause
    assert detail in caught.value.detail


def test_en_08_policy_default_plays_the_mildest_move_once() -> None:
    played = drive(table(), players(Crashing(Rng(1)), Policy.DEFAULT))
    assert lapses(played) == [{"seat": 1, "cause": "exception", "policy": "default"}]
    at = next(number for number, move in enumerate(played.moves) if move.name == LAPSE)
    assert played.moves[at + 1] == Move(1, "rest", {})
    assert played.moves[at].data["detail"] == "ArithmeticError: cannot count to two"
    assert played.result is not None
    assert played.forfeited == frozenset()


def test_en_08_policy_forfeit_plays_on_without_a_chance_to_win() -> None:
    played = drive(table(), players(Cheating(Rng(1)), Policy.FORFEIT))
    assert len(lapses(played)) == 1
    assert played.forfeited == frozenset((1,))
    assert [move.name for move in played.moves if move.seat == 1] == ["write", "rest"]
    assert played.result is not None
    assert 1 not in played.result.winners


def test_en_08_a_forfeited_victory_is_nobodys() -> None:
    """Seat 1 has the most, but gave up; the figures stay as they were."""
    played = table(seats=2)
    for move in (
        Move(0, "write", {"number": 1}),
        Move(1, "write", {"number": 9}),
        Move(JUDGE, "rule", {"counts": True}),
        Move(-2, LAPSE, {"seat": 1, "cause": "timeout", "policy": "forfeit"}),
        Move(0, "rest", {}),
        Move(1, "rest", {}),
    ):
        played.play(move)
    result = played.result
    assert result is not None
    assert result.winners == ()
    assert result.scores == {"0": 1, "1": 9}


def test_en_08_a_stalling_player_is_not_asked_again() -> None:
    Stalling.asked = 0
    try:
        played = drive(table(), players(Stalling(Rng(1)), Policy.DEFAULT, patience=0.05))
    finally:
        Stalling.over.set()
    assert lapses(played) == [{"seat": 1, "cause": "timeout", "policy": "default"}]
    assert Stalling.asked == 1
    assert played.result is not None


def test_en_08_patience_changes_nothing_for_those_in_time() -> None:
    hurried = drive(table(), players(tiny.RandomBot(Rng(1)), Policy.ERROR, patience=10))
    unhurried = drive(table(), players(tiny.RandomBot(Rng(1)), Policy.ERROR))
    assert hurried.moves == unhurried.moves


def test_en_08_a_crash_in_time_is_a_crash() -> None:
    with pytest.raises(PlayerFailed) as caught:
        drive(table(), players(Crashing(Rng(1)), Policy.ERROR, patience=10))
    assert caught.value.cause == "exception"


def test_en_08_a_failure_is_in_the_log_and_replays() -> None:
    played = drive(table(), players(Crashing(Rng(1)), Policy.FORFEIT))
    transcript = record(played)
    again = replay(transcript, tiny.Tiny(), tiny.PACK)
    assert write(record(again)) == write(transcript)
    assert again.forfeited == frozenset((1,))


def test_en_08_failures_are_no_event_of_the_game() -> None:
    played = drive(table(), players(Crashing(Rng(1)), Policy.DEFAULT))
    assert LAPSE not in {name for name, _ in played.view(0)["seen"]}


def test_the_default_of_an_open_move_is_its_schemas() -> None:
    opened = Legal((), [OpenMove("draw", {}), OpenMove("say", tiny.WORD)])
    assert default_move(2, opened) == Move(2, "say", {"word": "one"})
    with pytest.raises(PlayerFailed, match="no move that could be played for it"):
        default_move(2, Legal())


def test_en_05_bots_that_rejoin_play_on_as_if_they_had_never_left() -> None:
    whole = run_bots(table(8), [tiny.random_bot], tiny.judge)
    for count in range(len(whole.moves)):
        resumed = whole.rewound(count)
        seated = seat_bots(resumed, [tiny.random_bot], tiny.judge)
        rejoin(resumed, seated)
        assert write(record(drive(resumed, seated))) == write(record(whole))


def test_a_bot_sees_each_event_once() -> None:
    played = table()
    seated = seat_bots(played, [tiny.random_bot], tiny.judge)
    drive(played, seated)
    judge = seated.by_seat[JUDGE]
    assert isinstance(judge, tiny.RandomBot)
    ruled = next(n for n, event in enumerate(played.log) if event.name == "revealed")
    expected: list[Event] = played.log[:ruled]
    assert judge.seen == expected
