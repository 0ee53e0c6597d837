"""Setup and choosing: JO-01 to JO-12."""

from __future__ import annotations

import pytest

from authoring.engine.game import Refusal
from tests.games.just_one.small import (
    PACK,
    Game,
    act,
    choose,
    invented_cards,
    named,
    pack,
    play_turn,
    refusal,
    table,
    write,
)


@pytest.mark.parametrize("seats", range(3, 8))
def test_jo_01_three_to_seven_players(seats: int) -> None:
    assert len(table(seats).state.givers) == seats - 1


@pytest.mark.parametrize("seats", [0, 2, 8])
def test_jo_01_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(Refusal, match=f"3 to 7 can play, not {seats}") as caught:
        table(seats)
    assert caught.value.code == "BAD_SEATS"


def test_jo_02_a_card_has_five_numbered_words() -> None:
    game = table(5)
    assert [move.data["number"] for move in game.legal(0).moves] == [1, 2, 3, 4, 5]
    assert all(len(card["words"]) == 5 for card in PACK.cards["cards"])


def test_jo_02_a_deck_of_thirteen_cards_is_enough_and_twelve_are_not() -> None:
    table(5, pack=pack(invented_cards(13)))
    with pytest.raises(
        Refusal, match=r"takes 13 cards, and there are 12.*option game_cards"
    ) as caught:
        table(5, pack=pack(invented_cards(12)))
    assert caught.value.code == "BAD_PACK"
    table(5, pack=pack(invented_cards(12)), game_cards=12)
    with pytest.raises(Refusal, match="there are 12"):
        table(5, pack=PACK, deck_size=12)


def test_jo_03_thirteen_cards_at_random_and_the_rest_stays_out() -> None:
    drawn = set()
    for seed in range(20):
        state = table(5, pack=PACK, seed=seed).state
        assert len(state.deck) == 12
        assert len(state.spares) == 24 - 13
        assert len({state.card, *state.deck, *state.spares}) == 24
        drawn.add(state.card)
    assert len(drawn) > 5
    assert len(table(5, game_cards=4).state.deck) == 3


def test_jo_03_the_deck_lies_face_down() -> None:
    game = table(5, pack=PACK)
    for seat in range(5):
        for card in game.state.deck:
            assert card not in str(game.view(seat))


def test_jo_04_a_random_first_guesser() -> None:
    assert {table(5, seed=seed, first_guesser="random").state.guesser for seed in range(60)} == {
        0, 1, 2, 3, 4,
    }  # fmt: skip
    game = table(5, first_guesser=3)
    assert game.state.givers == {0, 1, 2, 4}
    with pytest.raises(Refusal, match="Seat 6 cannot guess first"):
        table(5, first_guesser=6)


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_jo_05_one_clue_each_with_five_to_seven(seats: int) -> None:
    assert table(seats).view(1)["clues_each"] == 1


@pytest.mark.parametrize(
    ("preset", "seats", "each"),
    [("text", 3, 2), ("text", 4, 2), ("published", 3, 2), ("published", 4, 1)],
)
def test_jo_06_two_clues_each_with_few(preset: str, seats: int, each: int) -> None:
    assert table(seats, preset=preset).state.clues_each == each


@pytest.mark.parametrize(("seats", "clues"), [(3, 4), (4, 6), (5, 4), (6, 5), (7, 6)])
def test_jo_07_clues_a_turn(seats: int, clues: int) -> None:
    game = table(seats)
    choose(game)
    each = game.state.clues_each
    events = write(game, *[["word"] * each] * (seats - 1))
    assert len(named(events, "clues_shown")[0]["clues"]) == clues


def test_jo_08_the_guesser_never_sees_the_card() -> None:
    game = table(5, pack=PACK)
    assert game.view(0)["card"] is None
    for seat in (1, 2, 3, 4):
        assert game.view(seat)["card"] == game.state.card
    choose(game, 2)
    assert game.state.card not in str(game.view(0))


@pytest.mark.parametrize("number", [0, 6, -1])
def test_jo_09_a_number_from_1_to_5(number: int) -> None:
    game = table(5)
    refused = refusal(game, 0, "choose", number=number)
    assert refused.code == "NO_SUCH_NUMBER"
    assert len(refused.legal.moves) == 5
    assert refusal(game, 1, "choose", number=1).code == "NOT_YOUR_TURN"


def test_jo_10_one_giver_who_does_not_know_the_word_is_enough() -> None:
    game = table(5, pack=PACK)
    act(game, 0, "choose", number=2)
    act(game, 3, "accept")
    act(game, 1, "object")
    assert game.to_act() == {0}
    assert game.view(0)["rejected"] == [2]
    assert refusal(game, 0, "choose", number=2).code == "REJECTED_NUMBER"
    assert game.view(0)["card"] is None
    choose(game, 4)
    assert game.state.step == "write"


def test_jo_10_the_quorum_is_an_option() -> None:
    game = table(5, reject_quorum=2)
    act(game, 0, "choose", number=2)
    act(game, 1, "object")
    assert game.state.step == "check"
    act(game, 2, "object")
    assert game.state.step == "choose"
    silent = table(5, reject_quorum=0)
    act(silent, 0, "choose", number=2)
    assert silent.state.step == "write"


def reject_all(game: Game) -> None:
    """Nobody knows any word of the card."""
    for number in (1, 2, 3, 4, 5):
        act(game, game.state.guesser, "choose", number=number)
        act(game, min(game.to_act()), "object")


def test_jo_11_a_card_that_nobody_knows_is_lost_like_a_pass() -> None:
    game = table(5)
    card = game.state.card
    reject_all(game)
    assert game.state.box == [card]
    assert len(game.state.deck) == 11
    assert game.state.guesser == 1


def test_jo_11_or_is_replaced_from_the_box() -> None:
    game = table(5, pack=PACK, all_unknown="replace")
    card = game.state.card
    reject_all(game)
    assert game.state.box == []
    assert game.state.card != card
    assert game.state.guesser == 0
    assert game.view(0)["rejected"] == []
    assert len(game.state.deck) == 12


def test_jo_11_with_no_card_left_to_replace_it_it_is_lost() -> None:
    game = table(5, pack=pack(invented_cards(13)), all_unknown="replace")
    reject_all(game)
    assert len(game.state.box) == 1


def test_jo_12_no_objection_once_clues_are_written() -> None:
    game = table(5)
    choose(game)
    act(game, 1, "write", clues=["cheese"])
    refused = refusal(game, 2, "object")
    assert refused.code == "WRONG_PHASE"
    assert refused.statement == "JO-12"


def test_jo_04_roles_are_fixed_within_a_turn() -> None:
    game = table(5)
    play_turn(game, "passed")
    assert game.state.givers == {0, 2, 3, 4}
