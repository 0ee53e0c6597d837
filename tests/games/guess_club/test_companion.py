"""What a person types at Guess Club, and what is made of it."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.engine.companion import Draft, Unclear
from authoring.engine.game import Move
from authoring.games.guess_club.tell.companion import companion
from tests.games.guess_club.small import FRUIT_PACK, act, ask, predict, refusal, started, table

HANDS = [["apple", "cherry"], ["apple", "plum"], ["lime", "pear"]]

TWO_CARDS = {"answers_per_player": 2, "first_setter": 0}


def read(game: Any, seat: int, typed: str, draft: Draft | None = None) -> Move | Draft:
    return companion(FRUIT_PACK, "en").read(
        typed, game.view(seat), game.legal(seat), draft or Draft()
    )


def unclear(game: Any, seat: int, typed: str) -> Unclear:
    with pytest.raises(Unclear) as caught:
        read(game, seat, typed)
    return caught.value


def test_a_question_is_a_number_or_ends_with_a_question_mark() -> None:
    game = table(3, first_setter=0)
    assert read(game, 0, "1") == game.legal(0).moves[0]
    assert read(game, 0, "What rolls?") == Move(0, "ask", {"text": "What rolls?"})
    assert "is no question" in unclear(game, 0, "What rolls").sentence
    assert "none of the numbers" in unclear(game, 0, "9").sentence


def test_enter_confirms_and_c_challenges() -> None:
    game = table(3, first_setter=0)
    act(game, 0, "choose", question=game.legal(0).moves[0].data["question"])
    assert read(game, 1, "") == Move(1, "confirm", {})
    act(game, 1, "challenge")
    assert read(game, 0, "c") == Move(0, "read_card", {})
    assert read(game, 0, "red, blue") == Draft(("red", "blue"))
    named = read(game, 0, "", Draft(("red", "blue")))
    assert named == Move(0, "name_samples", {"samples": ["red", "blue"]})


def test_full_width_signs_are_signs_too() -> None:
    game = table(3, first_setter=0, answers_per_player=3)
    ask(game)
    assert read(game, 1, "a，b、c") == Draft(("a", "b", "c"))
    assert read(game, 1, "２＝x", Draft(("a", "b", "c"))) == Draft(("a", "x", "c"))
    assert read(game, 1, "kiwi？") == Move(1, "query", {"answer": "kiwi"})


def test_a_card_by_number_word_or_beginning_and_a_prediction() -> None:
    game = started(HANDS, **TWO_CARDS)
    for typed in ("1", "apple", "APPLE", "ap", "play 1", "play apple", "打1", "１"):
        assert read(game, 1, typed) == Move(1, "play", {"card": 0})
    for typed in ("p 4", "predict 4", "=4", "猜 4", "预测4", "bet 4"):
        assert read(game, 1, typed) == Move(1, "predict", {"number": 4})
    assert unclear(game, 1, "aplpe").instead == "apple"
    assert unclear(game, 1, "3").instead is None


def test_the_ways_that_are_shown_are_moves_of_the_rules() -> None:
    game = table(3, first_setter=0)
    questions = len(game.legal(0).moves)
    assert ways(game, 0)[0] == f"1–{questions}"
    game = started(HANDS, **TWO_CARDS, max_markers_per_number=1)
    seat = next(iter(game.to_act()))
    shown = next(way for way in ways(game, seat) if way.startswith("p "))
    read_so = read(game, seat, shown)
    assert isinstance(read_so, Move)
    assert read_so in game.legal(seat).moves
    game.play(read_so)
    seat = next(iter(game.to_act()))
    again = next(way for way in ways(game, seat) if way.startswith("p "))
    assert again != shown
    assert read(game, seat, again) in game.legal(seat).moves


def ways(game: Any, seat: int) -> list[str]:
    offered = companion(FRUIT_PACK, "en").offer(game.view(seat), game.legal(seat), Draft())
    return [way.form for way in offered.ways]


def test_people_judge() -> None:
    game = started(HANDS, **TWO_CARDS, judge="setter")
    act(game, 1, "play", card=0)
    assert read(game, 0, "1") == Move(0, "claim", {"cards": [0]})
    assert read(game, 2, "") == Move(2, "claim", {"cards": []})
    assert "none of the numbers" in unclear(game, 0, "1 7").sentence
    act(game, 0, "claim", cards=[0])
    act(game, 2, "claim", cards=[1])
    both = [[0, 0], [2, 1]]
    assert read(game, 0, "") == Move(0, "rule", {"fits": True, "matches": both})
    assert read(game, 0, "1") == Move(0, "rule", {"fits": True, "matches": [[0, 0]]})
    assert read(game, 0, "0") == Move(0, "rule", {"fits": True, "matches": []})
    assert read(game, 0, "n") == Move(0, "rule", {"fits": False, "matches": []})


def test_leftover_cards_are_counted_through() -> None:
    game = started(HANDS, **TWO_CARDS, judge="setter")
    for card in (0, 1):
        for seat in (1, 2, 0):
            if game.state.phase != "action":
                break
            act(game, seat, "play", card=card)
            for other in sorted(game.to_act()):
                if "claim" in [move.name for move in game.legal(other).open]:
                    act(game, other, "claim", cards=[])
            act(game, 0, "rule", fits=True, matches=[])
    assert read(game, 0, "") == Move(0, "inspect", {"off_topic": []})
    (first, *_) = [list(card[:2]) for card in game.view(0)["leftovers"]]
    assert read(game, 0, "1") == Move(0, "inspect", {"off_topic": [first]})


def test_answers_that_are_one_are_named() -> None:
    game = table(3, first_setter=0, answers_per_player=4)
    ask(game)
    same = refusal(game, 1, "answer", answers=["pear", "{orange}", "apple", "Tangerine"])
    assert (same.sentence, same.statement) == (
        "“{orange}” and “Tangerine” are the same answer.",
        "GC-28",
    )
    assert companion(FRUIT_PACK, "en").refusal(same) == same.sentence
    told = companion(FRUIT_PACK, "zh-Hans").refusal(same)
    assert told == "「{orange}」和「Tangerine」其实相同，请改写一个。"


def test_a_second_marker_on_a_number_has_to_be_meant() -> None:
    game = started([["apple", "cherry"], ["apple", "plum"]], **TWO_CARDS)
    predict(game, 1, 1)
    predict(game, 0, 3)
    slip = unclear(game, 1, "p 1")
    assert (slip.sentence, slip.instead) == (
        "You have a marker on 1 already. A second one costs as much and pays no more.",
        "p 1 again",
    )
    for typed in ("p 1 again", "猜 1 再", "=1 again", "猜1再"):
        assert read(game, 1, typed) == Move(1, "predict", {"number": 1})
    assert read(game, 1, "p 3") == Move(1, "predict", {"number": 3})
    offered = companion(FRUIT_PACK, "en").offer(game.view(1), game.legal(1), Draft())
    assert [way.form for way in offered.ways] == ["1", "p 2"]


def test_where_a_second_marker_is_forbidden_nothing_is_asked() -> None:
    hands = [["apple", "cherry"], ["apple", "plum"]]
    game = started(hands, same_player_same_number=False, **TWO_CARDS)
    predict(game, 1, 1)
    predict(game, 0, 3)
    assert read(game, 1, "p 1") == Move(1, "predict", {"number": 1})
