"""Variants and the end: TR-33 to TR-40."""

from __future__ import annotations

from itertools import product

import pytest

from authoring.engine.bots import run_bots
from authoring.engine.game import Move, Refusal
from authoring.engine.rng import Rng
from authoring.games.things_in_rings.bots.players import BOTS
from authoring.games.things_in_rings.play.verdicts import Verdict, population, verdict
from tests.games.things_in_rings.small import (
    MANY,
    Game,
    acting,
    cards,
    events,
    many,
    refusal,
    right,
    stop,
    table,
    wrong,
)


def test_tr_33_children_play_with_two_rings_or_easier_rules() -> None:
    game = table(rings=["attribute", "context"], difficulty="easy")
    assert len(game.state.regions) == 4
    assert all(rule.endswith(("-0", "-3")) for rule in game.state.rules)
    run_bots(game, [BOTS["careful"]])
    assert game.result is not None


def test_tr_34_children_do_not_draw_for_a_wrong_placement() -> None:
    game = table(wrong_draw=0)
    seat = acting(game)
    deck = game.state.deck_count
    (placed,) = wrong(game)
    assert placed.data["drawn"] == 0
    assert (len(game.state.hands[seat]), game.state.deck_count) == (4, deck)
    assert acting(game) != seat
    while game.result is None:
        wrong(game)
    assert game.result.reason == "hand_empty"


def together(seats: int = 2, **options: object) -> Game:
    return table(seats, mode="coop", **options)


def test_tr_35_together_all_win_when_all_hands_are_empty() -> None:
    game = together(3)
    for _ in range(5):
        right(game)
    assert game.result is None
    for _ in range(5):
        right(game)
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((0, 1, 2), "hands_empty")


def test_tr_35_a_finder_who_is_done_waits_for_the_others() -> None:
    game = together(4)
    first = acting(game)
    for _ in range(5):
        right(game)
    for _ in range(6):
        assert acting(game) != first
        wrong(game)


def test_tr_35_together_nobody_wins_when_nobody_goes_on() -> None:
    game = together(3)
    stop(game)
    stop(game)
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((), "nobody_goes_on")


def test_tr_35_two_play_as_one_knower_and_one_finder() -> None:
    game = table(2)
    assert (game.state.knower, game.state.order) == (1, (0,))
    for _ in range(5):
        right(game)
    assert game.result is not None
    assert game.result.winners == (0, 1)


def test_tr_36_the_deck_used_up_too_early_loses() -> None:
    game = together(3, coop_deck=4)
    assert game.state.deck_count == len(game.state.deck) == 4
    for _ in range(3):
        wrong(game)
    assert game.result is None
    wrong(game)
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((), "deck_used_up")
    assert events(game, "deck_used_up")


def test_tr_36_the_text_takes_the_whole_deck_and_the_published_preset_fifteen() -> None:
    assert together(3).state.deck_count == 60 - 10 - 3
    assert table(2, preset="published").state.deck_count == 15
    assert together(3, coop_deck=1000).state.deck_count == 60 - 10 - 3
    assert table(4, coop_deck=5).state.deck_count == 60 - 15 - 3
    with pytest.raises(Refusal, match="coop_deck cannot be 0"):
        together(3, coop_deck=0)


def test_tr_36_a_limited_deck_is_the_top_of_the_whole_one() -> None:
    whole, limited = together(3), together(3, coop_deck=6)
    assert limited.state.deck == whole.state.deck[-6:]
    assert limited.state.left_out == whole.state.deck[:-6]


def test_tr_37_own_open_hands_and_turns_by_default() -> None:
    game = together(4)
    assert len({id(hand) for hand in game.state.hands.values()}) == 3
    assert game.view(0)["open_hands"] == {str(s): h for s, h in game.state.hands.items()}
    wrong(game)
    assert acting(game) == game.state.order[1]


def test_tr_37_one_hand_may_be_shared() -> None:
    game = together(4, coop_hand="shared")
    first, second, _ = game.state.order
    assert len(game.state.hands[first]) == 15
    assert game.state.hands[first] is game.state.hands[second]
    thing = game.state.hands[first][0]
    wrong(game)
    assert acting(game) == second
    assert len(game.state.hands[second]) == 15
    assert thing not in game.state.hands[second]
    for seat in range(4):
        view = game.view(seat)
        assert view["open_hands"][str(first)] == game.state.hands[first]
        assert view["counts"] == dict.fromkeys(map(str, game.state.order), 15)
    while game.result is None:
        right(game)
    assert game.result.winners == (0, 1, 2, 3)


def test_tr_37_a_shared_hand_may_be_hidden_from_the_knower() -> None:
    game = together(4, coop_hand="shared", coop_hands_public=False)
    wrong(game)
    assert game.view(3)["open_hands"] == {}
    assert game.view(0)["hand"] == game.state.hands[0]


def test_tr_38_a_game_has_no_points() -> None:
    """The figures of a result are the cards left, and a series counts games won."""
    game = table()
    for _ in range(5):
        right(game)
    assert game.result is not None
    assert sorted(game.result.scores.values()) == [0, 5, 5]


def test_tr_39_the_population_of_the_regions_is_counted() -> None:
    verdicts = [Verdict(0b0011, 0b1000), Verdict(0b0101, 0)]
    assert population(verdicts, 4) == [0, 1, 1, 1]
    assert population([], 4) == [4]
    for word, attribute, context in product(range(0, 6, 2), range(0, 6, 2), range(0, 6, 2)):
        rules = [f"word-{word}", f"attribute-{attribute}", f"context-{context}"]
        rows = [verdict(MANY, rule, "en") for rule in rules]
        expected = [0] * 8
        for thing in range(60):
            expected[sum((row.inside >> thing & 1) << bit for bit, row in enumerate(rows))] += 1
        assert population(rows, 60) == expected
        assert sum(expected) == 60


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"preset": "published"},
        {"mode": "coop", "coop_deck": 8},
        {"mode": "coop", "coop_hand": "shared"},
        {"knower_by": "seat"},
        {"knower_by": "seat", "preset": "published"},
        {"knower_plays": True},
        {"wrong_draw": 3},
        {"wrong_draw": 0, "wrong_last_card_wins": False},
        {"rings": ["context"], "placement": "at_least"},
    ],
)
def test_tr_40_each_thing_is_in_exactly_one_place(options: dict[str, object]) -> None:
    everything = sorted(card["id"] for card in MANY.cards["things"])
    unsure = many(60, unsure=6)
    for seed in range(4):
        for pack in (MANY, unsure):
            game = table(4, seed, pack, **options)
            rng = Rng(seed)
            assert sorted(cards(game)) == everything
            while seats := game.to_act():
                game.play(rng.pick(game.legal(min(seats)).moves))
                assert sorted(cards(game)) == everything
            assert game.result is not None
            finished = refusal(game, Move(0, "stop", {}))
            assert finished.code == "GAME_OVER"
