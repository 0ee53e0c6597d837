"""The tests of a name's writing: one entry of TESTS each.

An entry says what argument the test takes, by its class, and how a name is measured
in each language it can be asked in. A new test is a new entry, and a property of
`word` in `schemas/things-in-rings/rules.schema.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from authoring.games.things_in_rings.predicate.nodes import Argument, Interval, Letters, Word
from authoring.language import chinese, english, spoken

A = TypeVar("A")
Ask = Callable[[str], bool]


def _expect(argument: Argument, sort: type[A]) -> A:
    if not isinstance(argument, sort):
        raise TypeError(f"expected {sort.__name__}, not {argument!r}")
    return argument


@dataclass(frozen=True, slots=True)
class NumberTest:
    """Takes a number: `length: {at-least: 5}`. `least` is what every name reaches."""

    noun: str
    plural: str
    least: int
    measures: Mapping[str, Callable[[str], int]]

    def languages(self) -> frozenset[str]:
        return frozenset(self.measures)

    def ask(self, argument: Argument, tongue: str) -> Ask:
        measure, wanted = self.measures[tongue], _expect(argument, Interval)
        return lambda name: measure(name) in wanted

    def fact(self, _argument: Argument, tongue: str, name: str) -> str:
        number = self.measures[tongue](name)
        return f"has {number} {self.noun if number == 1 else self.plural}"


@dataclass(frozen=True, slots=True)
class TextTest:
    """Takes a text or a list of which any will do: `starts-with: [b, p]`."""

    says: str
    denies: str
    matches: Mapping[str, Callable[[str, str], bool]]

    def languages(self) -> frozenset[str]:
        return frozenset(self.matches)

    def ask(self, argument: Argument, tongue: str) -> Ask:
        match, texts = self.matches[tongue], _expect(argument, tuple)
        return lambda name: any(match(name, text) for text in texts)

    def fact(self, argument: Argument, tongue: str, name: str) -> str:
        match, texts = self.matches[tongue], _expect(argument, tuple)
        for text in texts:
            if match(name, text):
                return f"{self.says} {text}"
        return f"{self.denies} {' or '.join(texts)}"


@dataclass(frozen=True, slots=True)
class LetterCountTest:
    """Takes letters and a number: `letters: {of: [a, e], at-least: 2}`."""

    measures: Mapping[str, Callable[[str, frozenset[str]], int]]

    def languages(self) -> frozenset[str]:
        return frozenset(self.measures)

    def ask(self, argument: Argument, tongue: str) -> Ask:
        measure, letters = self.measures[tongue], _expect(argument, Letters)
        chosen = frozenset(letters.of)
        return lambda name: measure(name, chosen) in letters.count

    def fact(self, argument: Argument, tongue: str, name: str) -> str:
        of = _expect(argument, Letters).of
        number = self.measures[tongue](name, frozenset(of))
        return f"has {number} {'letter' if number == 1 else 'letters'} of {', '.join(of)}"


@dataclass(frozen=True, slots=True)
class LettersTest:
    """Takes a list of single letters: `only-letters-from: [a, b, c]`."""

    says: str
    denies: str
    matches: Mapping[str, Callable[[str, frozenset[str]], bool]]

    def languages(self) -> frozenset[str]:
        return frozenset(self.matches)

    def ask(self, argument: Argument, tongue: str) -> Ask:
        match, chosen = self.matches[tongue], frozenset(_expect(argument, tuple))
        return lambda name: match(name, chosen)

    def fact(self, argument: Argument, tongue: str, name: str) -> str:
        verb = self.says if self.ask(argument, tongue)(name) else self.denies
        return f"{verb} {', '.join(_expect(argument, tuple))}"


@dataclass(frozen=True, slots=True)
class PlainTest:
    """Takes `true`: it holds or not."""

    says: str
    denies: str
    matches: Mapping[str, Ask]

    def languages(self) -> frozenset[str]:
        return frozenset(self.matches)

    def ask(self, _argument: Argument, tongue: str) -> Ask:
        return self.matches[tongue]

    def fact(self, _argument: Argument, tongue: str, name: str) -> str:
        return self.says if self.matches[tongue](name) else self.denies


WordTest = NumberTest | TextTest | LetterCountTest | LettersTest | PlainTest

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
    "syllables": NumberTest("syllable", "syllables", 1, {"en": spoken.syllables}),
    "rhymes-with": TextTest("rhymes with", "does not rhyme with", {"en": spoken.rhymes}),
    "compound": PlainTest("is made of words", "is not made of words", {"en": spoken.is_compound}),
    "strokes": NumberTest("stroke", "strokes", 1, {"zh": spoken.strokes}),
    "measure-word": TextTest(
        "is counted with", "is not counted with", {"zh": spoken.measured_with}
    ),
    "same-tone": PlainTest(
        "has one tone in all syllables",
        "has not one tone in all syllables",
        {"zh": spoken.has_one_tone},
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
    """The test as a question about a name in this locale.

    Raises KeyError when the test cannot be asked in the language of the locale.
    """
    return TESTS[word.test].ask(word.argument, language(locale))


def fact(word: Word, locale: str, name: str) -> str:
    """What the name shows, as words that follow it: `has 6 letters`."""
    return TESTS[word.test].fact(word.argument, language(locale), name)
