"""The questions for a new card: what is wrong with an answer is told at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from authoring import games
from authoring.cli.main import authoring
from authoring.cli.questions import listed, resembled
from authoring.pipeline import check_deck
from authoring.starter.form import Ask, Several
from tests.cli.conftest import Call

FIELDS = ("crafts", "deep-sea fish", "tech", "transport", "weather")


def add(root: Path | str, *lines: str, kind: tuple[str, ...] = ()) -> str:
    """What is said when these lines are typed, and the card is added."""
    arguments = ["new", "card", "--deck", str(root), *kind]
    result = CliRunner().invoke(authoring, arguments, input="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return result.output


def word(english: str, chinese: str, *field: str) -> tuple[str, ...]:
    return (english, chinese, "easy", *field)


REST = (
    *word("lantern", "灯笼", "light"),
    *word("harbour", "港口", "sea"),
    *word("pillow", "枕头", "home"),
    *word("whistle", "哨子", "sound"),
)


def test_a_word_of_the_deck_is_asked_for_again(deck: Path) -> None:
    told = add(deck, "Apple", "owl", "苹果", "猫头鹰", "easy", "birds", *REST, "second")
    assert "'Apple' is already word 1 of card first. Take another." in told
    assert "'苹果' is already word 1 of card first. Take another." in told
    assert "duplicate-word" not in told
    assert "{en: owl, zh-Hans: 猫头鹰, level: easy, field: birds}" in (
        deck / "words" / "first.yml"
    ).read_text("utf-8")


def test_a_word_twice_on_one_card_is_asked_for_again(deck: Path) -> None:
    owl = word("owl", "猫头鹰", "birds")
    told = add(deck, *owl, "OWL", *REST, "second")
    assert "'OWL' is already said of this card. Take another." in told


def test_a_field_like_another_is_asked_back(deck: Path) -> None:
    first = word("owl", "猫头鹰", "foods", "n", "birds")
    told = add(deck, *first, *REST, "second")
    assert "There is food already. Is foods another one? [y/N]" in told
    assert "food, ideas, music, nature, toys, or a new one" in told
    written = (deck / "words" / "first.yml").read_text("utf-8")
    assert "field: birds" in written
    assert "foods" not in written


def test_a_field_like_another_may_be_another_one(deck: Path) -> None:
    told = add(deck, *word("owl", "猫头鹰", "foods", "y"), *REST, "second")
    assert "second added" in told
    assert "field: foods" in (deck / "words" / "first.yml").read_text("utf-8")


def test_what_is_found_at_an_answer_is_told_with_it_and_it_may_be_given_anew(deck: Path) -> None:
    first = ("Telescope", "telescop", "telescope", "望远镜", "easy", "sky")
    told = add(deck, *first, *REST, "second")
    parts = told.split("(Enter keeps it): ")
    assert len(parts) == 3
    assert parts[0].endswith(
        "Word (en): Telescope\n   warning[capitalized-word] 'Telescope' is no proper name, "
        "and has a capital\n      (write 'telescope')\nWord (en) "
    )
    assert "did you mean 'telescope'?" in parts[1]
    assert "warning[cap" not in "".join(parts[1:])
    assert "{en: telescope, zh-Hans: 望远镜," in (deck / "words" / "first.yml").read_text("utf-8")


def test_what_is_found_at_an_answer_may_stay(deck: Path) -> None:
    told = add(deck, "Telescope", "", "望远镜", "easy", "sky", "TELESCOPE", *REST, "second")
    assert "'TELESCOPE' is already said of this card. Take another." in told
    assert "It is written, and this is to be seen to:" in told


def test_a_word_that_was_given_up_may_be_said_again(deck: Path) -> None:
    told = add(deck, "Lantern", "owl", "猫头鹰", "easy", "birds", *REST, "second")
    assert "[capitalized-word]" in told
    assert "is already said" not in told


def test_what_is_found_in_a_word_that_nobody_gave_is_not_told(deck: Path) -> None:
    told = add(deck, *word("owl", "猫头鹰", "birds"), *REST, "second")
    assert "unasked" not in told
    assert "(Enter keeps it)" not in told


@pytest.mark.slow
def test_every_game_tells_what_is_found_at_an_answer(call: Call, tmp_path: Path) -> None:
    club, rings = tmp_path / "club", tmp_path / "rings"
    call("new", str(club), "--game", "guess-club", "--locale", "en")
    answers = ("apple", "pear", "plum", "cherry", "fig", "lemon", "lime", "melon", "peach", "kiwi")
    question = ("name a round fruit", "Name a round fruit.", *answers, "orange", "mango", "")
    told = " ".join(add(club, "food", *question, "", "").split())
    assert "does not begin with a capital letter" in told
    assert told.count("question-style") == 2
    call("new", str(rings), "--game", "things-in-rings", "--locale", "en")
    thing = ("Axe", "axe", "no-such-picture", "hammer", "shoe", "", "man-made", "", "")
    told = add(rings, *thing, kind=("--kind", "thing"))
    assert "[capitalized-thing]" in told
    assert "[missing-art]" in told


def test_a_list_that_may_not_be_empty_is_asked_for_again(call: Call, tmp_path: Path) -> None:
    root = tmp_path / "rings"
    call("new", str(root), "--game", "things-in-rings", "--locale", "en")
    constraints = """
  - {when: {places: {count: {exactly: 0}}}, then: {places: {count: {at-least: 1}}}, because: it is}
  - {when: {not: {is: man-made}}, then: {places: {none-of: [bedroom]}}}
"""
    with (root / "traits.yml").open("a", encoding="utf-8") as file:
        file.write(constraints)
    told = add(root, "axe", "hammer", "shoe", "", "bedroom", *[""] * 3, kind=("--kind", "thing"))
    assert "error[constraint-broken] 'axe' has no places (it is)\nPlaces (Enter " in told
    before, _ = told.split("Id [axe]")
    assert "man-made', and yet" not in before
    assert "'axe' is not 'man-made', and yet has places bedroom" in told


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("technology", "tech"),
        ("wether", "weather"),
        ("Transports", "transport"),
        ("music", None),
        ("te", None),
    ],
)
def test_what_resembles_a_choice(typed: str, near: str | None) -> None:
    assert resembled(typed, FIELDS) == near


@pytest.mark.parametrize("columns", range(20, 80, 7))
def test_choices_are_broken_between_words(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    shown = listed(Ask(("field",), "Field", FIELDS, strict=False))
    lines = shown.split("\n")
    assert all(line.startswith("   ") and len(line) < max(columns, 21) for line in lines)
    told = [one for line in lines for one in line.strip().rstrip(",").split(", ")]
    assert told == [*FIELDS, "or a new one"]
    assert "new one" not in listed(Ask(("level",), "Level", FIELDS))


@pytest.mark.parametrize(
    ("game", "kind", "place"),
    [
        ("guess-club", "question", "question "),
        ("things-in-rings", "thing", "what "),
        ("just-one", "card", "word 1 of card "),
    ],
)
def test_every_game_knows_what_it_has(
    call: Call, tmp_path: Path, game: str, kind: str, place: str
) -> None:
    root = tmp_path / game
    call("new", str(root), "--game", game, "--locale", "en")
    starter, deck = games.kit(game).starter, check_deck(root).deck
    assert starter is not None
    assert deck is not None
    asks = (
        one
        for ask in starter.forms(deck)[kind].asks
        for one in (ask.asks if isinstance(ask, Several) else (ask,))
    )
    taken = next(one.taken for one in asks if one.taken is not None)
    assert next(iter(taken.places.values())).startswith(place)


@pytest.mark.parametrize("errors", ["strict", "surrogateescape"])
def test_bytes_that_are_no_text_are_told(deck: Path, errors: str) -> None:
    """Of these two, Python takes the one or the other, by the language of the system."""
    done = subprocess.run(
        [sys.executable, "-m", "authoring", "new", "card", "--deck", str(deck)],
        input=b"app\xffle\n",
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": f"utf-8:{errors}"},
    )
    assert b"This holds bytes that are not UTF-8. Type it again." in done.stderr
    assert done.returncode == 2
