"""Baselines: written, read back, and blind to where cards stand."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.checks.baseline import (
    Baseline,
    Key,
    deck_path,
    forgive,
    keys_of,
    read_baseline,
    written,
)
from authoring.finding import Finding, Severity
from authoring.model import Place
from authoring.source.yaml import load

WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"]), max_size=8)
IDS = st.from_regex(r"[a-z]{1,4}(-[a-z]{1,4})?", fullmatch=True)


@given(st.lists(st.builds(Key, WORDS, IDS, WORDS, WORDS, WORDS), max_size=6))
def test_what_is_written_is_read_back(
    tmp_path_factory: pytest.TempPathFactory, keys: list[Key]
) -> None:
    path = tmp_path_factory.getbasetemp() / "known.yml"
    path.write_text(written(keys), "utf-8")
    read = [entry for entry in read_baseline(path).entries for _ in range(entry.count)]
    assert [entry.key for entry in read] == sorted(keys)


def test_key_names_card_and_field_and_no_line() -> None:
    text = "cards:\n  - id: w1\n    words:\n      - {en: tea, also: {en: [brew, cha]}}\ntitle: x\n"
    document = load("d/words/a.yml", text.encode()).document
    places = [
        document.place(("cards", 0, "words", 0, "also", "en", 1)),
        document.key_place(("cards", 0, "words", 0, "en")),
        document.place(("cards", 0)),
        document.place(("title",)),
        Place("d/gone.yml"),
    ]
    findings = [Finding(place, "x", Severity.INFO, "m") for place in places]
    assert keys_of("deck", "d", findings, [document]) == [
        Key("deck", "x", "w1", "words.also.en", "cha"),
        Key("deck", "x", "w1", "words.en", "en"),
        Key("deck", "x", "w1", "id"),
        Key("deck", "x", "words/a.yml", "title", "x"),
        Key("deck", "x", "gone.yml", ""),
    ]


def test_key_says_what_is_wrong_and_what_the_message_names_beside_it() -> None:
    text = 'cards:\n  - id: w1\n    words: [{en: "robot arm"}, {en: a\u200bb}]\n'
    document = load("d/a.yml", text.encode()).document
    robot, unseen = (("cards", 0, "words", index, "en") for index in range(2))

    def value(pointer: tuple[str | int, ...], message: str) -> str:
        finding = Finding(document.place(pointer), "x", Severity.INFO, message)
        return keys_of("deck", "d", [finding], [document])[0].value

    assert value(robot, "'robot arm' isn't alone: 'w7' has it, in line 9") == "robot arm, w7"
    assert value(unseen, "what is that?") == "a\\u200bb"
    assert value(("cards", 0, "words"), "'easy' has 5 words") == "easy"
    assert value(("cards", 0, "words"), "5 words") == ""


TWICE = """
cards:
  - {id: w1, words: [{en: robot}, {en: kite}, {en: kite}]}
"""


def deck_with(folder: Path, *entries: str) -> Baseline:
    path = folder / "known.yml"
    lines = "".join(
        f"  - {{deck: d, check: x, card: w1, field: words.en{one}}}\n" for one in entries
    )
    path.write_text(f"format: 1\nentries:\n{lines}", "utf-8")
    return read_baseline(path)


@pytest.mark.parametrize(
    ("entries", "told", "stale"),
    [
        ([", value: robot"], ["kite", "kite"], 0),
        ([", value: kite"], ["robot", "kite"], 0),
        ([", value: kite, count: 2"], ["robot"], 0),
        ([", value: kite", ", value: kite", ", value: robot"], [], 0),
        ([", value: kite, count: 3"], ["robot"], 1),
        ([", value: rabbit"], ["robot", "kite", "kite"], 1),
        (["", ", value: kite, count: 2"], [], 0),
        ([", count: 3"], [], 0),
        ([", count: 2"], ["robot", "kite", "kite"], 0),
        ([", count: 4"], [], 1),
    ],
)
def test_what_is_listed_is_not_told_and_all_else_is(
    tmp_path: Path, entries: list[str], told: list[str], stale: int
) -> None:
    root = (tmp_path / "d").as_posix()
    document = load(f"{root}/a.yml", TWICE.encode()).document
    places = [document.place(("cards", 0, "words", index, "en")) for index in range(3)]
    findings = [Finding(place, "x", Severity.INFO, "no") for place in places]
    news, faults = forgive(deck_with(tmp_path, *entries), root, findings, [document])
    words = dict(zip(places, ["robot", "kite", "kite"], strict=True))
    assert [words[one.place] for one in sorted(news)] == told
    assert len(faults) == stale


def test_decks_are_named_from_the_folder_of_the_baseline(tmp_path: Path) -> None:
    assert deck_path(tmp_path, str(tmp_path / "decks" / "a")) == "decks/a"
    assert deck_path(tmp_path / "ci", str(tmp_path / "decks")) == "../decks"
