"""People at the terminal: what they are shown, what they may type, and what is saved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from authoring.cli import offer
from authoring.cli.main import authoring
from authoring.cli.offer import NotUnderstood, understand
from authoring.cli.person import outline
from authoring.engine.game import Legal, Move, OpenMove
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


def hand() -> list[str]:
    game = table(3, 4)
    assert game.state.order[0] == 0
    return game.state.hands[0]


def test_a_person_is_shown_what_the_seat_may_see() -> None:
    output = one_of_three(["quit"]).output
    for thing in hand():
        assert thing in output
    assert "secret rules" not in output
    assert "Seat 1 holds" not in output
    assert "place THING REGION" in output
    assert "8 word+attribute+context (word + attribute + context)" in output


@pytest.mark.parametrize(
    "line",
    ["place {0} none", "{0} none", "1 1", "pl 1 none", "place thing={0} region=none", '"{0}" none'],
)
def test_a_move_may_be_typed_in_many_ways(line: str) -> None:
    output = one_of_three([line.format(hand()[0]), "quit"]).output
    assert f"Seat 0 places {hand()[0]}: outside all rings." in output


def test_what_is_not_allowed_or_not_understood_is_told_and_asked_again() -> None:
    lines = ["place moon none", "place 1 moon", "dance", "place 1", 'place "1', "", "stop now"]
    output = one_of_three([*lines, "stop", "quit"]).output
    assert "Not allowed (NOT_IN_HAND, TR-14): Seat 0 does not hold 'moon'." in output
    assert "Not allowed (BAD_REGION, TR-14): There is no region 'moon'" in output
    assert "Not understood: after place comes THING REGION." in output
    assert "Not understood: a quotation mark is not closed." in output
    assert "Not understood: after stop comes nothing." in output
    assert "Seat 0 stops." in output


def test_wishes_are_granted() -> None:
    output = one_of_three(["?", "look", "picture", "save", "quit"]).output
    assert "take back your last move" in output
    assert "role: finder" in output
    assert "hand: " + ", ".join(hand()) in output
    assert "..........." in output
    assert "Name a file with --save" in output


TWO = (RINGS, "--seat", "human", "--seat", "human", "--bots", "1", "--seed", "4", "--set",
       "stalemate_cycles=3", "--save", "game.json")  # fmt: skip


def saved_moves() -> list[tuple[int, str]]:
    moves = json.loads(Path("game.json").read_text(encoding="utf-8"))["moves"]
    return [(move["seat"], move["name"]) for move in moves]


def test_a_stop_can_be_taken_back() -> None:
    output = typed(["", "stop", "", "stop", "", "undo", "", "quit"], *TWO).output
    assert "Your last move is taken back." in output
    assert saved_moves() == []


def test_play_goes_on_after_an_undo() -> None:
    lines = ["", "stop", "", "stop", "", "undo", "", "1 1", "", "quit"]
    output = typed(lines, *TWO).output
    assert f"Seat 0 places {hand()[0]}" in output
    assert saved_moves() == [(0, "place")]


def test_what_came_to_light_is_not_taken_back() -> None:
    game = table(3, 4)
    wrong = next(each for each in game.state.regions if each != truth(game, hand()[0]))
    lines = ["", f"{hand()[0]} {wrong}", "", "stop", "", "undo", "quit"]
    output = typed(lines, *TWO).output
    assert "Not allowed (ALREADY_REVEALED, EN-05)" in output
    assert saved_moves() == [(0, "place"), (1, "stop")]


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    output = typed(["", "stop", "", "undo", "quit"], *TWO).output
    assert "Not allowed (NOTHING_TO_UNDO, EN-05)" in output
    assert saved_moves() == [(0, "stop")]


def test_two_people_never_see_each_others_screen() -> None:
    people = (RINGS, "--seat", "human", "--seat", "human", "--bots", "1", "--seed", "4")
    output = typed(["", "stop", "", "quit"], *people).output
    assert "Seat 0, press Enter when only you see the screen" in output
    assert "Seat 1, press Enter when only you see the screen" in output


def test_a_game_left_is_saved_and_resumed() -> None:
    one_of_three(["1 1", "quit"], "--save", "game.json")
    saved = read(Path("game.json").read_text(encoding="utf-8"))
    assert saved.result is None
    assert saved.moves[0]["name"] == "place"
    said = (RINGS, "--resume", "game.json", "--seat", "human", "--bots", "2", "--save", "game.json")
    output = typed(["stop", "quit"], *said).output
    assert f"Seat 0 places {hand()[0]}" in output
    again = read(Path("game.json").read_text(encoding="utf-8"))
    assert again.moves[: len(saved.moves)] == saved.moves


def test_a_game_broken_off_is_saved_too() -> None:
    """The input ends without a word."""
    one_of_three(["1 1"], "--save", "game.json")
    assert len(read(Path("game.json").read_text(encoding="utf-8")).moves) >= 1


def test_the_end_is_told() -> None:
    rings = ["--set", "rings=word", "--set", "hand=1", "--set", "wrong_draw=0"]
    output = one_of_three(["1 1"], *rings).output
    assert "has emptied the hand and wins." in output
    assert "The rules were:" in output


def test_a_person_may_be_the_knower() -> None:
    said = (RINGS, "--seat", "human", "--bots", "2", "--seed", "4", "--set", "knower=0", "--set",
            "knower_by=seat", "--preset", "published")  # fmt: skip
    output = typed(["1", "1", "demonstrate 1"], *said).output
    assert "The secret rules:" in output
    assert "demonstrate THING" in output
    assert "wins" in output


def test_written_moves_are_asked_for_part_by_part() -> None:
    write_pack("club.json", QUESTIONS)
    agreed = ("--set", "confirm_questions=false", "--set", "first_setter=1", "--set", "rounds=1")
    lines = ["answer", "sun", "moon", "star", "sky", "rain", "snow", "play 1", "quit"]
    said = ("club.json", "--seat", "human", "--bots", "2", "--seed", "1", "--save", "game.json")
    typed(lines, *said, *agreed)
    moves = json.loads(Path("game.json").read_text(encoding="utf-8"))["moves"]
    (answered,) = [move for move in moves if move["seat"] == 0 and move["name"] == "answer"]
    assert answered["data"] == {"answers": ["sun", "moon", "star", "sky", "rain", "snow"]}


CLUE = OpenMove(
    "clue",
    {"type": "object", "properties": {"word": {"type": "string"}}, "required": ["word"]},
)
MANY_KEYS = OpenMove("say", {"properties": {"one": {"type": "string"}, "two": {}}})


def label(value: str) -> str:
    return {"egg": "鸡蛋"}.get(value, "")


LISTED = Legal(
    [
        Move(1, "pass", {}),
        *(Move(1, "bet", {"number": number}) for number in range(10, 13)),
        *(Move(1, "play", {"card": card}) for card in ("egg", "ink")),
    ],
    [CLUE, MANY_KEYS],
)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("pass", Move(1, "pass", {})),
        ("bet 12", Move(1, "bet", {"number": 12})),
        ("bet 99", Move(1, "bet", {"number": "99"})),
        ("play 鸡蛋", Move(1, "play", {"card": "egg"})),
        ("play 2", Move(1, "play", {"card": "ink"})),
        ("play 7", Move(1, "play", {"card": "7"})),
        ("clue two words", Move(1, "clue", {"word": "two words"})),
        ("clue", CLUE),
        ("say", MANY_KEYS),
        ("say a b", MANY_KEYS),
    ],
)
def test_lines_are_understood(line: str, move: Move | OpenMove) -> None:
    assert understand(line, 1, LISTED, label) == move


@pytest.mark.parametrize("line", ["p", "fold", "bet", "pass 3", "play egg ink"])
def test_unclear_lines_are_not(line: str) -> None:
    with pytest.raises(NotUnderstood):
        understand(line, 1, LISTED, label)


def test_a_list_that_is_too_long_is_counted() -> None:
    long = Legal([Move(0, "bet", {"number": number}) for number in range(100)])
    assert list(offer.lines(long, label)) == ["  bet NUMBER", "    number: one of 100"]
    told = list(offer.lines(LISTED, label))
    assert told[:4] == ["  pass", "  bet NUMBER", "    number: 10, 11, 12", "  play CARD"]
    assert told[4] == "    card: 1 egg (鸡蛋), 2 ink"


def test_an_outline_of_plain_json() -> None:
    value = {"a": 1, "b": ["x", "y"], "c": {"d": None}, "e": [{"f": True}], "g": [], "h": {}}
    assert outline(value).split("\n") == [
        "a: 1",
        "b: x, y",
        "c:",
        "  d: null",
        "e:",
        "  -",
        "    f: true",
        "g: none",
        "h: {}",
    ]
