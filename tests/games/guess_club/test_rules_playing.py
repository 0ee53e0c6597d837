"""Playing cards in the action phase: GC-36 to GC-52."""

from __future__ import annotations

import pytest

from authoring.engine.game import JUDGE
from tests.games.guess_club.small import (
    Game,
    act,
    cash,
    judged,
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


def test_gc_36_the_setters_left_begins_then_clockwise() -> None:
    game = game_of()
    seats = []
    for _ in range(5):
        seats.append(game.state.turn)
        predict(game, game.state.turn, len(seats))
    assert seats == [1, 2, 3, 0, 1]
    assert refusal(game, 1, "play", card=0).code == "NOT_YOUR_TURN"


def test_gc_37_play_or_predict_and_never_pass() -> None:
    game = game_of()
    assert {move.name for move in game.legal(1).moves} == {"play", "predict"}
    assert not game.legal(1).open
    assert refusal(game, 1, "pass").code == "BAD_MOVE"


def test_gc_38_the_round_ends_at_once_when_a_hand_is_empty() -> None:
    game = game_of()
    for _ in range(2):
        for seat in (1, 2, 3, 0):
            play(game, seat, game.state.players[seat].hand[0])
    play(game, 1, 2)
    assert game.state.phase == "settlement"
    assert named(game.log, "play_stopped")[0]["empty"] == [1]


def test_gc_39_whoever_is_to_act_can_always_play() -> None:
    game = game_of(markers_per_player=2, max_markers_per_number=1, numbers=[0, 1])
    turns = 0
    while game.state.phase == "action":
        seat = game.state.turn
        plays = [move for move in game.legal(seat).moves if move.name == "play"]
        assert plays
        predictions = [move for move in game.legal(seat).moves if move.name == "predict"]
        turns += 1
        if predictions:
            game.play(predictions[0])
        else:
            game.play(plays[0])
            judged(game)
    assert turns <= 4 * (3 + 2)


def test_gc_40_the_card_is_shown_and_read_out() -> None:
    game = game_of()
    act(game, 1, "play", card=1)
    for seat in range(4):
        assert game.view(seat)["table"][1] == [[1, "peach"]]


def test_gc_41_matching_cards_must_be_shown() -> None:
    game = game_of()
    play(game, 1, 0, (2, 1), (3, 0))
    assert game.view(0)["table"][2] == [[1, "lime"]]
    assert game.state.players[3].hand == [1, 2]


@pytest.mark.parametrize("matches", [[[1, 1]], [[2, 9]], [[9, 0]], [[-1, 0]], [[2, 0], [2, 0]]])
def test_gc_41_only_others_unplayed_cards_can_match(matches: list[list[int]]) -> None:
    game = game_of()
    act(game, 1, "play", card=0)
    refused = refusal(game, JUDGE, "rule", fits=True, matches=matches)
    assert refused.code in {"BAD_VERDICT", "BAD_MOVE"}


def test_gc_41_with_people_as_judges_the_others_show_their_cards() -> None:
    game = game_of(judge="setter")
    act(game, 1, "play", card=0)
    assert game.to_act() == {0, 2, 3}
    act(game, 3, "claim", cards=[])
    act(game, 2, "claim", cards=[1])
    assert refusal(game, 0, "claim", cards=[7]).code == "NOT_IN_HAND"
    assert refusal(game, 0, "claim", cards=[1, 1]).code == "NOT_IN_HAND"
    act(game, 0, "claim", cards=[])
    assert game.to_act() == {0}
    assert refusal(game, 0, "rule", fits=True, matches=[[3, 0]]).code == "BAD_VERDICT"
    act(game, 0, "rule", fits=True, matches=[[2, 1]])
    assert game.state.counter == 1


def test_gc_42_the_judge_says_what_is_the_same_by_meaning() -> None:
    game = game_of(judge="setter")
    act(game, 1, "play", card=0)
    for seat in (0, 2, 3):
        act(game, seat, "claim", cards=[0])
    act(game, 0, "rule", fits=True, matches=[])
    assert game.state.counter == 0
    assert game.state.players[2].hand == [0, 1, 2]


def test_gc_43_a_match_takes_the_pool_and_moves_the_counter_by_one() -> None:
    game = game_of()
    play(game, 1, 0, (0, 1), (2, 0), (3, 2))
    assert game.state.counter == 1
    assert cash(game) == [150, 180, 150, 150]


def test_gc_44_the_pool_is_refilled_to_exactly_30() -> None:
    game = game_of()
    predict(game, 1, 5)
    predict(game, 2, 5)
    assert game.state.pool == 50
    play(game, 3, 0, (1, 0))
    assert game.state.pool == 30
    richer = game_of(pool_refill=80)
    play(richer, 1, 0, (2, 0))
    assert richer.state.pool == 80


def test_gc_45_only_the_active_player_gets_money_and_the_shown_are_played() -> None:
    game = game_of()
    play(game, 1, 0, (2, 0))
    assert cash(game)[2] == 150
    assert game.state.players[2].hand == [1, 2]
    assert refusal(game, 2, "play", card=0).code == "NOT_IN_HAND"


def test_gc_46_a_miss_costs_10_and_the_card_is_played() -> None:
    game = game_of()
    play(game, 1, 0)
    assert cash(game)[1] == 140
    assert game.state.pool == 40
    assert game.state.players[1].hand == [1, 2]
    dearer = game_of(miss_fee=30)
    play(dearer, 1, 0)
    assert cash(dearer)[1] == 120


def test_gc_47_a_misfit_costs_20_and_not_10_as_well() -> None:
    game = game_of()
    play(game, 1, 0, fits=False)
    assert cash(game)[1] == 130
    assert game.state.pool == 50
    assert game.state.players[1].hand == [1, 2]


def test_gc_48_a_misfit_matches_nothing() -> None:
    game = game_of()
    act(game, 1, "play", card=0)
    refused = refusal(game, JUDGE, "rule", fits=False, matches=[[2, 0]])
    assert refused.code == "BAD_VERDICT"
    judged(game, fits=False)
    assert game.state.counter == 0
    assert game.state.players[2].hand == [0, 1, 2]


def test_gc_48_or_matches_all_the_same_if_so_agreed() -> None:
    game = game_of(invalid_blocks_match=False)
    play(game, 1, 0, (2, 0), fits=False)
    assert game.state.counter == 1
    assert cash(game)[1] == 150 + 30 - 20
    assert game.state.pool == 50


def test_gc_49_cards_on_the_table_stay_there() -> None:
    game = game_of()
    play(game, 1, 0)
    predict(game, 2, 1)
    predict(game, 3, 1)
    predict(game, 0, 2)
    assert refusal(game, 1, "play", card=0).code == "NOT_IN_HAND"
    assert refusal(game, 1, "answer", answers=["kiwi"]).code == "WRONG_PHASE"
    assert game.view(3)["table"][1] == [[0, "orange"]]


def test_gc_50_two_cards_that_match_are_both_shown_for_one_match() -> None:
    game = game_of()
    play(game, 1, 0, (2, 0), (2, 2))
    assert game.state.counter == 1
    assert game.state.players[2].hand == [1]


def test_gc_50_or_only_one_of_them_if_so_agreed() -> None:
    game = game_of(force_all_matching=False)
    act(game, 1, "play", card=0)
    assert refusal(game, JUDGE, "rule", fits=True, matches=[[2, 0], [2, 2]]).code == "BAD_VERDICT"
    judged(game, matches=[(2, 0), (3, 0)])
    assert game.state.counter == 1


def emptied_by_force(**options: object) -> Game:
    """Seat 3 shows its last card when seat 1 plays."""
    game = game_of(**options)
    play(game, 1, 0, (3, 0))
    play(game, 2, 0, (3, 1))
    predict(game, 3, 1)
    predict(game, 0, 1)
    play(game, 1, 1, (3, 2))
    return game


def test_gc_51_a_hand_emptied_by_force_ends_the_round_too() -> None:
    game = emptied_by_force()
    assert game.state.phase == "settlement"
    assert named(game.log, "play_stopped")[0]["empty"] == [3]
    order = [event.name for event in game.log]
    assert order.index("play_stopped") > max(
        place for place, name in enumerate(order) if name in ("pool_won", "pool_filled")
    )


def test_gc_51_or_only_when_its_turn_comes_if_so_agreed() -> None:
    game = emptied_by_force(forced_empty_ends_round=False)
    assert game.state.phase == "action"
    assert game.state.turn == 2
    predict(game, 2, 3)
    assert game.state.phase == "settlement"


def test_gc_52_the_setter_judges_the_setters_own_cards_too() -> None:
    game = game_of(judge="setter")
    for seat in (1, 2, 3):
        predict(game, seat, seat)
    act(game, 0, "play", card=0)
    for seat in (1, 2, 3):
        act(game, seat, "claim", cards=[])
    assert game.to_act() == {0}
    act(game, 0, "rule", fits=True, matches=[])


@pytest.mark.parametrize(
    ("ayes", "counted"), [((0, 1), True), ((1, 2), False), ((1, 2, 3), True), ((0,), False)]
)
def test_gc_52_a_vote_needs_a_majority_or_half_with_the_setter(
    ayes: tuple[int, ...], counted: bool
) -> None:
    game = game_of(judge="vote")
    act(game, 1, "play", card=0)
    for seat, cards in ((0, []), (2, [0]), (3, [])):
        act(game, seat, "claim", cards=cards)
    assert game.to_act() == {0, 1, 2, 3}
    for seat in range(4):
        act(game, seat, "vote", fits=True, matches=[[2, 0]] if seat in ayes else [])
    assert (game.state.counter == 1) is counted


def test_gc_52_a_vote_against_the_answer_itself() -> None:
    game = game_of(judge="vote")
    act(game, 1, "play", card=0)
    for seat in (0, 2, 3):
        act(game, seat, "claim", cards=[0])
    for seat in range(4):
        act(game, seat, "vote", fits=seat == 1, matches=[[2, 0]] if seat == 1 else [])
    assert cash(game)[1] == 130
    assert game.state.counter == 0
