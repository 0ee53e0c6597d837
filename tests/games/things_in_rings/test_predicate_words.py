"""The table of name tests: what each asks, and how it tells what it found."""

from __future__ import annotations

import json

import pytest

from authoring.games.things_in_rings.predicate.nodes import Interval, Letters, Word
from authoring.games.things_in_rings.predicate.words import ALPHABETS, TESTS, asker, fact
from authoring.resources import folder

CASES = [
    (Word("contains", ("oo", "ttl")), "en", "kettle", True, "contains ttl"),
    (Word("contains", ("oo", "z")), "en", "kettle", False, "does not contain oo or z"),
    (Word("starts-with", ("k",)), "en", "kettle", True, "starts with k"),
    (Word("ends-with", ("k",)), "en", "kettle", False, "does not end with k"),
    (Word("length", Interval(5)), "en", "kettle", True, "has 6 letters"),
    (Word("length", Interval(2)), "en", "I", False, "has 1 letter"),
    (Word("vowels", Interval(0, 1)), "en", "kettle", False, "has 2 vowels"),
    (Word("words", Interval(2)), "en", "ice cream", True, "has 2 words"),
    (
        Word("letters", Letters(("t", "e"), Interval(4))),
        "en",
        "kettle",
        True,
        "has 4 letters of t, e",
    ),
    (
        Word("only-letters-from", ("a", "b")),
        "en",
        "cab",
        False,
        "is not spelled only with a, b",
    ),
    (Word("double-letter", None), "en", "kettle", True, "has a double letter"),
    (Word("repeated-letter", None), "en", "cat", False, "repeats no letter"),
    (
        Word("same-first-last", None),
        "en",
        "kayak",
        True,
        "starts and ends with the same letter",
    ),
    (
        Word("alphabetical", None),
        "en",
        "egg",
        True,
        "has its letters in alphabetical order",
    ),
    (Word("characters", Interval(2, 2)), "zh-Hans", "水壶", True, "has 2 characters"),
    (Word("contains", ("水",)), "zh-Hans", "水壶", True, "contains 水"),
    (Word("starts-with", ("壶",)), "zh-Hans", "水壶", False, "does not start with 壶"),
    (Word("ends-with", ("壶",)), "zh-Hant", "水壶", True, "ends with 壶"),
    (Word("repeated-character", None), "zh-Hans", "星星", True, "repeats a character"),
    (Word("syllables", Interval(3, 3)), "en", "banana", True, "has 3 syllables"),
    (Word("rhymes-with", ("hat",)), "en", "cat", True, "rhymes with hat"),
    (Word("rhymes-with", ("hat", "cot")), "en", "dog", False, "does not rhyme with hat or cot"),
    (Word("compound", None), "en", "snowman", True, "is made of words"),
    (Word("compound", None), "en", "butterfly", False, "is not made of words"),
    (Word("strokes", Interval(1, 9)), "zh-Hans", "苹果", False, "has 16 strokes"),
    (Word("measure-word", ("本",)), "zh-Hans", "书", True, "is counted with 本"),
    (Word("same-tone", None), "zh-Hans", "香蕉", True, "has one tone in all syllables"),
]


@pytest.mark.parametrize(("word", "locale", "name", "holds", "told"), CASES)
def test_a_test_holds_or_not_and_says_what_it_saw(
    word: Word, locale: str, name: str, holds: bool, told: str
) -> None:
    assert asker(word, locale)(name) is holds
    assert fact(word, locale, name) == told


def test_every_test_has_a_case() -> None:
    assert {word.test for word, *_ in CASES} == TESTS.keys()


def test_every_language_of_a_test_has_an_alphabet() -> None:
    for test in TESTS.values():
        assert test.languages() <= ALPHABETS.keys()
        assert test.languages()


def test_table_and_schema_name_the_same_tests() -> None:
    text = (folder("schemas") / "things-in-rings" / "rules.schema.json").read_text("utf-8")
    assert json.loads(text)["$defs"]["word-test"]["properties"].keys() == TESTS.keys()


def test_a_test_in_a_language_it_cannot_be_asked_in() -> None:
    with pytest.raises(KeyError):
        asker(Word("length", Interval(2)), "zh-Hans")


def test_a_wrong_argument_is_refused() -> None:
    with pytest.raises(TypeError, match="Interval"):
        asker(Word("length", ("a",)), "en")
