"""Of which cards a saved playtest still speaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from authoring.checks.stale_playtest import check
from authoring.games.guess_club.cards import SHAPE
from authoring.source.deck import Deck
from authoring.source.deck_reader import read_deck
from authoring.source.playtested import NAME, read_playtested, told, written
from tests.checks.deck_of import written as deck_written

QUESTIONS = 30
FLAG = {
    "check": "likely-too-broad",
    "card": "q3",
    "part": "text",
    "locale": "en",
    "message": "only 14 to 22 % of plays match",
    "advice": "ask for less",
}


def question(number: int, thing: str = "thing") -> str:
    return (
        f"  - id: q{number}\n    category: food\n"
        f"    text: {{en: Name a {thing} {number}., zh-Hans: 说出{number}。}}\n"
        "    answers:\n      - {en: apple, zh-Hans: 苹果}\n"
    )


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A deck of thirty questions, one of which a playtest has flagged."""
    files = {
        "categories.yml": "categories:\n  - {id: food, label: {en: Food, zh-Hans: 吃}}\n",
        "questions/a.yml": "questions:\n" + "".join(map(question, range(QUESTIONS))),
    }
    deck = deck_written(tmp_path, files)
    said = {"seed": 1, "games": 2000, "seats": 4}
    (tmp_path / NAME).write_text(written(deck, "0" * 64, said, [FLAG]), "utf-8")
    return tmp_path


def edited(root: Path, *changes: tuple[str, str]) -> Deck[Any]:
    file = root / "questions" / "a.yml"
    text = file.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, "utf-8")
    return read_deck(root, SHAPE)


def stale(deck: Deck[Any]) -> list[str]:
    return [flaw.message for flaw in check(deck)]


def test_a_flag_is_told_at_its_card(played: Path) -> None:
    deck = read_deck(played, SHAPE)
    (flaw,) = told(deck, "likely-too-broad")
    assert flaw.place.path.endswith("questions/a.yml")
    assert flaw.place.line == 1 + 5 * 3 + 3
    assert (flaw.message, flaw.hint) == (FLAG["message"], FLAG["advice"])
    assert not list(told(deck, "likely-too-narrow"))
    assert not stale(deck)


def test_what_cannot_be_read_is_not_told_as_changed(played: Path) -> None:
    deck = edited(played, ("q3\n", "[q3]\n"), *((f"thing {one}.", "thing.") for one in (4, 5, 6)))
    assert not stale(deck)
    assert stale(edited(played, ("[q3]\n", "q3\n")))


def test_comments_and_layout_are_no_change(played: Path) -> None:
    deck = edited(played, ("questions:", "# new\nquestions:"), ("{en: apple,", "{en:  apple,"))
    assert list(told(deck, "likely-too-broad"))
    assert not stale(deck)


def test_a_mended_card_is_not_told_but_to_be_played_again(played: Path) -> None:
    deck = edited(played, ("thing 3.", "thing of three."))
    assert not list(told(deck, "likely-too-broad"))
    assert stale(deck) == ["question q3 had been flagged, and changed since"]


def test_one_card_in_twenty_may_change(played: Path) -> None:
    deck = edited(played, ("thing 7.", "thing of seven."))
    assert not stale(deck)
    assert list(told(deck, "likely-too-broad"))
    deck = edited(played, ("thing 8.", "thing of eight."))
    assert stale(deck) == [f"2 of {QUESTIONS + 1} cards were changed since this playtest"]


def test_new_and_lost_cards_are_changes(played: Path) -> None:
    file = played / "questions" / "a.yml"
    text = file.read_text("utf-8")
    file.write_text(text + question(40) + question(41), "utf-8")
    known = read_playtested(str(played))
    assert known is not None
    assert known.changed(read_deck(played, SHAPE)) == ("question q40", "question q41")
    file.write_text(text.replace(question(9), ""), "utf-8")
    assert known.changed(read_deck(played, SHAPE)) == ("question q9",)


def test_another_locale_is_another_file(played: Path) -> None:
    header = played / "deck.yml"
    header.write_text(header.read_text("utf-8").replace("[en, zh-Hans]", "[en]"), "utf-8")
    assert list(told(read_deck(played, SHAPE), "likely-too-broad"))


def test_a_deck_without_a_playtest_is_passed_over(tmp_path: Path) -> None:
    deck = deck_written(tmp_path, {"questions/a.yml": "questions:\n" + question(1)})
    assert not stale(deck)
    assert not list(told(deck, "likely-too-broad"))


@pytest.mark.parametrize("text", ["", "[]", '{"format": 2}', '{"format": 1, "cards": {}}', "{"])
def test_a_damaged_file_is_told(played: Path, text: str) -> None:
    (played / NAME).write_text(text, "utf-8")
    deck = read_deck(played, SHAPE)
    assert stale(deck)
    assert not list(told(deck, "likely-too-broad"))
