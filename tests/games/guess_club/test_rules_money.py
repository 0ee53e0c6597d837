"""Money and the end: GC-72 to GC-77."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as some

from authoring.engine.bots import run_bots
from authoring.engine.game import JUDGE
from authoring.engine.table import Table
from authoring.games.guess_club import KIT
from tests.examples import examples
from tests.games.guess_club.contract import OPTIONS, PACK
from tests.games.guess_club.small import (
    act,
    ask,
    cash,
    finish_round,
    named,
    play,
    predict,
    refusal,
    started,
    table,
)

HANDS = (("apple", "plum"), ("orange", "peach"), ("grape", "lime"))


def test_gc_72_who_cannot_pay_borrows_100() -> None:
    game = started(HANDS, start_cash=0)
    events = play(game, 1, 0)
    assert named(events, "borrowed") == [{"seat": 1, "amount": 100, "debt": 100}]
    assert cash(game) == [0, 90, 0]
    play(game, 2, 0)
    play(game, 0, 0)
    predict(game, 1, 1)
    assert cash(game)[1] == 80
    assert game.state.players[1].debt == 100


def test_gc_72_only_who_must_borrows_and_as_often_as_needed() -> None:
    game = started(HANDS, start_cash=10, miss_fee=10, bet_fee=250)
    play(game, 1, 0)
    assert game.state.players[1].debt == 0
    predict(game, 2, 1)
    assert game.state.players[2].debt == 300
    assert cash(game)[2] == 60


def test_gc_72_loans_are_not_given_back_early() -> None:
    game = started(HANDS, start_cash=0, markers_per_player=4)
    for _ in range(2):
        for seat in (1, 2, 0):
            predict(game, seat, game.state.round + len(game.state.predictions))
    assert refusal(game, 1, "repay").code == "NO_REPAY"


def test_gc_72_unless_so_agreed() -> None:
    game = started(HANDS, start_cash=0, early_repay=True, pool_start=200)
    for seat in (1, 2, 0):
        predict(game, seat, seat)
    assert refusal(game, 1, "repay").code == "NO_REPAY"
    play(game, 1, 0, (2, 0))
    for seat in (2, 0):
        predict(game, seat, 5)
    assert [move.name for move in game.legal(1).moves][-1] == "repay"
    act(game, 1, "repay")
    assert game.state.players[1].debt == 0
    assert game.state.turn == 1


def test_gc_73_loans_are_deducted_at_the_end_and_may_leave_less_than_nothing() -> None:
    game = started(HANDS, start_cash=0, rounds=1)
    finish_round(game)
    assert game.result is not None
    assert game.result.scores == {"0": -10, "1": -20, "2": -10}
    assert named(game.log, "repaid") == [
        {"seat": 0, "amount": 100, "debt": 0},
        {"seat": 1, "amount": 100, "debt": 0},
        {"seat": 2, "amount": 100, "debt": 0},
    ]


def test_gc_74_most_money_wins_and_equals_share() -> None:
    game = started(HANDS, rounds=1)
    finish_round(game)
    assert game.result is not None
    assert game.result.scores == {"0": 140, "1": 130, "2": 140}
    assert game.result.winners == (0, 2)


@settings(max_examples=examples(60), deadline=None)
@given(
    seed=some.integers(0, 2**63),
    seats=some.integers(2, 8),
    options=some.sampled_from(OPTIONS),
    bot=some.sampled_from(sorted(KIT.bots)),
)
def test_gc_75_no_event_makes_or_loses_money(
    seed: int, seats: int, options: dict[str, object], bot: str
) -> None:
    game = Table(KIT.game, PACK, seats, seed, options)
    run_bots(game, [KIT.bots[bot]], KIT.judge)
    watcher = KIT.game.watch(PACK, game.config, seats, 0)
    for event in game.visible(0):
        watcher.see(event)
        known = watcher.view()
        assert sum(known["cash"]) + known["pool"] + known["reward"] + known["bank"] == 0, event
        assert known["pool"] >= 0
        assert known["reward"] >= 0
        assert all(amount % 10 == 0 for amount in (*known["cash"], known["pool"]))
    state = game.state
    assert known["cash"] == cash(game)
    assert (known["pool"], known["reward"], known["bank"]) == (
        state.pool, state.reward, state.bank,
    )  # fmt: skip


def test_gc_76_two_play_by_the_same_rules() -> None:
    game = started((("apple", "plum"), ("apples", "peach")))
    act(game, 1, "play", card=0)
    judge = KIT.judge
    assert judge is not None
    watching = judge(game.pack, game.config, 2)
    for event in game.visible(JUDGE):
        watching.see(event)
    game.play(watching.choose(game.legal(JUDGE)))
    assert game.state.counter == 1
    assert cash(game) == [150, 180]
    assert game.state.reward == 30


def test_gc_77_the_setter_answers_too() -> None:
    game = table(3)
    ask(game)
    assert game.state.setter in game.to_act()
