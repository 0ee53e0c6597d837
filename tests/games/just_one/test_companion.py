"""What a person types at Just One, and what is made of it."""

from __future__ import annotations

from typing import Any

import pytest

from authoring.engine.companion import Draft, Unclear
from authoring.engine.game import Move
from authoring.games.just_one.tell.companion import companion
from tests.games.just_one.small import TRAP_PACK, act, choose, table, write


def read(game: Any, seat: int, typed: str) -> Move | Draft:
    talk = companion(TRAP_PACK, "en")
    return talk.read(typed, game.view(seat), game.legal(seat), Draft())


def unclear(game: Any, seat: int, typed: str) -> str:
    with pytest.raises(Unclear) as caught:
        read(game, seat, typed)
    return caught.value.sentence


def test_a_number_and_whether_the_word_is_known() -> None:
    game = table(5, first_guesser=0)
    assert read(game, 0, "３") == Move(0, "choose", {"number": 3})
    assert read(game, 0, "9") == Move(0, "choose", {"number": 9})
    assert "none of the numbers 1, 2, 3, 4, 5" in unclear(game, 0, "trap")
    act(game, 0, "choose", number=1)
    assert read(game, 1, "") == Move(1, "accept", {})
    assert read(game, 1, "不认识") == Move(1, "object", {})
    assert "neither yes nor no" in unclear(game, 1, "perhaps")


def test_one_clue_or_two() -> None:
    five, three = table(5, first_guesser=0), table(3, first_guesser=0)
    choose(five)
    choose(three)
    assert read(five, 1, "mouse") == Move(1, "write", {"clues": ["mouse"]})
    assert "more than one word" in unclear(five, 1, "a mouse")
    assert read(three, 1, "mouse，cheese") == Move(1, "write", {"clues": ["mouse", "cheese"]})
    assert unclear(three, 1, "a mouse trap") == "Your clues are 2 words, and these are 3."
    assert read(three, 1, "-") == Move(1, "write", {"clues": []})
    assert read(five, 1, "007") == Move(1, "write", {"clues": ["007"]})
    assert read(three, 1, "save cheese") == Move(1, "write", {"clues": ["save", "cheese"]})


def test_the_second_of_two_clues_is_asked_for_when_one_is_written() -> None:
    game = table(3, first_guesser=0)
    choose(game)
    talk, view, legal = companion(TRAP_PACK, "en"), game.view(1), game.legal(1)
    first = read(game, 1, "mouse")
    assert first == Draft(("mouse",))
    offered = talk.offer(view, legal, first)
    assert offered.ask == "And your second clue for “trap”? (- takes the first one back.)"
    assert offered.note == "mouse"
    assert talk.read("cheese", view, legal, first) == Move(
        1, "write", {"clues": ["mouse", "cheese"]}
    )
    assert talk.read("cat bait", view, legal, first) == Move(1, "write", {"clues": ["cat", "bait"]})
    assert talk.read("-", view, legal, first) == Draft()
    with pytest.raises(Unclear, match="looks like no clue"):
        talk.read("undo", view, legal, first)
    forms = [way.form for way in talk.offer(view, legal, Draft()).ways]
    assert forms == ["two words", "a word", "-"]


@pytest.mark.parametrize(
    ("locale", "slip", "told", "instead"),
    [
        (
            "en",
            "quit",
            "“quit” looks like no clue. A command needs its slash here",
            "the word quit",
        ),
        ("en", "Undo", "as in /undo", "the word Undo"),
        ("en", "n", "looks like no clue", "the word n"),
        ("zh-Hans", "撤销", "「撤销」不像线索。这里输入命令要加斜杠，如「/撤销」。", "词语撤销"),
        ("zh-Hans", "存档", "不像线索", "词语存档"),
    ],
)
def test_a_clue_that_looks_like_a_command_is_asked_about(
    locale: str, slip: str, told: str, instead: str
) -> None:
    game = table(5, first_guesser=0)
    choose(game)
    talk = companion(TRAP_PACK, locale)
    with pytest.raises(Unclear) as asked:
        talk.read(slip, game.view(1), game.legal(1), Draft())
    assert told in asked.value.sentence
    assert asked.value.instead == instead
    meant = talk.read(instead, game.view(1), game.legal(1), Draft())
    assert meant == Move(1, "write", {"clues": [slip]})


def test_findings_of_givers() -> None:
    game = table(5, first_guesser=0, judge="givers")
    choose(game)
    write(game, ["mouse"], ["cat"], ["cheese"], ["door"])
    nothing: dict[str, Any] = {"invalid": [], "same": []}
    assert read(game, 1, "") == Move(1, "compare_vote", nothing)
    found = {
        "invalid": [{"clue": 1, "reason": "homophone"}],
        "same": [{"clues": [0, 2], "reason": "synonym"}],
    }
    assert read(game, 1, "1=3 syn, 2! homo") == Move(1, "compare_vote", found)
    assert "should be like 1=3 or 2!" in unclear(game, 1, "1=9")
    assert "should be like 1=3 or 2!" in unclear(game, 1, "3")
    assert "none of the reasons" in unclear(game, 1, "3! ugly")


def test_a_guess_a_pass_and_a_verdict() -> None:
    game = table(5, first_guesser=0, judge="givers")
    choose(game)
    write(game, ["mouse"], ["cat"], ["cheese"], ["door"])
    for giver in range(1, 5):
        act(game, giver, "compare_vote", invalid=[], same=[])
    assert read(game, 0, "-") == Move(0, "pass", {})
    assert read(game, 0, "snare") == Move(0, "guess", {"word": "snare"})
    for slip in ("9", "９", "save", "n", "退出"):
        with pytest.raises(Unclear) as asked:
            read(game, 0, slip)
        assert asked.value.instead == f"the word {slip}"
        assert read(game, 0, asked.value.instead) == Move(0, "guess", {"word": slip})
    assert read(game, 0, "the word game") == Move(0, "guess", {"word": "the word game"})
    act(game, 0, "guess", word="snare")
    assert read(game, 1, "y") == Move(1, "rule_vote", {"right": True})
    assert read(game, 1, "不算") == Move(1, "rule_vote", {"right": False})
