"""Tests with a limit, and where things stand on either side of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from authoring.games.things_in_rings.cards import Thing
from authoring.games.things_in_rings.predicate.nodes import (
    Every,
    Interval,
    Leaf,
    Letters,
    Not,
    OnScale,
    Placed,
    Predicate,
    SetCount,
    Some,
    Word,
    leaves,
    swapped,
)
from authoring.games.things_in_rings.predicate.planes import Columns, members
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.games.things_in_rings.predicate.words import TESTS, meter
from authoring.language.facts import Facts


@dataclass(frozen=True, slots=True)
class Threshold:
    """A test that holds from one number to another. Those of a scale are positions."""

    leaf: Leaf
    interval: Interval
    least: int = 0

    def limits(self) -> tuple[int, ...]:
        """The numbers from which on it is different: it turns between limit - 1 and limit."""
        low, high = self.interval.low, self.interval.high
        return (*((low,) if low > self.least else ()), *(() if high is None else (high + 1,)))

    def measure(self, thing: Thing, asked: Asker) -> int | None:
        """The thing's number, or None where it has none or that is debatable."""
        return self.meter(asked)(thing)

    def meter(self, asked: Asker) -> Callable[[Thing], int | None]:
        """`measure` as a function of the thing alone."""
        leaf, locale = self.leaf, asked.locale
        if isinstance(leaf, OnScale):
            return partial(_position, leaf, asked)
        if isinstance(leaf, SetCount):
            return partial(_count, leaf, asked)
        if isinstance(leaf, Word) and locale is not None:
            return partial(_spelled, meter(leaf, locale), locale)
        return lambda _: None

    def scale(self) -> tuple[str, ...]:
        """What is measured, whatever the limits: the same for tests that only differ in these."""
        leaf = self.leaf
        if isinstance(leaf, OnScale):
            return ("scale", leaf.scale)
        if isinstance(leaf, SetCount):
            return ("set", leaf.set)
        if isinstance(leaf, Word) and isinstance(leaf.argument, Letters):
            return ("letters", leaf.test, *leaf.argument.of)
        if isinstance(leaf, Word) and isinstance(leaf.argument, Placed):
            return ("placed", leaf.test, leaf.argument.where)
        return ("word", leaf.test) if isinstance(leaf, Word) else ()


@dataclass(frozen=True, slots=True)
class Measured:
    """The number of each thing by its id, and the first thing that has each number."""

    numbers: Mapping[str, int]
    first: Mapping[int, Thing]

    def among(self, things: Iterable[Thing]) -> Measured:
        """The same for some of the things."""
        numbers, first = dict[str, int](), dict[int, Thing]()
        for thing in things:
            if thing.id in self.numbers:
                numbers[thing.id] = self.numbers[thing.id]
                first.setdefault(numbers[thing.id], thing)
        return Measured(numbers, first)


class Measures:
    """What things measure, worked out once for all tests that measure alike."""

    def __init__(self, things: Sequence[Thing]) -> None:
        self._things = things
        self._found: dict[tuple[str | None, tuple[str, ...]], Measured] = {}
        self._names: dict[str, list[tuple[Thing, str, Facts]]] = {}

    def of(self, threshold: Threshold, asked: Asker) -> Measured:
        """Things without a number, or with a debatable one, are left out."""
        key = (asked.locale, threshold.scale())
        if key not in self._found:
            numbers, first = dict[str, int](), dict[int, Thing]()
            for thing, number in self._measured(threshold, asked):
                if number is not None:
                    numbers[thing.id] = number
                    first.setdefault(number, thing)
            self._found[key] = Measured(numbers, first)
        return self._found[key]

    def _measured(self, threshold: Threshold, asked: Asker) -> Iterator[tuple[Thing, int | None]]:
        leaf, locale = threshold.leaf, asked.locale
        if isinstance(leaf, Word) and locale is not None:
            measure = meter(leaf, locale)
            for thing, name, facts in self._named(locale):
                yield thing, measure(name, facts)
        else:
            measure_of = threshold.meter(asked)
            for thing in self._things:
                yield thing, measure_of(thing)

    def _named(self, locale: str) -> list[tuple[Thing, str, Facts]]:
        """The things that have a name in a locale, with it and what they state of it."""
        if locale not in self._names:
            named = ((thing, thing.name.get(locale)) for thing in self._things)
            self._names[locale] = [
                (thing, name, thing.stated(locale)) for thing, name in named if name is not None
            ]
        return self._names[locale]


def decisive(
    predicate: Predicate, leaf: Leaf, columns: Columns, locale: str | None
) -> Sequence[Thing]:
    """The things of which this test alone decides: what else the predicate asks leaves both open.

    An example whose verdict other tests decide says nothing of where a limit lies.
    """
    if isinstance(predicate, Not):
        return decisive(predicate.part, leaf, columns, locale)
    if predicate == leaf:
        return columns.things
    holds, fails = (
        columns.holds(swapped(predicate, leaf, instead), locale)
        for instead in (Every(()), Some(()))
    )
    plane = (holds.inside ^ fails.inside) & ~holds.debatable & ~fails.debatable & columns.all
    return list(members(plane, columns.things))


def thresholds(predicate: Predicate) -> Iterator[Threshold]:
    """The tests of a predicate that have a limit, each once."""
    for leaf in dict.fromkeys(leaves(predicate)):
        if isinstance(leaf, OnScale):
            yield Threshold(leaf, leaf.positions)
        elif isinstance(leaf, SetCount):
            yield Threshold(leaf, leaf.count)
        elif isinstance(leaf, Word) and isinstance(leaf.argument, Letters):
            yield Threshold(leaf, leaf.argument.count)
        elif isinstance(leaf, Word) and isinstance(leaf.argument, Interval):
            yield Threshold(leaf, leaf.argument, getattr(TESTS[leaf.test], "least", 0))
        elif (
            isinstance(leaf, Word)
            and isinstance(leaf.argument, Placed)
            and isinstance(leaf.argument.wanted, Interval)
        ):
            yield Threshold(leaf, leaf.argument.wanted, 1)


def _position(leaf: OnScale, asked: Asker, thing: Thing) -> int | None:
    span = asked.span(leaf.scale, thing)
    return span.low if span is not None and span.low == span.high else None


def _count(leaf: SetCount, asked: Asker, thing: Thing) -> int | None:
    members = asked.members(leaf.set, thing)
    return None if members.maybe else len(members.sure)


def _spelled(measure: Callable[[str, Facts], int | None], locale: str, thing: Thing) -> int | None:
    name = thing.name.get(locale)
    return None if name is None else measure(name, thing.stated(locale))
