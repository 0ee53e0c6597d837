"""The answering phase: GC-25 to GC-35."""

from __future__ import annotations

import pytest

from authoring.engine.game import JUDGE
from tests.games.guess_club.small import (
    FRUITS,
    Game,
    act,
    ask,
    named,
    refusal,
    started,
    table,
)

SIX = [fruit for fruit, _ in FRUITS[:6]]
OTHER_SIX = [fruit for fruit, _ in FRUITS[6:]]


def writing(seats: int = 3, **options: object) -> Game:
    game = table(seats, **options)
    ask(game)
    return game


def code(answers: object, **options: object) -> str:
    """How these answers of seat 1 are refused."""
    return refusal(writing(**options), 1, "answer", answers=answers).code


def test_gc_25_all_answer_at_once_the_setter_too() -> None:
    game = writing()
    assert game.to_act() == {0, 1, 2}
    for seat in (2, 0, 1):
        act(game, seat, "answer", answers=SIX)
    assert game.state.phase == "action"


@pytest.mark.parametrize("answers", [SIX[:5], [*SIX, "pear"], []])
def test_gc_26_every_card_must_carry_an_answer(answers: list[str]) -> None:
    assert code(answers) == "WRONG_COUNT"


@pytest.mark.parametrize("blank", ["", "   ", "\u3000", "\u200b", "\t"])
def test_gc_26_white_space_is_no_answer(blank: str) -> None:
    assert code([*SIX[:5], blank]) in {"BLANK_ANSWER", "BAD_TEXT"}


@pytest.mark.parametrize("answer", ["apple\nplum", ["apple", "plum"], 7, None, "\ud800", "x" * 61])
def test_gc_27_one_answer_a_card(answer: object) -> None:
    assert code([*SIX[:5], answer]) in {"BAD_TEXT", "BAD_MOVE"}


@pytest.mark.parametrize(
    "again",
    ["apple", "Apple", " an  APPLE ", "ａｐｐｌｅ", "apples", "苹果", "äpple"],
)
def test_gc_28_a_players_answers_must_differ(again: str) -> None:
    assert code([*SIX[:5], again]) == "SAME_ANSWER"


def test_gc_28_names_of_one_thing_are_the_same() -> None:
    assert code(["orange", "tangerine", *SIX[2:]]) == "SAME_ANSWER"
    assert code(["Clementine", "clementines", *SIX[2:]]) == "SAME_ANSWER"


def test_gc_29_a_drawing_is_told_by_what_it_shows() -> None:
    game = writing()
    act(game, 1, "answer", answers=[{"text": "apple", "kind": "drawing"}, *SIX[1:]])
    assert game.state.players[1].answers == tuple(SIX)
    assert game.state.players[1].drawings == {0}
    assert code([{"text": "apple", "kind": "photo"}, *SIX[1:]]) == "BAD_MOVE"
    assert code([{"text": "apple"}, *SIX[1:]]) == "BAD_MOVE"


def test_gc_30_an_answer_that_does_not_fit_is_not_refused_yet() -> None:
    game = writing()
    act(game, 1, "answer", answers=[*SIX[:5], "banana"])
    assert game.state.players[1].answers[5] == "banana"


def test_gc_31_no_tool_helps_with_writing() -> None:
    """What is outside the table no engine can forbid: it offers nothing to look things up."""
    game = writing()
    assert {move.name for move in game.legal(1).open} == {"answer", "query"}
    assert not game.legal(1).moves


def test_gc_32_answers_are_told_to_nobody_while_writing() -> None:
    game = writing()
    act(game, 1, "answer", answers=SIX)
    (told,) = [event for event in game.log if event.name == "answers_written"]
    assert told.seen_by == {1}
    assert "cherry" not in str(game.view(0)) + str(game.view(2))


def test_gc_33_a_player_may_ask_the_setter_in_private() -> None:
    game = writing(judge="setter")
    act(game, 1, "query", answer="banana")
    assert game.to_act() == {0, 1, 2}
    assert [move.data["fits"] for move in game.legal(0).moves] == [True, False]
    act(game, 0, "reply", to=1, fits=False)
    assert game.view(1)["replies"] == [{"seat": 1, "answer": "banana", "fits": False}]
    assert game.view(0)["replies"] == game.view(1)["replies"]
    assert game.view(2)["replies"] == []
    assert "banana" not in str(list(game.visible(2)))


def test_gc_33_the_automatic_judge_replies_for_the_setter() -> None:
    game = writing()
    act(game, 1, "query", answer="banana")
    assert JUDGE in game.to_act()
    assert refusal(game, 0, "reply", to=1, fits=True).code == "NOT_YOUR_TURN"
    act(game, JUDGE, "reply", to=1, fits=False)
    assert JUDGE not in game.to_act()


def test_gc_33_queries_can_be_public_and_have_an_end() -> None:
    game = writing(query_private=False, queries=1)
    act(game, 1, "query", answer="banana")
    assert refusal(game, 1, "query", answer="tomato").code == "NO_QUERY"
    act(game, JUDGE, "reply", to=1, fits=False)
    assert refusal(game, 1, "query", answer="tomato").code == "NO_QUERY"
    assert refusal(game, 0, "query", answer="tomato").code == "NO_QUERY"
    assert refusal(game, JUDGE, "reply", to=2, fits=True).code == "NOT_YOUR_TURN"
    assert len(game.view(2)["replies"]) == 1


def test_gc_34_the_action_starts_when_all_are_done_and_only_that_is_seen() -> None:
    game = writing()
    act(game, 2, "answer", answers=SIX)
    act(game, 0, "answer", answers=OTHER_SIX)
    assert game.view(1)["done"] == [0, 2]
    assert game.view(1)["phase"] == "answering"
    act(game, 1, "answer", answers=SIX)
    assert game.view(1)["phase"] == "action"


def test_gc_34_a_query_left_open_holds_nobody_up() -> None:
    game = writing()
    act(game, 1, "query", answer="banana")
    for seat in range(3):
        act(game, seat, "answer", answers=SIX)
    assert game.to_act() == {1}
    assert not named(game.log, "replied")


def test_gc_35_answers_stand() -> None:
    game = writing()
    act(game, 1, "answer", answers=SIX)
    assert refusal(game, 1, "answer", answers=OTHER_SIX).code == "NOT_YOUR_TURN"
    whole = started([SIX, SIX, SIX])
    assert refusal(whole, 1, "answer", answers=OTHER_SIX).code == "WRONG_PHASE"
