"""Whole decks at once: a truth as two big integers, one bit a thing.

Bit i is the thing at index i. A deck's traits become planes once; a predicate then
takes a few operations on integers, however many things there are.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from authoring.games.things_in_rings.cards import Members, Span, Thing
from authoring.games.things_in_rings.predicate.nodes import (
    Every,
    Interval,
    Is,
    Manner,
    Not,
    OfSet,
    OnScale,
    Predicate,
    SetCount,
    Word,
)
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.games.things_in_rings.predicate.word_tests import Ask
from authoring.games.things_in_rings.predicate.words import any_of_texts, asker
from authoring.games.things_in_rings.traits import TraitType, Vocabulary

K = TypeVar("K", bound=Hashable)
Member = TypeVar("Member")

DIGITS = ZERO, ONE = b"01"


@dataclass(frozen=True, slots=True)
class Planes:
    """Where something holds, and where that is debatable; a bit is never in both."""

    inside: int
    debatable: int


def bits(flags: Iterable[bool]) -> int:
    """The integer whose bit i is set where the i-th flag is."""
    return _integer(bytearray(map(DIGITS.__getitem__, flags)))


def planes_by(keys: Iterable[K], held: Sequence[Iterable[K]]) -> dict[K, int]:
    """For each key the integer whose bit i is set where the i-th thing holds the key."""
    blank = bytes([ZERO]) * len(held)
    digits = {key: bytearray(blank) for key in keys}
    for index, each in enumerate(held):
        for key in each:
            digits[key][index] = ONE
    return {key: _integer(row) for key, row in digits.items()}


def _integer(digits: bytearray) -> int:
    digits.reverse()
    return int(digits, 2) if digits else 0


class Range:
    """Numbers that are known up to a stretch, as planes by their ends."""

    __slots__ = ("_high", "_low", "_whole")

    def __init__(self, spans: Sequence[Span | None]) -> None:
        numbers = range(max((span.high for span in spans if span), default=-1) + 1)
        low = planes_by(numbers, [() if span is None else (span.low,) for span in spans])
        high = planes_by(numbers, [() if span is None else (span.high,) for span in spans])
        self._low, self._high = list(low.values()), list(high.values())
        self._whole = _union(self._low)

    def within(self, interval: Interval) -> Planes:
        end = len(self._low) if interval.high is None else interval.high + 1
        start = max(interval.low, 0)
        inside = _union(self._low[start:end]) & _union(self._high[start:end])
        apart = _union(self._high[:start]) | _union(self._low[max(end, 0) :])
        return Planes(inside, self._whole & ~inside & ~apart)


def _union(planes: Iterable[int]) -> int:
    union = 0
    for plane in planes:
        union |= plane
    return union


class Columns:
    """The traits of all things of a deck, as planes."""

    def __init__(self, vocabulary: Vocabulary, things: Sequence[Thing]) -> None:
        asked = Asker(vocabulary)
        self.things = things
        self.all = (1 << len(things)) - 1
        flags = vocabulary.of(TraitType.FLAG)
        self._flags = _memberships(flags, [thing.flags for thing in things])
        self._scales = {
            scale: Range([asked.span(scale, thing) for thing in things])
            for scale in vocabulary.of(TraitType.SCALE)
        }
        self._names: dict[str, Names] = {}
        self._words: dict[tuple[Word, str], Planes] = {}
        self._sets: dict[str, dict[str, Planes]] = {}
        self._counts: dict[str, Range] = {}
        for name in vocabulary.of(TraitType.SET):
            members = [asked.members(name, thing) for thing in things]
            values = vocabulary.traits[name].values
            self._sets[name] = _memberships(values, members)
            self._counts[name] = Range(
                [Span(len(each.sure), len(each.sure) + len(each.maybe)) for each in members]
            )

    def holds(self, predicate: Predicate, locale: str | None = None) -> Planes:
        """Where the predicate holds, names being those of the locale."""
        if isinstance(predicate, Not):
            return self._opposite(self.holds(predicate.part, locale))
        if isinstance(predicate, Every):
            return _every(self.holds(part, locale) for part in predicate.parts)
        if isinstance(predicate, Is):
            return self._flags[predicate.flag]
        if isinstance(predicate, OnScale):
            return self._scales[predicate.scale].within(predicate.positions)
        if isinstance(predicate, SetCount):
            return self._counts[predicate.set].within(predicate.count)
        if isinstance(predicate, OfSet):
            return self._compare(predicate)
        if isinstance(predicate, Word):
            return self._word(predicate, locale)
        return _some(self.holds(part, locale) for part in predicate.parts)

    def _opposite(self, planes: Planes) -> Planes:
        return Planes(self.all & ~planes.inside & ~planes.debatable, planes.debatable)

    def _compare(self, leaf: OfSet) -> Planes:
        planes = self._sets[leaf.set]
        listed = [planes[value] for value in leaf.values]
        if leaf.manner is Manner.ALL_OF:
            return _every(listed)
        if leaf.manner is Manner.ANY_OF:
            return _some(listed)
        if leaf.manner is Manner.NONE_OF:
            return self._opposite(_some(listed))
        others = [planes[value] for value in planes if value not in leaf.values]
        return _every([*listed, *map(self._opposite, others)])

    def _word(self, word: Word, locale: str | None) -> Planes:
        if locale is None:
            return Planes(0, self.all)
        found = self._words.get((word, locale))
        if found is None:
            found = self._words[word, locale] = self._asked(word, locale)
        return found

    def _asked(self, word: Word, locale: str) -> Planes:
        """The names that pass a test. What takes any of several texts is asked of each by
        itself, since other rules ask for some of them too."""
        if len(texts := any_of_texts(word)) > 1:
            return _some(self._word(replace(word, argument=(text,)), locale) for text in texts)
        names = self._names.get(locale)
        if names is None:
            names = self._names[locale] = Names(self.things, locale)
        return names.hold(asker(word, locale))


class Names:
    """What the things of a deck are called in one locale, and what they state of that."""

    __slots__ = ("_facts", "_missing", "_names")

    def __init__(self, things: Sequence[Thing], locale: str) -> None:
        names = [thing.name.get(locale) for thing in things]
        self._names = [name or "" for name in names]
        self._facts = [thing.stated(locale) for thing in things]
        self._missing = bits(name is None for name in names)

    def hold(self, ask: Ask) -> Planes:
        """The names that pass a test; of a thing without a name that is debatable."""
        answers = list(map(ask, self._names, self._facts))
        doubted = bits(answer is None for answer in answers) if None in answers else 0
        missing = self._missing | doubted
        return Planes(bits(map(bool, answers)) & ~missing, missing)


def members(plane: int, things: Sequence[Member]) -> Iterator[Member]:
    """The things whose bits are set in a plane, in their order."""
    signs = bin(plane)[:1:-1]
    at = signs.find("1")
    while at >= 0:
        yield things[at]
        at = signs.find("1", at + 1)


def _memberships(values: Iterable[str], members: Sequence[Members]) -> dict[str, Planes]:
    sure = planes_by(values, [each.sure for each in members])
    maybe = planes_by(values, [each.maybe for each in members])
    return {value: Planes(sure[value], maybe[value] & ~sure[value]) for value in sure}


def _every(all_planes: Iterable[Planes]) -> Planes:
    inside = possible = -1
    for planes in all_planes:
        inside &= planes.inside
        possible &= planes.inside | planes.debatable
    return Planes(inside, possible & ~inside)


def _some(all_planes: Iterable[Planes]) -> Planes:
    inside = possible = 0
    for planes in all_planes:
        inside |= planes.inside
        possible |= planes.inside | planes.debatable
    return Planes(inside, possible & ~inside)
