"""The worked examples: GC-T1 to GC-T5."""

from __future__ import annotations

import pytest

from authoring.engine.game import JUDGE
from tests.games.guess_club.small import (
    act,
    cash,
    named,
    play,
    predict,
    refusal,
    started,
)

HANDS = (
    ("plum", "pear", "lime"),
    ("melon", "apple", "lychee"),
    ("peach", "grape", "cherry"),
    ("apple", "orange", "apricot"),
)


def test_gc_t1_a_miss_a_prediction_and_a_match() -> None:
    """A, B, C and D of the example are the seats 1, 2, 3 and 0; A and D hold the apple."""
    hands = (("apple", "plum"), ("melon", "apples"), ("peach", "grape"), ("apple", "orange"))
    game = started(hands)
    play(game, 1, 0)
    assert (cash(game)[1], game.state.pool) == (140, 40)
    predict(game, 2, 2)
    assert (cash(game)[2], game.state.pool) == (140, 50)
    play(game, 3, 0, (0, 0), (1, 1))
    assert cash(game)[3] == 200
    assert (game.state.pool, game.state.counter) == (30, 1)
    assert game.state.players[0].hand == [1]
    assert game.state.players[1].hand == []


@pytest.mark.parametrize(
    ("miss_fee", "pool", "first", "second"), [(40, 70, 60, 60), (50, 80, 70, 60)]
)
def test_gc_t2_winners_share_and_the_first_gets_the_odd_chip(
    miss_fee: int, pool: int, first: int, second: int
) -> None:
    """B and D of the example are the seats 1 and 0."""
    game = started(HANDS[:2], round_reward=[50], miss_fee=miss_fee, bet_fee=0)
    predict(game, 1, 2)
    predict(game, 0, 2)
    play(game, 1, 0, (0, 0))
    play(game, 0, 1, (1, 1))
    play(game, 1, 2)
    assert (game.state.counter, game.state.pool, game.state.reward) == (2, pool, 50)
    before = cash(game)
    act(game, JUDGE, "inspect", off_topic=[])
    gains = [now - then for now, then in zip(cash(game), before, strict=True)]
    assert gains == [second, first]


def test_gc_t3_without_cash_a_loan_pays() -> None:
    game = started((("plum", "pear"), ("melon", "apple")), start_cash=0, rounds=1)
    play(game, 1, 0)
    assert (cash(game)[1], game.state.players[1].debt) == (90, 100)
    predict(game, 0, 9)
    play(game, 1, 1, fits=True)
    act(game, JUDGE, "inspect", off_topic=[])
    assert game.result is not None
    assert game.result.scores["0"] == -10


def test_gc_t4_a_hand_emptied_by_a_match_ends_the_round() -> None:
    game = started((("apple", "plum"), ("melon", "lime"), ("grape", "apples")))
    play(game, 1, 0)
    play(game, 2, 0)
    play(game, 0, 1)
    predict(game, 1, 1)
    events = play(game, 2, 1, (0, 0))
    assert named(events, "pool_won") == [{"seat": 2, "amount": 70}]
    assert game.state.pool == 30
    assert game.state.phase == "settlement"
    assert named(events, "play_stopped")[0]["empty"] == [0, 2]


def test_gc_t5_full_number_no_marker_wrong_phase() -> None:
    game = started(HANDS)
    predict(game, 1, 5)
    predict(game, 2, 5)
    assert refusal(game, 3, "predict", number=5).code == "NUMBER_FULL"
    for number in range(6, 13):
        predict(game, game.state.turn, number)
    for number in (0, 1, 2, 3, 4, 6, 13):
        if game.state.turn == 1 and not game.state.players[1].markers:
            break
        predict(game, game.state.turn, number)
    assert game.state.turn == 1
    assert refusal(game, 1, "predict", number=0).code == "NO_MARKER"
    while game.state.step == "turn":
        play(game, game.state.turn, game.state.players[game.state.turn].hand[0])
    assert refusal(game, 3, "predict", number=0).code == "WRONG_PHASE"
