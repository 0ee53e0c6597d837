"""Names as formulas: each test is open, but for what is so of every name however spelled.

No word list is asked. A name that starts with b contains b, has a letter at least, and
does not start with c; whether a word of such letters exists is not looked at. So what is
proved is true of every name, and a counter-example may be no word that anybody knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from string import ascii_lowercase
from typing import Any

from authoring.games.things_in_rings.deep.placed import PlacedNames
from authoring.games.things_in_rings.predicate.nodes import Interval, Letters, Placed, Word
from authoring.games.things_in_rings.predicate.words import language
from authoring.language.readings import PATTERNS

VOWELS = tuple("aeiou")
TEXTS = ("contains", "starts-with", "ends-with")
SOUNDS = ("hidden-word", "rhymes-with", "tones", "measure-word")
"""Tests that take texts, of which nothing is known but that they hold or not."""

NUMBERS = ("length", "vowels", "words", "characters")
AT_LEAST_TWO = ("double-letter", "repeated-letter")


class Names:
    """The tests of names in one locale."""

    def __init__(self, z3: Any, locale: str | None) -> None:
        self._z3 = z3
        self._english = locale is not None and language(locale) == "en"
        self._size = z3.Int("length" if self._english else "characters")
        self._placed = PlacedNames(z3, self._size)

    def within(self, number: Any, interval: Interval) -> Any:
        """That a number lies in an interval."""
        low = number >= interval.low
        return low if interval.high is None else self._z3.And(low, number <= interval.high)

    def formula(self, word: Word) -> Any:
        """The test of a name as a formula."""
        z3, argument = self._z3, word.argument
        if isinstance(argument, Placed):
            return self._placed.formula(word.test, argument)
        if word.test in SOUNDS and isinstance(argument, tuple):
            return z3.Or(*(self._text(word.test, text) for text in argument))
        if isinstance(argument, Letters):
            return self.within(self._count(argument.of), argument.count)
        if isinstance(argument, Interval):
            number = self._count(VOWELS) if word.test == "vowels" else z3.Int(word.test)
            return self.within(number, argument)
        if word.test in TEXTS and argument is not None:
            return z3.Or(*(self._text(word.test, text) for text in argument))
        if argument is not None:
            strange = (letter for letter in ascii_lowercase if letter not in argument)
            return z3.Not(z3.Or(*(self._text("contains", letter) for letter in strange)))
        return z3.Bool(word.test)

    def fact(self, word: Word, holds: bool) -> str:
        """What a counter-example's name is like."""
        argument = word.argument
        if isinstance(argument, Placed):
            said = f"{argument.where} {word.test} as asked"
        elif isinstance(argument, Letters):
            said = f"{word.test} of {', '.join(argument.of)} as asked"
        elif isinstance(argument, tuple):
            said = f"{word.test} {' or '.join(argument)}"
        else:
            said = word.test if argument is None else f"{word.test} as asked"
        return f"has a name with {said}" if holds else f"has a name without {said}"

    def _text(self, test: str, text: str) -> Any:
        return self._z3.Bool(f"{test} {text}")

    def _count(self, of: Iterable[str]) -> Any:
        return self._z3.Int(f"letters {''.join(sorted(set(of)))}")

    def laws(self, words: Iterable[Word]) -> Iterator[Any]:
        """What is so of every name, as far as these tests ask."""
        asked = list(dict.fromkeys(words))
        yield self._size >= 1
        yield from self._of_numbers(asked)
        yield from self._of_sounds(asked)
        yield from self._placed.laws(asked)
        texts = {
            (word.test, text)
            for word in asked
            if word.test in TEXTS and isinstance(word.argument, tuple)
            for text in word.argument
        }
        texts |= {
            ("contains", text)
            for word in asked
            if word.test == "hidden-word" and isinstance(word.argument, tuple)
            for text in word.argument
        }
        if any(isinstance(word.argument, Letters) or word.test == "vowels" for word in asked):
            texts |= {("contains", letter) for letter in ascii_lowercase}
        yield from self._of_texts(texts | {("contains", text) for _, text in texts})

    def _of_numbers(self, asked: list[Word]) -> Iterator[Any]:
        z3 = self._z3
        groups = [word.argument.of for word in asked if isinstance(word.argument, Letters)]
        groups += [VOWELS for word in asked if word.test == "vowels"]
        for of in groups:
            count = self._count(of)
            present = z3.Or(*(self._text("contains", letter) for letter in of))
            yield z3.And(count >= 0, count <= self._size, (count >= 1) == present)
        for one, other in combinations(groups, 2):
            if set(one) <= set(other):
                yield self._count(one) <= self._count(other)
            if set(other) <= set(one):
                yield self._count(other) <= self._count(one)
            if set(one).isdisjoint(other):
                yield self._count(one) + self._count(other) <= self._size
        yield z3.Int("words") >= 1
        yield z3.Int("words") <= self._size
        yield z3.Int("syllables") >= 1
        yield z3.Int("strokes") >= 0
        yield z3.Implies(z3.Bool("double-letter"), z3.Bool("repeated-letter"))
        for test in (*AT_LEAST_TWO, "repeated-character"):
            yield z3.Implies(z3.Bool(test), self._size >= 2)

    def _of_sounds(self, asked: list[Word]) -> Iterator[Any]:
        """A hidden word is in the name, which is longer. Of two patterns of tones only those
        hold together of which one says what the other does."""
        z3 = self._z3
        for word in asked:
            for text in word.argument if isinstance(word.argument, tuple) else ():
                here = self._text(word.test, text)
                if word.test == "hidden-word":
                    longer = self._size > len(text)
                    yield z3.Implies(here, z3.And(longer, self._text("contains", text)))
        rising, falling, different = (self._text("tones", one) for one in PATTERNS)
        yield z3.Not(z3.And(rising, falling))
        yield z3.Implies(z3.Or(rising, falling), different)
        yield z3.Not(z3.And(different, z3.Bool("same-tone")))

    def _of_texts(self, texts: set[tuple[str, str]]) -> Iterator[Any]:
        z3 = self._z3
        listed = sorted(texts)
        for test, text in listed:
            here = self._text(test, text)
            yield z3.Implies(here, self._size >= len(text))
            yield z3.Implies(here, self._text("contains", text))
        contained = [text for test, text in listed if test == "contains"]
        for long in contained:
            for short in contained:
                if short != long and short in long:
                    yield z3.Implies(self._text("contains", long), self._text("contains", short))
        for test, fits in (("starts-with", str.startswith), ("ends-with", str.endswith)):
            for one, other in combinations([text for name, text in listed if name == test], 2):
                here, there = self._text(test, one), self._text(test, other)
                if fits(one, other):
                    yield z3.Implies(here, there)
                elif fits(other, one):
                    yield z3.Implies(there, here)
                else:
                    yield z3.Not(z3.And(here, there))
