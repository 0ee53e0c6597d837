"""Writing clues: JO-13 to JO-20."""

from __future__ import annotations

import pytest

from authoring.engine.game import JUDGE, Event
from authoring.games.just_one import KIT
from authoring.games.just_one.config import configure
from authoring.games.just_one.expressions import is_one_word
from tests.games.just_one.small import (
    Game,
    act,
    choose,
    compare,
    fallen,
    refusal,
    revealed,
    table,
    turn,
    write,
)


def five(*clues: str, number: int = 1, judged: dict[str, object] | None = None,
         **options: object) -> list[Event]:  # fmt: skip
    """Four givers write one clue each; what comes of it."""
    game = table(5, **options)
    return turn(game, *[[clue] for clue in clues], number=number, **(judged or {}))


def automatic(game: Game) -> list[Event]:
    """What the automatic judge says of the clues."""
    maker = KIT.judge
    assert maker is not None
    judge = maker(game.pack, game.config, game.seats)
    for event in game.visible(JUDGE):
        judge.see(event)
    return game.play(judge.choose(game.legal(JUDGE)))


def by_judge(*clues: str, number: int = 1, **options: object) -> dict[int, str]:
    """The clues that fall before the automatic judge, by place, and why."""
    game = table(5, **options)
    choose(game, number)
    write(game, *[[clue] for clue in clues])
    return fallen(automatic(game))


def test_jo_13_clues_are_secret_until_they_are_compared() -> None:
    game = table(5)
    choose(game)
    act(game, 2, "write", clues=["cheese"])
    act(game, 1, "write", clues=["mouse"])
    for seat in (0, 1, 3, 4):
        assert "cheese" not in str(game.view(seat))
    assert game.view(2)["own_clues"] == ["cheese"]
    assert game.view(0)["done"] == [1, 2]


def test_jo_14_several_words_are_no_clue() -> None:
    events = five("a big mouse", "cat", "cheese,bait", "hunter")
    assert fallen(events) == {0: "words", 2: "words"}
    assert revealed(events) == ["cat", "hunter"]


@pytest.mark.parametrize(
    "clue",
    ["Mickey", "mouse-hole", "007", "SMS", "$", "boom!", "don't", "U.S.A.", "R&B", "7:30", "C++",
     "?", "捕鼠器", "Tom猫", "T恤"],
)  # fmt: skip
def test_jo_15_names_numbers_sounds_and_signs_are_words(clue: str) -> None:
    assert is_one_word(clue, configure({}))


@pytest.mark.parametrize(
    "clue", ["两 个", "用来抓老鼠的东西", "老鼠、奶酪", "猫；狗", "one two", "a,b"]
)
def test_jo_15_but_explanations_are_not(clue: str) -> None:
    assert not is_one_word(clue, configure({}))


def test_jo_15_the_length_of_a_chinese_word_is_an_option() -> None:
    assert is_one_word("用来抓老鼠的东西", configure({"zh_max_chars": 8}))


def test_jo_16_with_few_players_both_easels_are_used() -> None:
    game = table(4)
    choose(game)
    assert refusal(game, 1, "write", clues=["red"]).code == "WRONG_COUNT"
    assert refusal(game, 1, "write", clues=["red", "fruit", "pie"]).code == "WRONG_COUNT"
    act(game, 1, "write", clues=["red", "fruit"])


@pytest.mark.parametrize("blank", ["", "  ", "\u200b"])
def test_jo_17_an_empty_clue_is_not_allowed(blank: str) -> None:
    game = table(5)
    choose(game)
    assert refusal(game, 1, "write", clues=[blank]).code == "BLANK_CLUE"


def test_jo_17_a_missing_clue_counts_as_cancelled() -> None:
    game = table(5)
    choose(game)
    (opened,) = game.legal(1).open
    assert opened.schema["default"] == {"clues": []}
    act(game, 1, "write", clues=[])
    for seat, clue in ((2, "cat"), (3, "cheese"), (4, "hunter")):
        act(game, seat, "write", clues=[clue])
    events = compare(game)
    assert fallen(events) == {0: "missing"}
    assert revealed(events) == ["cat", "cheese", "hunter"]


def test_jo_17_or_allowed_if_so_agreed_and_then_cancelled() -> None:
    assert fallen(five("", "cat", "", "hunter", allow_blank=True)) == {0: "missing", 2: "missing"}


def test_jo_18_two_clues_that_form_a_phrase_are_left_to_people() -> None:
    game = table(3)
    choose(game)
    write(game, ["mouse", "hole"], ["cat", "cheese"])
    assert fallen(automatic(game)) == {}
    together = table(3, judge="givers")
    choose(together)
    write(together, ["mouse", "hole"], ["cat", "cheese"])
    for seat in (1, 2):
        invalid = [{"clue": clue, "reason": "phrase"} for clue in (0, 1)]
        events = act(together, seat, "compare_vote", invalid=invalid, same=[])
    assert fallen(events) == {0: "phrase", 1: "phrase"}


def test_jo_19_the_guesser_sees_no_clue_while_they_are_compared() -> None:
    game = table(5)
    choose(game)
    write(game, ["mouse"], ["cat"], ["cheese"], ["hunter"])
    assert game.state.step == "compare"
    assert game.view(0)["clues"] == []
    assert not {"mouse", "cat", "cheese", "hunter"} & set(str(game.view(0)).split("'"))


def test_jo_20_all_givers_see_all_clues() -> None:
    game = table(5)
    choose(game)
    write(game, ["mouse"], ["cat"], ["cheese"], ["hunter"])
    for seat in (1, 2, 3, 4):
        assert game.view(seat)["clues"] == [[1, "mouse"], [2, "cat"], [3, "cheese"], [4, "hunter"]]
