"""Scripts of locales and letters."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.checks.script import belongs, is_written, letter_script, script_of
from authoring.checks.wrong_script import check
from tests.checks.deck_of import answers


@pytest.mark.parametrize(
    ("locale", "script"),
    [
        ("en", "LATIN"),
        ("pt-BR", "LATIN"),
        ("zh-Hans", "HAN"),
        ("zh-Hant-TW", "HAN"),
        ("zh", "HAN"),
        ("sr-Latn", "LATIN"),
        ("sr-Cyrl", "CYRILLIC"),
        ("ja", "JAPANESE"),
        ("xx", None),
    ],
)
def test_script_of_locales(locale: str, script: str | None) -> None:
    assert script_of(locale) == script


@pytest.mark.parametrize(
    ("character", "script"),
    [
        ("a", "LATIN"),
        ("é", "LATIN"),
        ("Ａ", "LATIN"),
        ("水", "HAN"),
        ("〇", None),
        ("々", "HAN"),
        ("я", "CYRILLIC"),
        ("ー", "KATAKANA"),
        ("한", "HANGUL"),
        ("1", None),
        ("，", None),
        ("🫖", None),
        (" ", None),
    ],
)
def test_script_of_letters(character: str, script: str | None) -> None:
    assert letter_script(character) == script


def test_names_in_latin_letters_belong_everywhere() -> None:
    assert belongs("D", "HAN")
    assert belongs("水", "JAPANESE")
    assert not belongs("水", "LATIN")
    assert not belongs("я", "LATIN")
    assert is_written("DVD 影碟", "HAN")
    assert not is_written("DVD", "HAN")


@pytest.mark.parametrize(
    ("locale", "words", "wrong"),
    [
        ("zh-Hans", "水壶", False),
        ("zh-Hans", "DVD", False),
        ("zh-Hans", "iPad", False),
        ("zh-Hans", "7-11", False),
        ("zh-Hans", "T恤", False),
        ("zh-Hans", "kettle", True),
        ("zh-Hans", "Kettle", True),
        ("zh-Hans", "水壺", True),
        ("zh-Hans", "水кettle", True),
        ("zh-Hant", "水壺", False),
        ("zh-Hant", "水壶", True),
        ("en", "crème brûlée", False),
        ("en", "kettlе", True),
        ("en", "kettle 水壶", True),
        ("ja", "やかん", False),
        ("ja", "薬缶", False),
        ("ja", "kettle", True),
        ("ru", "чайник", False),
        ("ru", "chainik", True),
        ("xx", "水", False),
    ],
)
def test_texts_in_the_script_of_their_locale(
    tmp_path: Path, locale: str, words: str, wrong: bool
) -> None:
    deck = answers(tmp_path, f'{{{locale}: "{words}"}}', locales=locale)
    found = [flaw for flaw in check(deck) if flaw.place.line == 6]
    assert bool(found) == wrong
