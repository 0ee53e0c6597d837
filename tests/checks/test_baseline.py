"""Baselines: written, read back, and blind to where cards stand."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.checks.baseline import Key, deck_path, keys_of, read_baseline, written
from authoring.finding import Finding, Severity
from authoring.model import Place
from authoring.source.yaml import load

WORDS = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Zl", "Zp"]), max_size=8)
IDS = st.from_regex(r"[a-z]{1,4}(-[a-z]{1,4})?", fullmatch=True)


@given(st.lists(st.builds(Key, WORDS, IDS, WORDS, WORDS), max_size=6))
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
        Key("deck", "x", "w1", "words.also.en"),
        Key("deck", "x", "w1", "words.en"),
        Key("deck", "x", "w1", "id"),
        Key("deck", "x", "words/a.yml", "title"),
        Key("deck", "x", "gone.yml", ""),
    ]


def test_decks_are_named_from_the_folder_of_the_baseline(tmp_path: Path) -> None:
    assert deck_path(tmp_path, str(tmp_path / "decks" / "a")) == "decks/a"
    assert deck_path(tmp_path / "ci", str(tmp_path / "decks")) == "../decks"
