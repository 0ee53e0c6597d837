"""What helps those who are asked for a new card."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from authoring import games
from authoring.cli.main import authoring
from authoring.cli.questions import explained, shown
from authoring.cli.window import columns, filled, wrapped
from authoring.pipeline import check_deck
from authoring.starter.form import Ask, Several
from tests.cli.conftest import Call


def ask(root: Path, *lines: str, kind: tuple[str, ...] = ()) -> str:
    """What is said when these lines are typed, and the answers end with them."""
    arguments = ["new", "card", "--deck", str(root), *kind]
    result = CliRunner().invoke(authoring, arguments, input="\n".join(lines) + "\n")
    assert result.exit_code == 2, result.output
    return result.output


@pytest.fixture
def club(call: Call, tmp_path: Path) -> Path:
    call("new", str(tmp_path / "club"), "--game", "guess-club", "--locale", "en")
    return tmp_path / "club"


def test_how_many_answers_there_are_to_be_is_said_at_the_start(club: Path) -> None:
    told = ask(club, "food", "Name a hot soup.", "borscht")
    assert " ".join(told.split()).startswith(
        "A new question with 12 to 60 answers (the most likely first) and up to 6 tempting wrong "
        "answers. ? tells what a question is for"
    )
    assert "-- answer 1 of 12\n" in told
    assert "-- answer 2 of 12\n" in told


def test_a_question_explains_itself_and_its_choices(club: Path) -> None:
    told = ask(club, "?", "food", "?")
    category, text = told.split("Category: ")[1:]
    assert "   The id of one of the categories in categories.yml.\n" in category
    assert "   food: Food\n" in category
    assert "   The question as it is read aloud, a full sentence in each locale.\n" in text


def test_choices_are_repeated_after_enter(deck: Path) -> None:
    told = ask(deck, "owl", "猫头鹰", "", "esy")
    level = "   easy, medium, hard\nLevel: "
    assert f"{level}\nThis one is needed.\n{level}esy\n'esy' is none of them." in told


@pytest.mark.parametrize("game", [name for name in games.names() if games.kit(name).starter])
def test_every_question_of_every_game_says_what_it_is_for(
    call: Call, tmp_path: Path, game: str
) -> None:
    call("new", str(tmp_path / game), "--game", game, "--locale", "en")
    starter, deck = games.kit(game).starter, check_deck(tmp_path / game).deck
    assert starter is not None
    for form in starter.forms(deck).values():
        for one in form.asks:
            for each in one.asks if isinstance(one, Several) else (one,):
                assert each.about.endswith((".", "…")), each
                assert each.about.split()[0] in explained(each)


def test_a_trait_is_explained_in_the_words_of_the_deck(call: Call, tmp_path: Path) -> None:
    root = tmp_path / "rings"
    call("new", str(root), "--game", "things-in-rings", "--locale", "en")
    thing = ("axe", "hammer", "?", "shoe", "?", "", "?")
    told = ask(root, *thing, kind=("--kind", "thing"))
    assert "   Its longest side, compared with that of these. A scale from egg to house.\n" in told
    assert "   man-made: People or their machines made it.\n" in told
    assert " ".join(told.split()).count("Several may be given, with commas between.") == 2


def test_many_choices_are_listed_when_they_are_asked_for() -> None:
    many = Ask(("inside",), "Inside", tuple(f"thing-{number}" for number in range(41)))
    assert shown(many) == "   41 to choose from: ? lists them"
    assert "thing-40" in explained(many)


@pytest.mark.parametrize("width", [20, 33, 80])
def test_lines_are_broken_between_words_at_the_width_of_the_window(
    monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    text = "warning[a] '发电机' has structure enclosing, and the rule asks for that (state it)"
    lines = wrapped(text, hanging="      ").split("\n")
    assert all(columns(line) < max(width, 21) for line in lines)
    assert " ".join(line.strip() for line in lines) == text
    assert [line[:7].count(" ") >= 6 for line in lines[1:]] == [True] * (len(lines) - 1)


def test_a_word_wider_than_the_window_has_a_line_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    assert filled(("a", "b" * 30, "c"), ", ") == f"   a,\n   {'b' * 30},\n   c"
