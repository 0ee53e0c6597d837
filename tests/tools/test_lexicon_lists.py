"""The lists of our own that the recipe of the lexicon reads."""

from __future__ import annotations

from collections import Counter

import pytest

from authoring.language import glyphs, pinyin
from authoring.language.chinese import is_character
from authoring.language.lexicon import Hiding, character, hidden
from tools.build_lexicon import sources
from tools.build_lexicon.shapes import STRUCTURES

LISTED = ("structures.txt", "radicals.txt", "strokes.txt")


@pytest.mark.parametrize("name", LISTED)
def test_each_character_stands_in_one_row(name: str) -> None:
    signs = Counter(sign for _, row in sources.hand(name) for sign in row)
    assert [sign for sign, times in signs.items() if times > 1] == []
    assert all(map(is_character, signs))


def test_structures_are_those_that_rules_know() -> None:
    assert set(STRUCTURES.values()) == set(glyphs.STRUCTURES)
    for structure, signs in sources.hand("structures.txt"):
        answers = tuple(structure.split())
        assert set(answers) <= set(glyphs.STRUCTURES)
        assert [sign for sign in signs if character(sign).structures != answers] == []


def test_radicals_went_into_the_lexicon() -> None:
    for radical, signs in sources.hand("radicals.txt"):
        assert [sign for sign in signs if character(sign).radical != radical] == []


def test_readings_are_pinyin_in_use() -> None:
    rows = sources.hand("readings.txt")
    assert len({sign for sign, _ in rows}) == len(rows)
    for sign, told in rows:
        assert [one for one in told.split() if pinyin.split(one) is None] == []
        assert character(sign).usual == tuple(told.split())
        strange = set(told.split()) - set(character(sign).readings)
        assert all(one.endswith("5") or sign in "咖" for one in strange), (sign, strange)


def test_hidden_words_are_listed_once() -> None:
    rows = {row[0]: row[1].split() for row in sources.hand("hidden.en.txt")}
    assert {len(word) for word in rows["short"]} == {3}
    assert not [word for word, times in Counter(rows["short"]).items() if times > 1]
    assert all(hidden()[word] is Hiding.COMMON for word in rows["short"])
    assert not [word for word in rows["out"] if word in hidden()]
