"""The worked examples: JO-T1 to JO-T5."""

from __future__ import annotations

from authoring.games.just_one.expressions import is_right
from authoring.language.fold import fold
from tests.games.just_one.small import (
    act,
    clues_for,
    fallen,
    guessed,
    play_turn,
    revealed,
    table,
    turn,
)


def test_jo_t1_mouse_and_mice_fall_cat_and_cheese_stand() -> None:
    events = turn(table(5), ["mouse"], ["mice"], ["cat"], ["cheese"])
    assert set(fallen(events)) == {0, 1}
    assert revealed(events) == ["cat", "cheese"]


def test_jo_t2_fruit_of_two_givers_falls() -> None:
    events = turn(table(3), ["red", "fruit"], ["fruit", "pie"])
    assert revealed(events) == ["red", "pie"]


def test_jo_t3_tree_twice_of_one_giver_falls() -> None:
    events = turn(table(3), ["tree", "tree"], ["red", "pie"])
    assert set(fallen(events)) == {0, 1}


def test_jo_t4_wrong_near_the_end() -> None:
    game = table(5, game_cards=6)
    for _ in range(4):
        play_turn(game, "right")
    turn(game, *clues_for(game))
    assert len(game.state.deck) == 1
    guessed(game, "cage")
    assert game.state.deck == []
    assert game.result is not None
    assert game.result.scores["0"] == 4
    last = table(5, game_cards=5)
    for _ in range(4):
        play_turn(last, "right")
    turn(last, *clues_for(last))
    guessed(last, "cage")
    assert last.result is not None
    assert last.result.scores["0"] == 3


def test_jo_t5_accents_are_folded_for_good() -> None:
    assert fold("tràp", "en") == "trap"
    game = table(5)
    turn(game, *clues_for(game))
    state = game.state
    tables = state.pack.tables
    assert is_right(tables, state.locales, state.card, 1, "trâp", "sound")
    act(game, 0, "guess", word="Träp")
    assert len(state.successes) == 1
