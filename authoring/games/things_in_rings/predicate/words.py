"""The tests of a name's writing and sound: one entry of TESTS each.

An entry says what argument the test takes, by its class, and how a name is measured
in each language it can be asked in. A new test is a new entry, and a property of
`word` in `schemas/things-in-rings/rules.schema.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from authoring.games.things_in_rings.predicate.nodes import Word
from authoring.games.things_in_rings.predicate.placed_tests import (
    PlacedTest,
    StrokesTest,
    components,
    radicals,
    sounds,
    structures,
)
from authoring.games.things_in_rings.predicate.word_tests import (
    Ask,
    LetterCountTest,
    LettersTest,
    NumberTest,
    PlainTest,
    StatedNumberTest,
    StatedPlainTest,
    StatedTextTest,
    TextTest,
    WordTest,
)
from authoring.language import chinese, english, glyphs, pinyin, readings, spoken
from authoring.language.facts import UNSTATED, Facts

TESTS: Mapping[str, WordTest] = {
    "contains": TextTest(
        "contains", "does not contain", {"en": english.contains, "zh": chinese.contains}
    ),
    "starts-with": TextTest(
        "starts with", "does not start with", {"en": english.starts_with, "zh": chinese.starts_with}
    ),
    "ends-with": TextTest(
        "ends with", "does not end with", {"en": english.ends_with, "zh": chinese.ends_with}
    ),
    "length": NumberTest("letter", "letters", 1, {"en": english.length}),
    "vowels": NumberTest("vowel", "vowels", 0, {"en": english.count_vowels}),
    "words": NumberTest("word", "words", 1, {"en": english.words}),
    "letters": LetterCountTest({"en": english.count_letters}),
    "only-letters-from": LettersTest(
        "is spelled only with", "is not spelled only with", {"en": english.has_only}
    ),
    "double-letter": PlainTest(
        "has a double letter", "has no double letter", {"en": english.has_double_letter}
    ),
    "repeated-letter": PlainTest(
        "repeats a letter", "repeats no letter", {"en": english.has_repeated_letter}
    ),
    "same-first-last": PlainTest(
        "starts and ends with the same letter",
        "does not start and end with the same letter",
        {"en": english.starts_as_it_ends},
    ),
    "alphabetical": PlainTest(
        "has its letters in alphabetical order",
        "does not have its letters in alphabetical order",
        {"en": english.is_alphabetical},
    ),
    "characters": NumberTest("character", "characters", 1, {"zh": chinese.count_characters}),
    "repeated-character": PlainTest(
        "repeats a character", "repeats no character", {"zh": chinese.has_repeated_character}
    ),
    "hidden-word": TextTest("hides the word", "does not hide", {"en": spoken.hides}),
    "hides-a-word": StatedPlainTest(
        "hides a shorter word", "hides no word", {"en": lambda name, _: spoken.hides_any(name)}
    ),
    "syllables": StatedNumberTest("syllable", "syllables", 1, {"en": spoken.sure_syllables}),
    "rhymes-with": StatedTextTest("rhymes with", "does not rhyme with", {"en": spoken.rhymes}),
    "compound": StatedPlainTest(
        "is made of words", "is not made of words", {"en": spoken.is_compound}
    ),
    "strokes": StrokesTest(),
    "structure": PlacedTest("structure", {"zh": structures}, lambda: glyphs.STRUCTURES),
    "radical": PlacedTest("radical", {"zh": radicals}, glyphs.every_radical, glyphs.main_form),
    "component": PlacedTest("component", {"zh": components}, glyphs.every_component),
    "initial": PlacedTest("initial", {"zh": sounds("initial")}, lambda: pinyin.INITIALS),
    "final": PlacedTest("final", {"zh": sounds("final")}, lambda: pinyin.FINALS),
    "tone": PlacedTest("tone", {"zh": sounds("tone")}, lambda: pinyin.TONES),
    "tones": StatedTextTest("has tones", "has not tones", {"zh": readings.has_pattern}),
    "same-tone": StatedPlainTest(
        "has one tone in all syllables",
        "has not one tone in all syllables",
        {"zh": readings.has_one_tone},
    ),
    "measure-word": StatedTextTest(
        "is counted with", "is not counted with", {"zh": readings.measured_with}
    ),
}

ALPHABETS: Mapping[str, Callable[[str], bool]] = {
    "en": english.is_letter,
    "zh": chinese.is_character,
}
"""By language: whether a sign can stand in the argument of a test."""


def language(locale: str) -> str:
    """The language of a locale: `zh` of `zh-Hans`."""
    return locale.partition("-")[0]


def asker(word: Word, locale: str) -> Ask:
    """The test as a question about a name in this locale, with what its card states of it.

    Raises KeyError when the test cannot be asked in the language of the locale.
    """
    return TESTS[word.test].ask(word.argument, language(locale))


def any_of_texts(word: Word) -> tuple[str, ...]:
    """The texts of a test that holds where it holds for any of them; none of other tests."""
    if not isinstance(TESTS[word.test], TextTest | StatedTextTest):
        return ()
    return word.argument if isinstance(word.argument, tuple) else ()


def meter(word: Word, locale: str) -> Callable[[str, Facts], int | None]:
    """What `measure` tells of names in this locale, as a function of a name and its facts."""
    test, tongue = TESTS[word.test], language(locale)
    if isinstance(test, NumberTest | StatedNumberTest | LetterCountTest | StrokesTest):
        return partial(test.number, word.argument, tongue)
    return lambda _name, _facts: None


def fact(word: Word, locale: str, name: str, facts: Facts = UNSTATED) -> str:
    """What the name shows, as words that follow it: `has 6 letters`."""
    return TESTS[word.test].fact(word.argument, language(locale), name, facts)


def measure(word: Word, locale: str, name: str, facts: Facts = UNSTATED) -> int | None:
    """The number that a test with a limit compares; None where there is none, or none is sure."""
    return meter(word, locale)(name, facts)
