"""The questions for a new card: what is wrong with an answer is told at once."""

from __future__ import annotations

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
