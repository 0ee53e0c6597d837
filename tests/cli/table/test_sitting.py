"""People at the terminal: what they are shown, what they may type, and what is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from authoring.cli.main import authoring
from authoring.engine.transcript import read
from authoring.pack.file import write_pack
from tests.games.guess_club.contract import PACK as QUESTIONS
from tests.games.things_in_rings.small import MANY, table, truth

RINGS = "rings.json"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_pack(RINGS, MANY)


def typed(lines: list[str], *arguments: str) -> Result:
    """Play with these lines typed at the terminal."""
    text = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(authoring, ("play", *arguments), input=text)
    assert result.exit_code == 0, result.output
    return result


def one_of_three(lines: list[str], *arguments: str) -> Result:
    """One person at seat 0 who begins, and another Finder, by bot."""
    return typed(lines, RINGS, "--seat", "human", "--bots", "2", "--seed", "4", *arguments)


def test_who_plays_along_is_told_and_is_no_master() -> None:
    told = one_of_three(["quit"]).output
    assert "bot:naive plays at seat 1, 2.\n(Others: --seat human --seat bot:NAME" in told
    assert "bot:" not in typed(["", "quit"], RINGS, *("--seat", "human") * 3, "--seed", "4").output


def hand() -> list[str]:
    game = table(3, 4)
    assert game.state.order[0] == 0
    return game.state.hands[0]


def saved(path: str = "game.json") -> Any:
    return json.loads(Path(path).read_text(encoding="utf-8"))


def saved_moves() -> list[tuple[int, str]]:
    return [(move["seat"], move["name"]) for move in saved()["moves"]]


def test_a_person_is_shown_what_the_seat_may_see() -> None:
    output = one_of_three(["quit"]).output
    for thing in hand():
        assert thing in output
    assert "secret rules" not in output
    assert "Seat 1 holds" not in output
    assert "3 in word+context – place card 3 there; in short 3 wc, and 3 none for outside" in output
    assert "word + attribute + context: " in output


@pytest.mark.parametrize(
    "line",
    ["{0} in none", "1 none", "1 in outside", "place {0} in none", "{0}=none", "1 0", "1 -> out"],
)
def test_a_move_may_be_typed_in_many_ways(line: str) -> None:
    output = one_of_three([line.format(hand()[0]), "quit"]).output
    assert f"Seat 0 places {hand()[0]} outside all rings." in output


def test_what_is_not_allowed_or_not_understood_is_told_and_asked_again() -> None:
    lines = ["moon in none", "1 in moon", "dance", "/dance", "", "stop"]
    output = one_of_three([*lines, "quit"]).output
    assert "There is no “moon” in your hand." in output
    assert "moon is no region: name its rings, as in word+context, or none." in output
    assert "There is no “dance” in your hand." in output
    assert "There is no command /dance: there are ?, /look, /undo, /save, /quit." in output
    assert "Seat 0 stops." in output


def test_a_slip_is_answered_with_what_was_meant() -> None:
    thing = hand()[0]
    output = one_of_three([f"{thing} in cntext", "", "quit"]).output
    assert f"Did you mean “{thing} = context”? Press Enter to take it." in output
    assert f"Seat 0 places {thing} in context." in output


def test_a_card_alone_is_asked_where_it_goes() -> None:
    thing = hand()[1]
    output = one_of_three(["2", "-", "2", "wc", "quit"]).output
    assert output.count(f"Where does {thing} go?") == 2
    assert f"Seat 0 places {thing} in word + context." in output


def test_refusals_tell_the_rule() -> None:
    output = one_of_three(["stop", "quit"], "--preset", "published", "--set", "players=[2, 6]")
    assert "Not allowed: A turn goes on until a thing is placed wrong. (TR-19: You may end" in (
        output.output
    )


def test_help_explains_with_statements_and_finds_rules() -> None:
    output = one_of_three(["?", "? TR-21", "？ moon", "look", "quit"]).output
    assert "TR-15 – A card is right only in exactly its region" in output
    assert "/undo – take back your last move, if nothing came to light by it" in output
    assert output.count("TR-21 – Whoever has no card left wins at once.") == 2
    assert "No rule has “moon”." in output
    assert output.count("Your hand:") == 2


TWO = (RINGS, "--seat", "human", "--seat", "human", "--bots", "1", "--seed", "4", "--set",
       "stalemate_cycles=3", "--save", "game.json")  # fmt: skip


def test_two_people_hand_the_screen_over() -> None:
    output = typed(["", "stop", "", "quit"], *TWO).output
    assert "Pass the screen to seat 0." in output
    assert "Seat 0: press Enter when only you see the screen." in output
    assert "Pass the screen to seat 1." in output
    assert "(Seat 0 may still type /undo.)" in output
    before = output.split("Pass the screen to seat 1.")[0]
    other = table(3, 4, stalemate_cycles=3).state.hands[1]
    assert not any(thing in before for thing in other)


def test_a_stop_can_be_taken_back_while_the_screen_is_passed() -> None:
    output = typed(["", "stop", "undo", "", "quit"], *TWO).output
    assert "Your last move is taken back." in output
    assert saved_moves() == []


def test_play_goes_on_after_an_undo() -> None:
    lines = ["", "stop", "undo", "", "1 none", "", "quit"]
    output = typed(lines, *TWO).output
    assert f"Seat 0 places {hand()[0]}" in output
    assert saved_moves() == [(0, "place")]


def test_what_came_to_light_is_not_taken_back() -> None:
    output = one_of_three(["1 none", "undo", "", "quit"], "--save", "game.json").output
    assert "ALREADY_REVEALED" not in output
    assert "Not allowed: What came to light cannot be taken back by a player. (EN-05" in output
    assert "(EN-05: A move can be taken back only while" in output
    assert saved_moves()[0] == (0, "place")


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    output = one_of_three(["undo", "", "quit"]).output
    assert "Not allowed: There is nothing to take back" in output


def test_a_game_left_is_resumed_by_the_same_players_in_the_same_language() -> None:
    first = typed(["1 外", "quit"], RINGS, "--seat", "human", "--bots", "2", "--seed", "4",
                  "--locale", "zh-Hans", "--save", "game.json").output  # fmt: skip
    assert "继续请用：authoring play rings.json --resume game.json" in first
    assert saved()["result"] is None
    moves = saved()["moves"]
    again = typed(["停", "quit"], RINGS, "--resume", "game.json").output
    assert "从上次停下的地方继续。" in again
    assert "座位0结束回合。" in again
    assert saved()["moves"][: len(moves)] == moves
    assert saved()["notes"]["players"] == ["human", "bot:naive", "bot:naive"]


def test_a_game_broken_off_is_kept_without_asking(state: Path) -> None:
    """The input ends without a word; nobody had named a file."""
    output = one_of_three(["1 none"]).output
    (file,) = state.iterdir()
    assert f"The game is saved in {file}\n" in output
    assert "Go on with: authoring play rings.json --resume\n" in output
    assert len(read(file.read_text(encoding="utf-8")).moves) >= 1
    output = typed(["look"], RINGS, "--resume").output
    assert "The game goes on where it was left." in output
    (same,) = state.iterdir()
    assert same == file


def test_a_game_that_ended_is_not_kept_unless_asked_for(state: Path) -> None:
    rings = ["--set", "rings=word", "--set", "hand=1", "--set", "wrong_draw=0"]
    output = one_of_three(["1 none"], *rings).output
    assert "has emptied the hand and wins." in output
    assert "The rules were:" in output
    assert list(state.iterdir()) == []


def test_without_a_game_left_there_is_nothing_to_resume() -> None:
    result = CliRunner().invoke(authoring, ("play", RINGS, "--resume"))
    assert result.exit_code == 2
    assert "no game of things-in-rings was left unfinished" in result.output


def test_a_home_that_cannot_be_written_to_is_told_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    output = one_of_three(["1 none", "quit"]).output
    assert output.count("It cannot be saved:") == 1
    assert "Seat 0 places" in output


def test_a_person_may_be_the_knower() -> None:
    said = (RINGS, "--seat", "bot", "--seat", "bot", "--seat", "human", "--seed", "4")
    result = CliRunner().invoke(authoring, ("play", *said), input="")
    assert "nobody: it is human, bot:careful" in result.output
    said = (RINGS, "--seat", "careful", "--seat", "careful", "--seat", "human", "--seed", "4")
    output = typed(["r", "1", "1", "1"], *said, "--save", "game.json").output
    assert "The secret rules:" in output
    assert "Which thing do you show?" in output
    assert "wins" in output
    assert saved_moves()[:4] == [(2, "redraw"), *[(2, "demonstrate")] * 3]


CLUB = ("--set", "confirm_questions=false", "--set", "first_setter=1", "--set", "rounds=1")


def club(lines: list[str], *arguments: str) -> Result:
    write_pack("club.json", QUESTIONS)
    said = ("club.json", "--seat", "human", "--bots", "2", "--seed", "1", "--save", "game.json")
    return typed(lines, *said, *CLUB, *arguments)


def test_answers_are_written_card_by_card_and_changed() -> None:
    lines = ["sun, moon，star", "-", "2=Mond", "sun", "draw: a star", "rain、snow", "hail?"]
    output = club([*lines, "sleet", "more", "", "sun", "quit"]).output
    assert "1 sun   2 Mond" in output
    assert "You have written “sun” already." in output
    assert "hail" in output
    (answered,) = [
        move for move in saved()["moves"] if move["seat"] == 0 and move["name"] == "answer"
    ]
    drawn = {"text": "a star", "kind": "drawing"}
    assert answered["data"] == {"answers": ["sun", "Mond", drawn, "rain", "snow", "sleet"]}
    assert (0, "query") in saved_moves()
    assert "Seat 0 plays “sun”." in output or (0, "play") in saved_moves()


def test_what_is_written_but_not_handed_in_is_kept() -> None:
    club(["sun, moon"])
    assert saved()["notes"]["drafts"] == {"0": ["sun", "moon"]}
    output = typed(["star, sky, rain, snow", ""], "club.json", "--resume", "game.json").output
    assert "1 sun   2 moon   3 star   4 sky   5 rain   6 snow" in output
    assert (0, "answer") in saved_moves()
    assert "drafts" not in saved()["notes"]


WRITING = ("sun, moon", "?", "/quit")


def test_where_any_text_is_an_answer_help_says_that_commands_need_their_slash() -> None:
    output = club([*WRITING]).output
    assert "Any text may be an answer here: a command needs its slash." in output
    told = one_of_three(["?", "quit"]).output
    assert "/undo – take back" in told
    assert "needs its slash" not in told


def test_chinese_help_names_commands_as_they_are_to_be_typed() -> None:
    output = club([*WRITING], "--locale", "zh-Hans").output
    assert "可以输入：\n" in output
    assert "也可输入「/撤销」" in output
    assert "所以命令必须加斜杠" in output
    told = one_of_three(["?", "quit"], "--locale", "zh-Hans").output
    assert "也可输入「撤销」" in told
    assert "你的手牌：\n" in told
    assert not re.search("[\u4e00-\u9fff]:\n", output + told)


def test_chinese_boards_have_chinese_colons() -> None:
    output = one_of_three(["1 外", "quit"], "--locale", "zh-Hans").output
    assert re.search("座位1：[0-9]", output)
    assert not re.search("[\u4e00-\u9fff]: ", output)


def test_save_aloud() -> None:
    assert "Saved to game.json." in club(["/save", "/quit"]).output


def test_the_end_of_the_right_hand_is_the_end() -> None:
    game = table(3, 4, hand=1)
    first = game.state.order[0]
    assert first == 0
    where = truth(game, game.state.hands[0][0])
    output = one_of_three([f"1 in {where}"], "--set", "hand=1").output
    assert "Seat 0 has emptied the hand and wins." in output


@pytest.mark.slow
def test_the_screen_goes_back_to_whoever_takes_a_move_back() -> None:
    """Where several may move, it is not the next one's turn but that of whoever undid."""
    people = ("--seat", "human") * 4
    lines = ["3", "", "yes", "undo", "", "quit"]
    output = typed(lines, "just-one", *people, "--seed", "3", "--save", "game.json").output
    after = output.split("Your last move is taken back.")[1]
    assert after.lstrip().startswith("Pass the screen to seat 3.")
    assert saved_moves() == [(2, "choose")]


def two_people(lines: list[str], *arguments: str) -> Result:
    """People at seats 0 and 1, and a bot."""
    seats = ("--seat", "human", "--seat", "human", "--bots", "1", "--seed", "4")
    return typed(lines, RINGS, *seats, *arguments)


def test_commands_are_understood_while_the_screen_is_passed() -> None:
    output = two_people(["?", "/save", "/quit", "1 none"], "--save", "game.json").output
    assert output.count("Seat 0: press Enter when only you see the screen.") == 3
    assert "/quit – save, and stop" in output
    assert "Go on with:" in output
    assert "seat 0> " not in output
    assert saved_moves() == []


def test_seats_have_the_names_of_those_who_sit_there() -> None:
    output = two_people(["", "/quit"], "--names", "Ann, Bo", "--save", "game.json").output
    assert "seat 0: Ann, seat 1: Bo\n" in output
    assert "Pass the screen to seat 0 (Ann)." in output
    assert "seat 0 (Ann)> " in output
    again = typed(["/quit"], RINGS, "--resume", "game.json").output
    assert "Pass the screen to seat 0 (Ann)." in again


@pytest.mark.parametrize("names", ["a,b,c,d", "Ann,Ann", "x" * 25])
def test_names_that_tell_nobody_apart_are_refused(names: str) -> None:
    call = ("play", RINGS, "--seat", "human", "--bots", "2", "--names", names)
    result = CliRunner().invoke(authoring, call)
    assert result.exit_code == 2
    assert "--names" in result.output


def test_tr_31_a_misjudgement_is_put_right_by_whoever_sits_there() -> None:
    thing = hand()[0]
    lines = ["1 none", "/correct", f"/correct {thing} moon", f"/correct {thing} in word+context"]
    output = one_of_three([*lines, "?", "quit"], "--save", "game.json").output
    assert "Write what was misjudged and where it belongs: /correct " in output
    (correction,) = [move for move in saved()["moves"] if move["name"] == "correct"]
    assert correction["data"] == {"region": "word+context", "thing": thing}
    assert "/correct – put a misjudgement right" in output


def test_nothing_is_corrected_where_a_game_has_nothing_to_correct() -> None:
    write_pack("questions.json", QUESTIONS)
    output = typed(
        ["/correct it", "/quit"], "questions.json", "--seat", "human", "--bots", "3"
    ).output
    assert "There is no command /correct it" in output


def test_cards_in_hand_are_not_taken_for_a_seat() -> None:
    assert "seat 1: 5" in one_of_three(["quit"]).output
