"""What nobody sees, and what only looks as if nobody saw it."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.checks.invisible_character import check
from tests.checks.deck_of import answers


def count(tmp_path: Path, words: str, locales: str = "en, zh-Hans") -> int:
    return len(list(check(answers(tmp_path, f'{{en: "{words}"}}', locales=locales))))


@pytest.mark.parametrize(
    "words",
    ["a\u00a0b", "a\u200bb", "a\u00adb", "\ufeffa", "a\u3000b", "a\u2028b", "\u202ea", "a\u200db"],
)
def test_characters_that_nobody_sees(tmp_path: Path, words: str) -> None:
    assert count(tmp_path, words) == 1


@pytest.mark.parametrize("words", ["plain", "水 🫖", "👩\u200d🍳", "❤\ufe0f", "🏳\ufe0f\u200d🌈"])
def test_pictures_keep_their_joiners(tmp_path: Path, words: str) -> None:
    assert count(tmp_path, words) == 0


def test_languages_that_need_joiners_keep_them(tmp_path: Path) -> None:
    assert count(tmp_path, "\u0645\u06cc\u200c\u062e", "en, fa") == 0
    assert count(tmp_path, "\u0645\u06cc\u200c\u062e") == 1


@pytest.mark.parametrize(
    ("words", "number"),
    [("a\\u200bb", 1), ("a\\x00b", 1), ("a\\tb", 0), ("a\\u00e9", 0), ("a\\n", 0)],
)
def test_escapes(tmp_path: Path, words: str, number: int) -> None:
    assert count(tmp_path, words) == number
