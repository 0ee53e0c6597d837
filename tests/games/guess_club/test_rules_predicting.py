"""Predicting in the action phase: GC-53 to GC-60."""

from __future__ import annotations

import pytest

from authoring.engine.game import JUDGE
from tests.games.guess_club.small import (
    Game,
    act,
    cash,
    named,
    play,
    predict,
    refusal,
    started,
)

HANDS = (
    ("apple", "plum", "pear"),
    ("orange", "peach", "lychee"),
    ("grape", "lime", "melon"),
    ("cherry", "apricot", "blueberry"),
)


def game_of(**options: object) -> Game:
    return started(HANDS, **options)


def test_gc_53_a_prediction_costs_10_and_one_marker() -> None:
    game = game_of()
    events = predict(game, 1, 4)
    assert [event.name for event in events] == ["paid", "predicted"]
    assert cash(game)[1] == 140
    assert game.state.pool == 40
    assert game.view(0)["predictions"] == [[1, 4]]
    assert game.view(0)["markers"] == [4, 3, 4, 4]
    dearer = game_of(bet_fee=40)
    predict(dearer, 1, 4)
    assert cash(dearer)[1] == 110


def test_gc_54_a_number_holds_two_markers() -> None:
    game = game_of()
    predict(game, 1, 4)
    predict(game, 2, 4)
    refused = refusal(game, 3, "predict", number=4)
    assert refused.code == "NUMBER_FULL"
    assert refused.statement == "GC-54"
    offered = {move.data.get("number") for move in refused.legal.moves}
    assert 4 not in offered
    assert {0, 3, 5, 13} <= offered


def test_gc_55_one_prediction_a_turn_while_markers_remain() -> None:
    game = started(HANDS[:2], markers_per_player=2)
    for number in (1, 2):
        predict(game, 1, number)
        assert game.state.turn == 0
        predict(game, 0, number)
    assert refusal(game, 1, "predict", number=3).code == "NO_MARKER"
    assert {move.name for move in game.legal(1).moves} == {"play"}
    assert game.view(0)["predictions"] == [[1, 1], [0, 1], [1, 2], [0, 2]]


def test_gc_56_the_board_has_the_numbers_0_to_13() -> None:
    game = game_of()
    offered = [move.data["number"] for move in game.legal(1).moves if move.name == "predict"]
    assert offered == list(range(14))
    for number in (-1, 14):
        assert refusal(game, 1, "predict", number=number).code == "NO_SUCH_NUMBER"
    wider = game_of(numbers=[0, 21])
    predict(wider, 1, 21)


@pytest.mark.parametrize(("overflow", "wins"), [("clamp", True), ("exact", False)])
def test_gc_56_more_matches_than_numbers(overflow: str, wins: bool) -> None:
    game = game_of(numbers=[0, 1], overflow=overflow)
    predict(game, 1, 1)
    for seat, other in ((2, 0), (3, 1), (0, 2), (1, 3)):
        card, shown = (game.state.players[each].hand[0] for each in (seat, other))
        play(game, seat, card, (other, shown))
    while game.state.step == "turn":
        play(game, game.state.turn, game.state.players[game.state.turn].hand[0])
    act(game, JUDGE, "inspect", off_topic=[])
    (settled,) = named(game.log, "settled")
    assert settled["counter"] == 4
    assert settled["winners"] == ([1] if wins else [])


def test_gc_57_twice_on_one_number_is_allowed_and_pays_once() -> None:
    game = started(HANDS[:2])
    predict(game, 1, 0)
    predict(game, 0, 5)
    predict(game, 1, 0)
    assert refusal(game, 0, "predict", number=0).code == "NUMBER_FULL"


def test_gc_57_or_refused_if_so_agreed() -> None:
    game = started(HANDS[:2], same_player_same_number=False)
    predict(game, 1, 0)
    predict(game, 0, 5)
    assert refusal(game, 1, "predict", number=0).code == "SAME_NUMBER"
    assert 0 not in [move.data.get("number") for move in game.legal(1).moves]


def test_gc_58_a_lost_number_is_legal_but_told() -> None:
    game = game_of()
    play(game, 1, 0, (2, 0))
    predict(game, 2, 0)
    assert named(game.log, "predicted")[0]["dead"] is True
    predict(game, 3, 1)
    assert named(game.log, "predicted")[1]["dead"] is False


def test_gc_58_or_refused_if_so_agreed() -> None:
    game = game_of(allow_dead_number=False)
    play(game, 1, 0, (2, 0))
    assert refusal(game, 2, "predict", number=0).code == "DEAD_NUMBER"
    assert 0 not in [move.data.get("number") for move in game.legal(2).moves]


def test_gc_59_a_prediction_is_of_all_matches_of_the_round() -> None:
    game = started(HANDS[:2])
    play(game, 1, 0, (0, 0))
    predict(game, 0, 2)
    play(game, 1, 1, (0, 1))
    play(game, 0, 2)
    act(game, JUDGE, "inspect", off_topic=[])
    (settled,) = named(game.log, "settled")
    assert settled == {"round": 1, "counter": 2, "winners": [0]}


def test_gc_60_a_prediction_ends_nothing_and_counts_nothing() -> None:
    game = game_of()
    for number in range(4):
        predict(game, game.state.turn, number)
    assert game.state.phase == "action"
    assert game.state.counter == 0
