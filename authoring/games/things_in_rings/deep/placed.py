"""Tests of single characters as formulas.

Each test of a place and a set of values is open. What holds of the first, second, third or
last character holds of some character; what holds of every one holds of each; a place has
one structure, radical, initial, final and tone, though it may have many components.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from authoring.games.things_in_rings.predicate.nodes import Interval, Placed, Where, Word

SINGLE = ("structure", "radical", "initial", "final", "tone")
"""Tests of which a character has one value."""

PLACES = (Where.FIRST, Where.SECOND, Where.THIRD, Where.LAST)
SIZES = {Where.FIRST: 1, Where.SECOND: 2, Where.THIRD: 3, Where.LAST: 1}
Wanted = tuple[str, ...] | Interval


class PlacedNames:
    """The tests of single characters of a name of `size` characters, a number of the solver."""

    def __init__(self, z3: Any, size: Any) -> None:
        self._z3, self._size = z3, size

    def formula(self, test: str, placed: Placed) -> Any:
        """A test of a place as a formula."""
        return self._holds(test, placed.where, _in_order(placed.wanted))

    def _holds(self, test: str, where: Where, wanted: Wanted) -> Any:
        return self._z3.Bool(f"{test} {where} {wanted}")

    def laws(self, words: Iterable[Word]) -> Iterator[Any]:
        """What is so of every name, as far as these tests ask."""
        asked: dict[str, list[Wanted]] = {}
        for word in words:
            if isinstance(word.argument, Placed):
                listed = asked.setdefault(word.test, [])
                wanted = _in_order(word.argument.wanted)
                if wanted not in listed:
                    listed.append(wanted)
        for test, listed in asked.items():
            for wanted in listed:
                yield from self._of_places(test, wanted)
            for one, other in product(listed, listed):
                if one != other:
                    yield from self._of_pairs(test, one, other)
        yield from self._of_same_tone(asked.get("tone", []))

    def _of_places(self, test: str, wanted: Wanted) -> Iterator[Any]:
        z3 = self._z3
        every, some = (self._holds(test, one, wanted) for one in (Where.EVERY, Where.ANY))
        yield z3.Implies(every, some)
        for place in PLACES:
            here = self._holds(test, place, wanted)
            there = self._size >= SIZES[place]
            yield z3.Implies(here, z3.And(some, there))
            yield z3.Implies(z3.And(every, there), here)
        for number, place in ((1, Where.FIRST), (2, Where.SECOND), (3, Where.THIRD)):
            same = self._holds(test, place, wanted) == self._holds(test, Where.LAST, wanted)
            yield z3.Implies(self._size == number, same)

    def _of_pairs(self, test: str, one: Wanted, other: Wanted) -> Iterator[Any]:
        """One of two sets holds the other, or they exclude each other."""
        z3 = self._z3
        if _within(one, other):
            for place in Where:
                yield z3.Implies(self._holds(test, place, one), self._holds(test, place, other))
        elif _apart(test, one, other):
            for place in (*PLACES, Where.EVERY):
                both = self._holds(test, place, one), self._holds(test, place, other)
                yield z3.Not(z3.And(*both))

    def _of_same_tone(self, listed: Iterable[Wanted]) -> Iterator[Any]:
        """Where all syllables have the same tone, what holds of one holds of every one."""
        z3 = self._z3
        for wanted in listed:
            some, every = (self._holds("tone", one, wanted) for one in (Where.ANY, Where.EVERY))
            yield z3.Implies(z3.And(z3.Bool("same-tone"), some), every)


def _in_order(wanted: Wanted) -> Wanted:
    return wanted if isinstance(wanted, Interval) else tuple(sorted(set(wanted)))


def _within(one: Wanted, other: Wanted) -> bool:
    """Whether whatever is wanted by the one is wanted by the other."""
    if isinstance(one, Interval) and isinstance(other, Interval):
        ends = other.high is None or (one.high is not None and one.high <= other.high)
        return other.low <= one.low and ends
    if isinstance(one, tuple) and isinstance(other, tuple):
        return set(one) <= set(other)
    return False


def _apart(test: str, one: Wanted, other: Wanted) -> bool:
    """Whether no character has what both want."""
    if isinstance(one, Interval) and isinstance(other, Interval):
        return (one.high is not None and one.high < other.low) or (
            other.high is not None and other.high < one.low
        )
    return test in SINGLE and set(one).isdisjoint(other)  # type: ignore[arg-type]
