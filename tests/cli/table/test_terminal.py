"""Whole sessions in a real terminal: played to the end, broken off, handed over."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from authoring.pack.file import write_pack
from authoring.pack.pack import Pack
from tests.cli.table.terminal import Terminal
from tests.games.guess_club.contract import PACK as QUESTIONS
from tests.games.just_one.contract import PACK as WORDS
from tests.games.things_in_rings.small import MANY, table

pytestmark = pytest.mark.slow

Play = Callable[..., Terminal]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Play a pack at a terminal, with games kept in a folder of the test's own."""

    def begin(pack: Pack, *said: str, **env: Any) -> Terminal:
        path = write_pack(tmp_path / "pack.json", pack)
        return Terminal("play", str(path), *said, XDG_STATE_HOME=str(tmp_path / "state"), **env)

    return begin


def kept(tmp_path: Path) -> Any:
    (file,) = (tmp_path / "state" / "authoring").glob("*.json")
    return json.loads(file.read_text("utf-8"))


SAYINGS = {
    "Press Enter to go on": "",
    "Which question": "1",
    "Is the question good?": "",
    "Card 1 of": "one, two",
    "cards are written": "",
    "There is no card “1”": "2",
    "Play a card": "1",
    "Which number": "1",
    "Do you know": "",
    "Your two clues": "first second",
    "Your clue": "first",
    "Which word is it?": "-",
    "Which card goes where?": "1 in none",
}
"""What a person answers who wants to see the end."""


def play_on(terminal: Terminal) -> None:
    """Answer every question until the game is over."""
    while True:
        asked = terminal.expect("The end.", *SAYINGS)
        if asked == "The end.":
            return
        terminal.type(SAYINGS[asked])


def test_a_whole_game_of_guess_club(play: Play) -> None:
    two_cards = ("--set", "answers_per_player=2", "--set", "rounds=2", "--set", "first_setter=0")
    with play(QUESTIONS, "--seat", "human", "--bots", "2", "--seed", "3", *two_cards) as terminal:
        play_on(terminal)
        assert terminal.wait() == 0
        assert "The game is over." in terminal.readable


def test_a_whole_game_of_just_one(play: Play) -> None:
    short = ("--set", "game_cards=4", "--set", "first_guesser=0")
    with play(WORDS, "--seat", "human", "--bots", "2", "--seed", "3", *short) as terminal:
        play_on(terminal)
        assert terminal.wait() == 0
        assert "of 4 cards." in terminal.readable


def test_a_whole_game_of_things_in_rings(play: Play, tmp_path: Path) -> None:
    with play(MANY, "--seat", "human", "--seat", "naive", "--bots", "1", "--seed", "4",
              columns=120, rows=40) as terminal:  # fmt: skip
        play_on(terminal)
        assert terminal.wait() == 0
        assert "The rules were:" in terminal.readable
        assert "╭─ The rings" in terminal.readable
    assert list((tmp_path / "state" / "authoring").iterdir()) == []


def test_ctrl_c_keeps_all_and_the_game_goes_on(play: Play, tmp_path: Path) -> None:
    said = ("--set", "first_setter=1", "--set", "confirm_questions=false")
    with play(QUESTIONS, "--seat", "human", "--bots", "2", "--seed", "3", *said) as terminal:
        terminal.expect("Card 1 of 6")
        terminal.type("sun, moon")
        terminal.expect("Card 3 of 6")
        terminal.expect_prompt()
        terminal.press(b"\x03")
        terminal.expect("Go on with: authoring play")
        assert terminal.wait() == 130
    assert kept(tmp_path)["notes"]["drafts"] == {"0": ["sun", "moon"]}
    with play(QUESTIONS, "--resume") as terminal:
        terminal.expect("Card 3 of 6")
        terminal.expect_prompt()
        terminal.press(b"\x04")
        assert terminal.wait() == 0
    assert kept(tmp_path)["notes"]["drafts"] == {"0": ["sun", "moon"]}


@pytest.mark.parametrize(("end", "code"), [("closed", 129), ("terminated", 143)])
def test_a_closed_terminal_loses_nothing(play: Play, tmp_path: Path, end: str, code: int) -> None:
    with play(MANY, "--seat", "human", "--bots", "2", "--seed", "4",
              "--set", "stalemate_cycles=5") as terminal:  # fmt: skip
        terminal.expect("Press Enter to go on")
        terminal.type("")
        terminal.expect("Which card goes where?")
        terminal.type("1")
        terminal.expect("Where does")
        terminal.expect_prompt()
        if end == "closed":
            terminal.hang_up()
        else:
            terminal.signal(signal.SIGTERM)
        assert terminal.wait() == code
    assert len(kept(tmp_path)["notes"]["drafts"]["0"]) == 1


HIDDEN = ("--seat", "human", "--seat", "human", "--bots", "1", "--seed", "4",
          "--set", "stalemate_cycles=5")  # fmt: skip


def test_a_hand_never_stays_on_the_screen(play: Play) -> None:
    hands = table(3, 4, stalemate_cycles=5).state.hands
    with play(MANY, *HIDDEN) as terminal:
        for seat, other in ((0, 1), (1, 0)):
            terminal.expect(f"Seat {seat}: press Enter when only you see the screen.")
            terminal.rest()
            assert not any(thing in terminal.readable for hand in hands.values() for thing in hand)
            terminal.type("")
            if (
                terminal.expect("Press Enter to go on", "Which card goes where?")
                == "Press Enter to go on"
            ):
                terminal.type("")
                terminal.expect("Which card goes where?")
            terminal.expect_prompt()
            assert all(thing in terminal.readable for thing in hands[seat])
            assert not any(thing in terminal.readable for thing in hands[other])
            terminal.type("s")
        terminal.expect("Seat 0: press Enter")
        terminal.rest()
        terminal.press(b"\x03")
        terminal.expect("Go on with:")
        assert terminal.wait() == 130
        assert not any(thing in terminal.readable for hand in hands.values() for thing in hand)


def test_arrow_up_does_not_bring_back_what_another_typed(play: Play) -> None:
    said = ("--set", "first_setter=2", "--set", "confirm_questions=false")
    with play(QUESTIONS, "--seat", "human", "--seat", "human", "--bots", "1", *said) as terminal:
        terminal.expect("press Enter")
        terminal.type("")
        terminal.expect("Card 1 of 6")
        terminal.type("sun, moon, star, sky, rain, snow")
        terminal.expect("cards are written")
        terminal.type("")
        terminal.expect("Seat 1: press Enter")
        terminal.type("")
        terminal.expect("Card 1 of 6")
        terminal.press(b"\x1b[A\x1b[A")
        terminal.type("wind")
        terminal.expect("Card 2 of 6")
        assert "moon" not in terminal.readable


def test_the_command_asks_who_plays(play: Play) -> None:
    with play(MANY) as terminal:
        terminal.expect("Language / 语言 [1]")
        terminal.type("2")
        terminal.expect("有几个人在这块屏幕前玩？")
        terminal.type("9")
        terminal.expect("9不是0到6之间的数。")
        terminal.type("1")
        terminal.expect("另外加几个机器人？")
        terminal.type("2")
        terminal.expect("哪一种机器人")
        terminal.type("na")
        terminal.expect("按回车继续。", "把哪张牌放到哪里？")


def test_a_knower_follows_the_finders_one_by_one(play: Play) -> None:
    seats = ("--seat", "careful", "--seat", "careful", "--seat", "human", "--seed", "4")
    with play(MANY, *seats) as terminal:
        terminal.expect("Press Enter to go on", "Which thing do you show?")
        terminal.type("")
        terminal.expect("Which thing do you show?")
        for _ in range(3):
            terminal.type("1")
        while (
            terminal.expect("Press Enter to go on", "Enter for the next move")
            == "Press Enter to go on"
        ):
            terminal.type("")
        terminal.type("")
        terminal.expect("Enter for the next move")
        terminal.type("a")
        terminal.expect("The end.")
        assert terminal.wait() == 0


@pytest.mark.parametrize("env", [{"NO_COLOR": "1"}, {"TERM": "dumb"}, {"LC_ALL": "C"}])
def test_plainer_terminals_are_spoken_to_plainly(play: Play, env: dict[str, str]) -> None:
    with play(MANY, "--seat", "human", "--bots", "2", "--seed", "4", **env) as terminal:
        if "TERM" not in env:
            terminal.expect("Press Enter to go on")
            terminal.type("")
        terminal.expect("Which card goes where?")
        shown = terminal.raw
    if "LC_ALL" in env:
        assert not any("\u2800" <= sign <= "\u28ff" for sign in shown)
    elif "TERM" in env:
        assert "\x1b[" not in shown.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    else:
        assert "\x1b[1m" in shown
        assert "\x1b[9" not in shown
        assert "\x1b[3" not in shown.replace("\x1b[3J", "")
