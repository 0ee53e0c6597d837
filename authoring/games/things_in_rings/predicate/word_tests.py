"""Sorts of tests of a name: what argument each takes, and how it is asked and told.

Tests of the spelling look at the name alone. Stated ones also look at the facts that the
card states of it, and may not know: None where people differ or nobody says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import repeat
from typing import Protocol, TypeVar

from authoring.games.things_in_rings.predicate.nodes import Argument, Interval, Letters
from authoring.language.facts import Facts

A = TypeVar("A")
Ask = Callable[[str, Facts], bool | None]
"""A question about a name with its facts; None where that cannot be decided."""


class WordTest(Protocol):
    """One test of names."""

    def languages(self) -> frozenset[str]:
        """Those that a name can be asked in."""
        ...

    def ask(self, argument: Argument, tongue: str) -> Ask: ...

    def fact(self, argument: Argument, tongue: str, name: str, facts: Facts) -> str:
        """What the name shows, as words that follow it: `has 6 letters`."""
        ...


def expect(argument: Argument, sort: type[A]) -> A:
    """The argument, which was read to be of this sort. Raises TypeError."""
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
        measure, wanted = self.measures[tongue], expect(argument, Interval)
        return lambda name, _: measure(name) in wanted

    def number(self, _argument: Argument, tongue: str, name: str, _facts: Facts) -> int | None:
        return self.measures[tongue](name)

    def fact(self, _argument: Argument, tongue: str, name: str, _facts: Facts) -> str:
        number = self.measures[tongue](name)
        return f"has {number} {self.noun if number == 1 else self.plural}"


@dataclass(frozen=True, slots=True)
class StatedNumberTest:
    """Takes a number, of what a card may state: `syllables: {exactly: 2}`."""

    noun: str
    plural: str
    least: int
    measures: Mapping[str, Callable[[str, Facts], int | None]]

    def languages(self) -> frozenset[str]:
        return frozenset(self.measures)

    def ask(self, argument: Argument, tongue: str) -> Ask:
        measure, wanted = self.measures[tongue], expect(argument, Interval)

        def answer(name: str, facts: Facts) -> bool | None:
            number = measure(name, facts)
            return None if number is None else number in wanted

        return answer

    def number(self, _argument: Argument, tongue: str, name: str, facts: Facts) -> int | None:
        return self.measures[tongue](name, facts)

    def fact(self, _argument: Argument, tongue: str, name: str, facts: Facts) -> str:
        number = self.measures[tongue](name, facts)
        if number is None:
            return f"has no sure number of {self.plural}"
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
        match, texts = self.matches[tongue], expect(argument, tuple)
        return lambda name, _: any(map(match, repeat(name), texts))

    def fact(self, argument: Argument, tongue: str, name: str, _facts: Facts) -> str:
        match, texts = self.matches[tongue], expect(argument, tuple)
        for text in texts:
            if match(name, text):
                return f"{self.says} {text}"
        return f"{self.denies} {' or '.join(texts)}"


@dataclass(frozen=True, slots=True)
class StatedTextTest:
    """Takes a word or a list of which any will do, of what a card may state: `rhymes-with: hat`."""

    says: str
    denies: str
    matches: Mapping[str, Callable[[str, str, Facts], bool | None]]

    def languages(self) -> frozenset[str]:
        return frozenset(self.matches)

    def ask(self, argument: Argument, tongue: str) -> Ask:
        match, texts = self.matches[tongue], expect(argument, tuple)
        return lambda name, facts: any_of(match(name, text, facts) for text in texts)

    def fact(self, argument: Argument, tongue: str, name: str, facts: Facts) -> str:
        match, texts = self.matches[tongue], expect(argument, tuple)
        told = {text: match(name, text, facts) for text in texts}
        for text, holds in told.items():
            if holds:
                return f"{self.says} {text}"
        surely = self.denies if None not in told.values() else f"perhaps {self.says}"
        return f"{surely} {' or '.join(texts)}"


@dataclass(frozen=True, slots=True)
class LetterCountTest:
    """Takes letters and a number: `letters: {of: [a, e], at-least: 2}`."""

    measures: Mapping[str, Callable[[str, frozenset[str]], int]]

    def languages(self) -> frozenset[str]:
        return frozenset(self.measures)

    def ask(self, argument: Argument, tongue: str) -> Ask:
        measure, letters = self.measures[tongue], expect(argument, Letters)
        chosen = frozenset(letters.of)
        return lambda name, _: measure(name, chosen) in letters.count

    def number(self, argument: Argument, tongue: str, name: str, _facts: Facts) -> int | None:
        return self.measures[tongue](name, frozenset(expect(argument, Letters).of))

    def fact(self, argument: Argument, tongue: str, name: str, _facts: Facts) -> str:
        of = expect(argument, Letters).of
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
        match, chosen = self.matches[tongue], frozenset(expect(argument, tuple))
        return lambda name, _: match(name, chosen)

    def fact(self, argument: Argument, tongue: str, name: str, facts: Facts) -> str:
        verb = self.says if self.ask(argument, tongue)(name, facts) else self.denies
        return f"{verb} {', '.join(expect(argument, tuple))}"


@dataclass(frozen=True, slots=True)
class PlainTest:
    """Takes `true`: it holds or not."""

    says: str
    denies: str
    matches: Mapping[str, Callable[[str], bool]]

    def languages(self) -> frozenset[str]:
        return frozenset(self.matches)

    def ask(self, _argument: Argument, tongue: str) -> Ask:
        match = self.matches[tongue]
        return lambda name, _: match(name)

    def fact(self, _argument: Argument, tongue: str, name: str, _facts: Facts) -> str:
        return self.says if self.matches[tongue](name) else self.denies


@dataclass(frozen=True, slots=True)
class StatedPlainTest:
    """Takes `true`, of what a card may state: `compound: true`."""

    says: str
    denies: str
    matches: Mapping[str, Ask]

    def languages(self) -> frozenset[str]:
        return frozenset(self.matches)

    def ask(self, _argument: Argument, tongue: str) -> Ask:
        return self.matches[tongue]

    def fact(self, _argument: Argument, tongue: str, name: str, facts: Facts) -> str:
        holds = self.matches[tongue](name, facts)
        return f"perhaps {self.says}" if holds is None else self.says if holds else self.denies


def any_of(answers: Iterable[bool | None]) -> bool | None:
    """True where one is so, else None where one is not known."""
    unknown = False
    for answer in answers:
        if answer:
            return True
        unknown = unknown or answer is None
    return None if unknown else False


def every_of(answers: Iterable[bool | None]) -> bool | None:
    """False where one is not so, or none is there, else None where one is not known."""
    found = set(answers)
    return False if False in found or not found else None if None in found else True
