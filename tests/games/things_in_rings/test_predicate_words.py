"""The table of name tests: what each asks, and how it tells what it found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from authoring.games.things_in_rings.predicate.nodes import (
    Interval,
    Letters,
    Placed,
    Where,
    Word,
)
from authoring.games.things_in_rings.predicate.words import ALPHABETS, TESTS, asker, fact
from authoring.language.facts import UNSTATED, Facts
from authoring.resources import folder


def placed(where: str, *values: str) -> Placed:
    return Placed(Where(where), values)


SHAPES = "has structure single, top-bottom"
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
    (Word("hidden-word", ("ear", "ape")), "en", "earring", True, "hides the word ear"),
    (Word("hidden-word", ("ear",)), "en", "ear", False, "does not hide ear"),
    (Word("hides-a-word", None), "en", "carpet", True, "hides a shorter word"),
    (Word("hides-a-word", None), "en", "yacht", False, "hides no word"),
    (Word("syllables", Interval(2, 2)), "en", "fire", None, "has no sure number of syllables"),
    (Word("strokes", Interval(1, 9)), "zh-Hans", "苹果", False, "has 16 strokes"),
    (
        Word("strokes", Placed(Where.FIRST, Interval(8))),
        "zh-Hans",
        "苹果",
        True,
        "has 8, 8 strokes",
    ),
    (Word("structure", placed("first", "left-right")), "zh-Hans", "水壶", False, SHAPES),
    (Word("structure", placed("last", "top-bottom")), "zh-Hans", "水壶", True, SHAPES),
    (Word("structure", placed("third", "single")), "zh-Hans", "水壶", False, SHAPES),
    (Word("radical", placed("any", "水")), "zh-Hans", "河马", True, "has radical 水, 马"),
    (Word("radical", placed("every", "氵")), "zh-Hans", "河马", False, "has radical 水, 马"),
    (Word("component", placed("first", "口")), "zh-Hans", "河马", True, "has component 口, 马"),
    (Word("initial", placed("first", "none")), "zh-Hans", "鹅", True, "has initial none"),
    (Word("initial", placed("any", "y")), "zh-Hans", "眼镜", True, "has initial y, j"),
    (Word("final", placed("first", "ian")), "zh-Hans", "眼镜", True, "has final ian, ing"),
    (Word("final", placed("every", "ü")), "zh-Hans", "雨具", True, "has final ü, ü"),
    (Word("tone", placed("last", "2")), "zh-Hans", "银行", True, "has tone 2, 2"),
    (Word("tone", placed("first", "2")), "zh-Hans", "行", True, "has tone 2"),
    (Word("tone", placed("first", "2")), "zh-Hans", "长", None, "has tone 2 or 3"),
    (Word("tones", ("3-4", "rising")), "zh-Hans", "雪人", False, "has not tones 3-4 or rising"),
    (Word("tones", ("rising",)), "zh-Hans", "苹果", True, "has tones rising"),
    (Word("tones", ("falling",)), "zh-Hans", "T恤", False, "has not tones falling"),
    (Word("tones", ("2",)), "zh-Hans", "长", None, "perhaps has tones 2"),
    (Word("measure-word", ("本",)), "zh-Hans", "书", True, "is counted with 本"),
    (Word("same-tone", None), "zh-Hans", "香蕉", True, "has one tone in all syllables"),
]


@pytest.mark.parametrize(("word", "locale", "name", "holds", "told"), CASES)
def test_a_test_holds_or_not_and_says_what_it_saw(
    word: Word, locale: str, name: str, holds: bool | None, told: str
) -> None:
    assert asker(word, locale)(name, UNSTATED) is holds
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


STATED = [
    (Word("syllables", Interval(2, 2)), "en", "fire", Facts(syllables=2), True),
    (Word("compound", None), "en", "carpet", Facts(compound=True), True),
    (Word("rhymes-with", ("hat",)), "en", "blorp", Facts(rhymes=("hat",)), True),
    (Word("tone", placed("first", "2")), "zh-Hans", "长", Facts(reading=("chang2",)), True),
    (Word("initial", placed("first", "zh")), "zh-Hans", "长", Facts(reading=("zhang3",)), True),
    (Word("same-tone", None), "zh-Hans", "银行", Facts(reading=("yin2", "xing4")), False),
    (Word("strokes", Interval(9, 9)), "zh-Hans", "长", Facts(strokes=9), True),
    (
        Word("structure", placed("any", "single")),
        "zh-Hans",
        "狗",
        Facts(structure=("single",)),
        True,
    ),
    (Word("radical", placed("any", "口")), "zh-Hans", "狗", Facts(radical=("口",)), True),
    (Word("measure-word", ("只",)), "zh-Hans", "书", Facts(measure_words=("只",)), True),
]


@pytest.mark.parametrize(("word", "locale", "name", "facts", "holds"), STATED)
def test_what_a_card_states_comes_before_the_lexicon(
    word: Word, locale: str, name: str, facts: Facts, holds: bool
) -> None:
    assert asker(word, locale)(name, facts) is holds
    assert asker(word, locale)(name, UNSTATED) is not holds


@pytest.mark.parametrize("word", [Word("rhymes-with", ("hat",)), Word("syllables", Interval(2))])
def test_what_nobody_knows_is_left_open(word: Word) -> None:
    assert asker(word, "en")("blorptang", UNSTATED) is None
    assert "perhaps" in fact(word, "en", "blorptang") or "no sure" in fact(word, "en", "blorptang")


def test_of_characters_without_a_known_structure_only_some_is_so() -> None:
    def holds(where: str, structure: str) -> bool | None:
        word = Word("structure", placed(where, structure))
        return asker(word, "zh-Hans")("水㐄", UNSTATED)

    assert holds("any", "single") is True
    assert holds("any", "enclosing") is None
    assert holds("every", "enclosing") is False
    assert asker(Word("strokes", Interval(2)), "zh-Hans")("水𠀋", UNSTATED) is None
    assert asker(Word("tone", placed("first", "3")), "zh-Hans")("水𠀋", UNSTATED) is None


def test_letters_of_a_chinese_name_are_no_characters() -> None:
    assert asker(Word("structure", placed("first", "single")), "zh-Hans")("T恤", UNSTATED) is False
    assert asker(Word("tone", placed("last", "4")), "zh-Hans")("T恤", UNSTATED) is True


def test_the_manual_tells_of_every_test() -> None:
    page = Path(__file__).parents[3] / "docs" / "reference" / "word-tests.md"
    told = page.read_text("utf-8")
    assert not [test for test in TESTS if f"`{test}`" not in told]


def test_where_teachers_differ_only_their_answers_are_open() -> None:
    def holds(structure: str) -> bool | None:
        return asker(Word("structure", placed("first", structure)), "zh-Hans")("老虎", UNSTATED)

    assert holds("top-bottom") is None
    assert holds("enclosing") is None
    assert holds("left-right") is False
    both = Word("structure", placed("first", "top-bottom", "enclosing"))
    assert asker(both, "zh-Hans")("老虎", UNSTATED) is True
