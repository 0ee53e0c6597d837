"""The worked examples: TR-T1 to TR-T5."""

from __future__ import annotations

import pytest

from authoring.engine.game import Move
from tests.games.things_in_rings.small import (
    VECTOR,
    VECTOR_THINGS,
    Game,
    acting,
    many,
    place,
    refusal,
    right,
    table,
    truth,
    wrong,
)


def holding(thing: str, hand: int = 1) -> Game:
    """A game of the vector pack at which the first Finder holds this thing."""
    for seed in range(200):
        game = table(3, seed, VECTOR, hand=hand, demo_count=0)
        if thing in game.state.hands[acting(game)]:
            return game
    raise LookupError(thing)


@pytest.mark.parametrize(
    ("thing", "region"),
    [
        ("apple", "word+attribute+context"),
        ("train", "none"),
        ("egg", "word+attribute"),
        ("ink", "word+context"),
    ],
)
def test_tr_t1_where_things_belong(thing: str, region: str) -> None:
    game = holding(thing)
    assert truth(game, thing) == region
    (placed, *_) = place(game, thing, region)
    assert placed.data["right"]


def test_tr_t2_apple_in_two_of_three_rings_is_wrong() -> None:
    game = holding("apple", 3)
    seat = acting(game)
    placed, drew = place(game, "apple", "word+attribute")
    assert not placed.data["right"]
    assert placed.data["lies"] == "word+attribute+context"
    assert placed.data["drawn"] == len(drew.data["things"]) == 1
    assert placed.data["next"] == acting(game) != seat
    assert len(game.state.hands[seat]) == 3


def test_tr_t3_one_card_deck_empty_and_wrong_wins() -> None:
    game = table(4, pack=many(6), hand=1)
    assert game.state.deck == []
    seat = acting(game)
    wrong(game)
    assert game.result is not None
    assert game.result.winners == (seat,)


def test_tr_t4_five_right_in_the_first_turn_end_the_game() -> None:
    game = table(4)
    seat = acting(game)
    for _ in range(5):
        right(game)
    assert game.result is not None
    assert game.result.winners == (seat,)
    assert {move.seat for move in game.moves} == {seat}


@pytest.mark.parametrize("rings", [["word", "attribute", "context"], ["word", "context"]])
def test_tr_t5_codes_of_refusals(rings: list[str]) -> None:
    game = table(4, rings=rings)
    seat = acting(game)
    thing = game.state.hands[seat][0]
    codes = {
        "BAD_REGION": Move(seat, "place", {"thing": thing, "region": "moon"}),
        "NOT_IN_HAND": Move(seat, "place", {"thing": "moon", "region": "none"}),
        "NOT_YOUR_TURN": Move(game.state.knower, "place", {"thing": thing, "region": "none"}),
    }
    for code, move in codes.items():
        assert refusal(game, move).code == code
    if "attribute" not in rings:
        out_of_play = Move(seat, "place", {"thing": thing, "region": "attribute"})
        assert refusal(game, out_of_play).code == "BAD_REGION"
    other = game.state.order[1]
    early = Move(other, "place", {"thing": game.state.hands[other][0], "region": "none"})
    assert refusal(game, early).code == "NOT_YOUR_TURN"


def test_the_vector_pack_has_the_things_of_the_examples() -> None:
    assert {"apple", "train", "egg", "ink"} <= set(VECTOR_THINGS)
