"""A Finder's turn: TR-14 to TR-22."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.engine.game import Move
from authoring.games.things_in_rings.config import RINGS
from tests.games.things_in_rings.small import (
    acting,
    events,
    place,
    refusal,
    right,
    stop,
    table,
    truth,
    wrong,
)


@pytest.mark.parametrize("rings", [1, 2, 3])
def test_tr_14_one_thing_and_one_of_all_regions(rings: int) -> None:
    game = table(rings=list(RINGS[:rings]))
    seat = acting(game)
    moves = game.legal(seat).moves
    placements = [move for move in moves if move.name == "place"]
    assert len(placements) == 5 * 2**rings
    assert {move.data["region"] for move in placements} == set(game.state.regions)
    assert {move.data["thing"] for move in placements} == set(game.state.hands[seat])
    assert "none" in game.state.regions


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"thing": "HAND", "region": "moon"}, "BAD_REGION"),
        ({"thing": "HAND", "region": "context+word"}, "BAD_REGION"),
        ({"thing": "HAND", "region": ["word"]}, "BAD_REGION"),
        ({"thing": "HAND", "region": None}, "BAD_REGION"),
        ({"thing": "moon", "region": "word"}, "NOT_IN_HAND"),
        ({"thing": ["HAND"], "region": "word"}, "NOT_IN_HAND"),
        ({"thing": "HAND"}, "BAD_MOVE"),
        ({"thing": "HAND", "region": "word", "sure": True}, "BAD_MOVE"),
        ({}, "BAD_MOVE"),
    ],
)
def test_tr_14_anything_else_is_refused(data: dict[str, Any], code: str) -> None:
    game = table()
    seat = acting(game)
    hand = game.state.hands[seat][0]
    told = {key: hand if value == "HAND" else value for key, value in data.items()}
    refused = refusal(game, Move(seat, "place", told))
    assert refused.code == code
    assert refused.statement == "TR-14"
    assert len(refused.legal.moves) == 41


def test_tr_14_there_are_no_other_moves() -> None:
    game = table()
    assert refusal(game, Move(acting(game), "swap", {})).code == "BAD_MOVE"
    assert refusal(game, Move(acting(game), "redraw", {})).code == "WRONG_PHASE"
    assert refusal(game, Move(acting(game), "stop", {"now": True})).code == "BAD_MOVE"


def test_tr_15_right_is_exactly_the_region_of_the_rules_met() -> None:
    for seed in range(6):
        for number, region in enumerate(table().state.regions):
            game = table(seed=seed)
            thing = game.state.hands[acting(game)][0]
            (placed, *_) = place(game, thing, region)
            assert placed.data["right"] == (number == game.state.truth[thing])
            assert game.state.placed[thing] == game.state.truth[thing]


def test_tr_15_the_looser_reading_may_be_agreed_on() -> None:
    """A region is then right when all of its own rules are met; the thing stays there."""
    met = set()
    for seed in range(20):
        for number, region in enumerate(table().state.regions):
            game = table(seed=seed, placement="at_least")
            thing = game.state.hands[acting(game)][0]
            belongs = game.state.truth[thing]
            (placed, *_) = place(game, thing, region)
            covered = number & belongs == number and (number > 0 or belongs == 0)
            assert placed.data["right"] == covered
            assert game.state.placed[thing] == (number if covered else belongs)
            met.add((covered, number == belongs))
    assert met == {(True, True), (True, False), (False, False)}


@pytest.mark.parametrize("placement", ["exact", "at_least"])
def test_tr_16_outside_is_right_only_when_no_rule_is_met(placement: str) -> None:
    outcomes = set()
    for seed in range(30):
        game = table(seed=seed, placement=placement)
        thing = game.state.hands[acting(game)][0]
        (placed, *_) = place(game, thing, "none")
        assert placed.data["right"] == (game.state.truth[thing] == 0)
        outcomes.add(placed.data["right"])
    assert outcomes == {True, False}


def test_tr_17_after_a_right_placement_the_turn_goes_on() -> None:
    game = table()
    seat = acting(game)
    thing = game.state.hands[seat][0]
    (placed,) = right(game)
    assert placed.data["right"]
    assert placed.data["next"] == acting(game) == seat
    assert game.state.placed[thing] == game.state.truth[thing]
    assert len(game.state.hands[seat]) == 4


def test_tr_18_a_wrong_thing_is_moved_a_card_drawn_and_the_turn_over() -> None:
    game = table()
    seat = acting(game)
    thing = game.state.hands[seat][0]
    top = game.state.deck[-1]
    placed, drew = wrong(game)
    assert not placed.data["right"]
    assert placed.data["lies"] == truth(game, thing)
    assert game.state.placed[thing] == game.state.truth[thing]
    assert thing not in game.state.hands[seat]
    assert game.state.hands[seat][-1] == top
    assert len(game.state.hands[seat]) == 5
    assert acting(game) == game.state.order[1]
    assert drew.data == {"seat": seat, "things": [top]}
    assert drew.seen_by == {seat}


def test_tr_19_a_turn_may_be_ended_at_any_time_without_penalty() -> None:
    game = table()
    seat = acting(game)
    stop(game)
    assert acting(game) == game.state.order[1]
    right(game)
    stop(game)
    assert acting(game) == game.state.order[2]
    assert len(game.state.hands[seat]) == 5
    assert game.state.deck_count == table().state.deck_count


def test_tr_19_stop_after_correct() -> None:
    game = table(stop="after_correct")
    refused = refusal(game, Move(acting(game), "stop", {}))
    assert (refused.code, refused.statement) == ("MUST_PLACE", "TR-19")
    assert len(refused.legal.moves) == 40
    right(game)
    seat = acting(game)
    assert game.legal(seat).moves[0] == Move(seat, "stop", {})
    stop(game)
    assert acting(game) != seat
    assert refusal(game, Move(acting(game), "stop", {})).code == "MUST_PLACE"


def test_tr_19_the_published_turn_goes_on_until_wrong() -> None:
    game = table(preset="published")
    right(game)
    right(game)
    assert refusal(game, Move(acting(game), "stop", {})).code == "MUST_PLACE"
    assert all(move.name == "place" for move in game.legal(acting(game)).moves)


def test_tr_19_endless_stopping_ends_the_game() -> None:
    game = table(4)
    stop(game)
    stop(game)
    assert game.result is None
    stop(game)
    assert game.result is not None
    assert game.result.reason == "fewest_cards"


def test_tr_19_only_turns_without_a_placement_count() -> None:
    game = table(4)
    stop(game)
    stop(game)
    right(game)
    stop(game)
    assert game.result is None
    stop(game)
    stop(game)
    assert game.result is None
    stop(game)
    assert game.result is not None


def test_tr_19_a_wrong_placement_counts_as_one() -> None:
    game = table(4)
    stop(game)
    stop(game)
    wrong(game)
    stop(game)
    stop(game)
    assert game.result is None
    stop(game)
    assert game.result is not None


@pytest.mark.parametrize("cycles", [1, 2, 3])
def test_tr_19_so_many_full_cycles_must_pass(cycles: int) -> None:
    game = table(4, stalemate_cycles=cycles)
    for _ in range(3 * cycles):
        assert game.result is None
        stop(game)
    assert game.result is not None


def test_tr_20_right_placements_are_not_limited() -> None:
    game = table(hand=12)
    seat = acting(game)
    for _ in range(11):
        right(game)
        assert acting(game) == seat
    right(game)
    assert game.result is not None


def test_tr_21_an_empty_hand_wins_at_once() -> None:
    game = table()
    wrong(game)
    seat = acting(game)
    for _ in range(5):
        assert game.result is None
        right(game)
    assert game.result is not None
    assert game.result.winners == (seat,)
    assert game.result.reason == "hand_empty"
    assert game.result.scores[str(seat)] == 0
    assert game.to_act() == frozenset()
    over = refusal(game, Move(seat, "stop", {}))
    assert over.code == "GAME_OVER"


def test_tr_21_a_wrong_placement_never_wins_while_the_deck_lasts() -> None:
    game = table(hand=1)
    wrong(game)
    assert game.result is None
    assert len(game.state.hands[game.state.order[0]]) == 1


def test_tr_22_everybody_sees_the_true_region_and_no_more() -> None:
    game = table()
    seat = acting(game)
    thing = game.state.hands[seat][0]
    wrong(game)
    (placed,) = events(game, "placed")
    assert placed.seen_by is None
    assert placed.data.keys() == {
        "seat", "thing", "region", "right", "lies", "drawn", "deck", "next",
    }  # fmt: skip
    for each in range(4):
        lies = {told["thing"]: told["lies"] for told in game.view(each)["placed"]}
        assert lies[thing] == truth(game, thing)
        assert len(lies) == 4
