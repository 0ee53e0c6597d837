"""The penalty, the end of the deck, and how games end: TR-23 to TR-28."""

from __future__ import annotations

import pytest

from authoring.engine.bots import run_bots
from authoring.games.things_in_rings.bots.players import BOTS
from tests.games.things_in_rings.small import (
    Game,
    acting,
    events,
    many,
    right,
    stop,
    table,
    wrong,
)


def out_of_cards(**options: object) -> Game:
    """A game of four whose deck was empty from the start."""
    return table(4, pack=many(18), **options)


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_tr_23_each_wrong_placement_draws_so_many(count: int) -> None:
    game = table(wrong_draw=count)
    seat = acting(game)
    deck = list(game.state.deck)
    wrong(game)
    assert len(game.state.hands[seat]) == 4 + count
    assert game.state.deck == deck[: len(deck) - count]
    assert game.view(0)["counts"][str(seat)] == 4 + count


def test_tr_23_the_default_is_one() -> None:
    assert table().config.wrong_draw == 1


def test_tr_23_the_draw_is_as_large_as_the_deck_allows() -> None:
    game = table(4, pack=many(20), wrong_draw=5)
    assert len(game.state.deck) == 2
    seat = acting(game)
    wrong(game)
    assert len(game.state.hands[seat]) == 6
    assert [event.name for event in game.events_of(0)] == ["placed", "drew", "deck_used_up"]


def test_tr_24_with_an_empty_deck_nothing_is_drawn_and_the_turn_ends() -> None:
    game = out_of_cards()
    seat = acting(game)
    (placed,) = wrong(game)
    assert placed.data["drawn"] == 0
    assert len(game.state.hands[seat]) == 4
    assert acting(game) == game.state.order[1]


def test_tr_24_undecided_things_are_never_drawn() -> None:
    """When only they are left the deck is used up, and everybody is told."""
    game = table(4, pack=many(60, unsure=12), stop="never")
    undecided = list(game.state.undecided)
    assert undecided
    while game.state.deck:
        wrong(game)
    assert game.state.undecided == undecided
    (told,) = events(game, "deck_used_up")
    assert told.data == {"undecided": len(undecided)}
    assert game.view(0)["deck"] == 0
    assert game.view(0)["undecided"] == len(undecided)


def test_tr_25_a_wrong_last_card_wins_with_an_empty_deck() -> None:
    game = out_of_cards(hand=5)
    seat = acting(game)
    for _ in range(4):
        right(game)
    wrong(game)
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((seat,), "hand_empty")


def test_tr_25_it_may_be_agreed_that_it_does_not() -> None:
    game = out_of_cards(wrong_last_card_wins=False)
    seat = acting(game)
    for _ in range(4):
        right(game)
    wrong(game)
    assert game.result is None
    assert game.state.hands[seat] == []
    second = acting(game)
    stop(game)
    stop(game)
    # Two Finders hold cards: a full cycle is theirs alone.
    assert game.result is not None
    assert (game.result.winners, game.result.reason) == ((seat,), "fewest_cards")
    assert second != seat


def test_tr_25_a_finder_without_cards_is_passed_over() -> None:
    game = out_of_cards(wrong_last_card_wins=False)
    seat = acting(game)
    for _ in range(4):
        right(game)
    wrong(game)
    for _ in range(4):
        wrong(game)
        assert acting(game) != seat


def test_tr_25_when_all_hands_are_emptied_wrong_the_game_ends() -> None:
    game = out_of_cards(wrong_last_card_wins=False, hand=5)
    while game.result is None:
        wrong(game)
    assert game.result.reason == "fewest_cards"
    assert game.result.winners == (0, 1, 2)


def test_tr_26_when_nobody_goes_on_the_fewest_cards_win() -> None:
    game = table(4)
    first, second, third = game.state.order
    right(game)
    stop(game)
    right(game)
    right(game)
    stop(game)
    for _ in range(3):
        assert game.result is None
        stop(game)
    assert game.result is not None
    assert game.result.winners == (second,)
    assert game.result.scores == {str(first): 4, str(second): 3, str(third): 5}
    assert game.state.deck_count > 0


@pytest.mark.parametrize("seed", range(6))
def test_tr_27_a_tie_is_shared_or_goes_by_turn_order(seed: int) -> None:
    for tie in ("shared", "turn_order"):
        game = table(4, seed=seed, tie=tie)
        for _ in range(3):
            stop(game)
        assert game.result is not None
        first = game.state.order[:1]
        assert game.result.winners == ((0, 1, 2) if tie == "shared" else first)


def test_tr_27_the_default_is_shared() -> None:
    assert table().config.tie == "shared"


@pytest.mark.parametrize("bot", list(BOTS))
@pytest.mark.parametrize("stops", ["any_time", "after_correct", "never"])
@pytest.mark.parametrize("draw", [0, 1, 5])
def test_tr_28_every_game_ends_and_places_no_more_than_there_is(
    bot: str, stops: str, draw: int
) -> None:
    for seed in range(8):
        game = table(3 + seed % 4, seed, stop=stops, wrong_draw=draw)
        dealt = sum(map(len, game.state.hands.values())) + len(game.state.deck)
        run_bots(game, [BOTS[bot]])
        assert game.result is not None
        assert len(events(game, "placed")) <= dealt
        assert len(game.moves) <= game.bound


def test_tr_28_each_placement_moves_one_card_to_the_table() -> None:
    game = table(stop="never", wrong_draw=3)
    in_play = sum(map(len, game.state.hands.values())) + len(game.state.deck)
    while game.result is None:
        wrong(game)
        left = sum(map(len, game.state.hands.values())) + len(game.state.deck)
        assert left == in_play - 1
        in_play = left
