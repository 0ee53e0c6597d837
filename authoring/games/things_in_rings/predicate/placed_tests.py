"""Tests of single characters and syllables: `structure: {first: left-right}`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice, product

from authoring.games.things_in_rings.predicate.nodes import Argument, Interval, Placed, Where
from authoring.games.things_in_rings.predicate.word_tests import (
    Ask,
    any_of,
    every_of,
    expect,
)
from authoring.language import glyphs, readings
from authoring.language.chinese import characters
from authoring.language.facts import Facts

Values = frozenset[str] | None
"""What one sign has, none of it if it is a letter; None where that is unknown."""

Ways = Sequence[Sequence[Values]]
"""The values of each sign, once for each way to read the name."""

INDEXES = {Where.FIRST: 0, Where.SECOND: 1, Where.THIRD: 2, Where.LAST: -1}


@dataclass(frozen=True, slots=True)
class PlacedTest:
    """Takes a place and a value of which any will do: `tone: {last: [1, 2]}`.

    `known` are the values there are, asked for only where a rule is read; `main` is how a
    value is compared.
    """

    noun: str
    ways: Mapping[str, Callable[[str, Facts], Ways]]
    known: Callable[[], Sequence[str]]
    main: Callable[[str], str] = str

    def languages(self) -> frozenset[str]:
        return frozenset(self.ways)

    def ask(self, argument: Argument, tongue: str) -> Ask:
        placed = expect(argument, Placed)
        wanted = frozenset(map(self.main, expect_values(placed)))
        ways, where = self.ways[tongue], placed.where

        def answer(name: str, facts: Facts) -> bool | None:
            found = {
                at(where, [None if one is None else not one.isdisjoint(wanted) for one in signs])
                for signs in ways(name, facts)
            }
            return found.pop() if len(found) == 1 else None

        return answer

    def fact(self, argument: Argument, tongue: str, name: str, facts: Facts) -> str:
        wanted = frozenset(map(self.main, expect_values(expect(argument, Placed))))
        told = [
            ", ".join(_told(values, wanted) for values in signs)
            for signs in self.ways[tongue](name, facts)
        ]
        shown = " or ".join(dict.fromkeys(told))
        return f"has {self.noun} {shown}" if shown else f"has no known {self.noun}"


def _told(values: Values, wanted: frozenset[str]) -> str:
    """What a sign has, and of many values only those that are asked for."""
    if values is None:
        return "?"
    shown = values if len(values) == 1 else values & wanted
    return "+".join(sorted(shown)) or "–"


def expect_values(placed: Placed) -> tuple[str, ...]:
    """The values that are wanted. Raises TypeError where a number is."""
    if isinstance(placed.wanted, Interval):
        raise TypeError(f"expected values, not {placed.wanted!r}")
    return placed.wanted


def at(where: Where, answers: Sequence[bool | None]) -> bool | None:
    """What holds of the signs in a place, from what holds of each."""
    if where is Where.ANY:
        return any_of(answers)
    if where is Where.EVERY:
        return every_of(answers)
    index = INDEXES[where]
    return answers[index] if -len(answers) <= index < len(answers) else False


@dataclass(frozen=True, slots=True)
class StrokesTest:
    """Takes a number of all characters together, or a place and the number of one:
    `strokes: {at-least: 20}`, `strokes: {first: {at-most: 5}}`."""

    noun: str = "stroke"
    plural: str = "strokes"
    least: int = 1

    def languages(self) -> frozenset[str]:
        return frozenset(("zh",))

    def ask(self, argument: Argument, tongue: str) -> Ask:
        if tongue != "zh":
            raise KeyError(tongue)
        if isinstance(argument, Interval):
            return partial(_together, wanted=argument)
        placed = expect(argument, Placed)
        if not isinstance(placed.wanted, Interval):
            raise TypeError(f"expected a number, not {placed.wanted!r}")
        return partial(_single, where=placed.where, wanted=placed.wanted)

    def number(self, argument: Argument, _tongue: str, name: str, facts: Facts) -> int | None:
        """What is measured; None also where several characters are asked."""
        if isinstance(argument, Interval):
            return glyphs.strokes(name, facts)
        index, counts = INDEXES.get(expect(argument, Placed).where), _counts(name)
        if index is None or not -len(counts) <= index < len(counts):
            return None
        return counts[index]

    def fact(self, argument: Argument, _tongue: str, name: str, facts: Facts) -> str:
        if isinstance(argument, Interval):
            counted = glyphs.strokes(name, facts)
            told = "?" if counted is None else str(counted)
        else:
            told = ", ".join("?" if one is None else str(one) for one in _counts(name))
        return f"has {told} {self.noun if told == '1' else self.plural}"


def _together(name: str, facts: Facts, wanted: Interval) -> bool | None:
    counted = glyphs.strokes(name, facts)
    return None if counted is None else counted in wanted


def _single(name: str, _facts: Facts, where: Where, wanted: Interval) -> bool | None:
    return at(where, [None if one is None else one in wanted for one in _counts(name)])


def _counts(name: str) -> list[int | None]:
    return [glyphs.strokes_of(sign) for sign in characters(name)]


@lru_cache(maxsize=1 << 12)
def structures(name: str, facts: Facts) -> Ways:
    """Where teachers differ, once for each answer."""
    answers = (
        [frozenset((one,)) for one in sorted(values)] if values else [values]
        for values in glyphs.structures(name, facts)
    )
    return tuple(islice(product(*answers), readings.MOST))


def radicals(name: str, facts: Facts) -> Ways:
    return (glyphs.radicals(name, facts),)


def components(name: str, _facts: Facts) -> Ways:
    return (glyphs.components(name),)


def sounds(part: str) -> Callable[[str, Facts], Ways]:
    """The `initial`, `final` or `tone` of each syllable."""

    @lru_cache(maxsize=1 << 12)
    def ways(name: str, facts: Facts) -> Ways:
        return tuple(
            tuple(frozenset((one,)) if one else frozenset[str]() for one in reading)
            for reading in readings.parts(name, part, facts)
        )

    return ways
