"""A predicate as it is written -> nodes, checked against the vocabulary word by word.

Every fault stands at the very word that is wrong. Where anything is wrong the whole
predicate is None: half a rule is no rule.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from authoring.games.things_in_rings.fault_log import FaultLog, listed
from authoring.games.things_in_rings.predicate.nodes import (
    CONNECTIVES,
    MAX_DEPTH,
    MAX_TESTS,
    RESERVED,
    Every,
    Is,
    Leaf,
    Manner,
    Not,
    OfSet,
    OnScale,
    Predicate,
    SetCount,
    Some,
)
from authoring.games.things_in_rings.predicate.numbers import (
    BOUNDS,
    Count,
    Positions,
    read_threshold,
)
from authoring.games.things_in_rings.predicate.word_syntax import read_word
from authoring.games.things_in_rings.traits import Trait, TraitType
from authoring.model import Origin

SET_TESTS = (*Manner, "count")
FLAG_WAY = {
    TraitType.SCALE: "test a scale by its name: {size: {at-least: shoe}}",
    TraitType.SET: "test a set by its name: {places: {any-of: [kitchen]}}",
}


def read_predicate(
    data: Any, origin: Origin, log: FaultLog, locales: tuple[str, ...] | None
) -> Predicate | None:
    """The predicate that `data` means, or None once the log says what is wrong with it.

    `locales` are those in which the name is asked about; None where it may not be.
    """
    if not _within_bounds(data, origin, log):
        return None
    return _Reader(log, locales).read(data, origin)


def _within_bounds(data: Any, origin: Origin, log: FaultLog) -> bool:
    parts = 0
    level: list[tuple[Any, Origin]] = [(data, origin)]
    for depth in range(MAX_DEPTH + 1):
        parts += len(level)
        if parts > MAX_TESTS:
            message = f"more than {MAX_TESTS} tests in one predicate"
            log.add("predicate-shape", origin.place(), message, "a rule must fit on a card")
            return False
        if depth == MAX_DEPTH and level:
            message = f"all, any and not are nested more than {MAX_DEPTH - 1} deep"
            hint = "say it with fewer levels: nobody could follow such a rule"
            log.add("predicate-shape", level[0][1].place(), message, hint)
            return False
        level = [part for item, where in level for part in _parts(item, where)]
    return True


def _parts(data: Any, origin: Origin) -> list[tuple[Any, Origin]]:
    found: list[tuple[Any, Origin]] = []
    if not isinstance(data, Mapping):
        return found
    for key in CONNECTIVES:
        part = data.get(key)
        if isinstance(part, list | tuple):
            found += [(item, origin.at(key, index)) for index, item in enumerate(part)]
        elif part is not None:
            found.append((part, origin.at(key)))
    return found


@dataclass(frozen=True, slots=True)
class _Reader:
    log: FaultLog
    locales: tuple[str, ...] | None

    def read(self, data: Any, origin: Origin) -> Predicate | None:
        if not isinstance(data, Mapping):
            hint = "write {is: edible}, {size: {at-most: shoe}}, {all: [ … ]} …"
            message = "a predicate is a mapping with one key"
            self.log.add("predicate-shape", origin.place(), message, hint)
            return None
        if len(data) != 1:
            self._tell_keys(data, origin)
            return None
        ((key, part),) = data.items()
        readers: dict[str, Callable[[Any, Origin], Predicate | None]] = {
            "all": self._every,
            "any": self._some,
            "not": self._not,
            "is": self._is,
            "word": self._word,
        }
        if key in readers:
            return readers[key](part, origin.at(key))
        return self._trait(str(key), part, origin)

    def _tell_keys(self, data: Mapping[str, Any], origin: Origin) -> None:
        if not data:
            self.log.add(
                "predicate-shape", origin.place(), "an empty predicate", "drop it, or fill it in"
            )
            return
        second = list(data)[1]
        self.log.add(
            "predicate-shape",
            origin.key(second),
            f"{second!r} is a second key: a predicate has one",
            "where all are meant, write all: [{…}, {…}]",
        )

    def _parts(self, data: Any, origin: Origin) -> tuple[Predicate, ...] | None:
        if not isinstance(data, list | tuple):
            message = "all and any take a list of predicates"
            self.log.add("predicate-shape", origin.place(), message, "write [{…}, {…}]")
            return None
        if not data:
            message = "nothing is listed"
            self.log.add("empty-list", origin.place(), message, "list what is tested, or drop it")
            return None
        parts = [self.read(part, origin.at(index)) for index, part in enumerate(data)]
        whole = tuple(part for part in parts if part is not None)
        return whole if len(whole) == len(parts) else None

    def _every(self, data: Any, origin: Origin) -> Predicate | None:
        parts = self._parts(data, origin)
        return None if parts is None else Every(parts)

    def _some(self, data: Any, origin: Origin) -> Predicate | None:
        parts = self._parts(data, origin)
        return None if parts is None else Some(parts)

    def _not(self, data: Any, origin: Origin) -> Predicate | None:
        part = self.read(data, origin)
        return None if part is None else Not(part)

    def _is(self, data: Any, origin: Origin) -> Leaf | None:
        if not isinstance(data, str):
            hint = "for several flags write all: [{is: …}, {is: …}]"
            self.log.add("wrong-type", origin.place(), "is takes the name of one flag", hint)
            return None
        trait = self.log.trait(data, origin.place(), (TraitType.FLAG,), FLAG_WAY)
        return None if trait is None else Is(data)

    def _word(self, data: Any, origin: Origin) -> Leaf | None:
        return read_word(data, origin, self.log, self.locales)

    def _trait(self, name: str, data: Any, origin: Origin) -> Leaf | None:
        if name not in self.log.vocabulary.traits and name in BOUNDS:
            message = f"{name!r} stands where a trait belongs"
            hint = f"name the scale first: {{size: {{{name}: …}}}}"
            self.log.add("predicate-shape", origin.key(name), message, hint)
            return None
        ways = {TraitType.FLAG: f"write {{is: {name}}}"}
        types = (TraitType.SCALE, TraitType.SET)
        trait = self.log.trait(name, origin.key(name), types, ways, RESERVED)
        if trait is None:
            return None
        if trait.type is TraitType.SCALE:
            return self._scale(trait, data, origin.at(name))
        return self._set(trait, data, origin.at(name))

    def _scale(self, trait: Trait, data: Any, origin: Origin) -> Leaf | None:
        if isinstance(data, Mapping) and len(data) == 1 and next(iter(data)) in SET_TESTS[:3]:
            test = next(iter(data))
            message = f"{trait.id!r} is a scale, and {test} is asked of a set"
            self.log.add("wrong-type", origin.key(test), message, f"use {', '.join(BOUNDS)}")
            return None
        interval = read_threshold(data, origin, Positions(trait), self.log)
        return None if interval is None else OnScale(trait.id, interval)

    def _set(self, trait: Trait, data: Any, origin: Origin) -> Leaf | None:
        if not isinstance(data, Mapping) or len(data) != 1:
            message = f"a set is asked one thing: {listed(SET_TESTS)}"
            hint = f"write {{{trait.id}: {{any-of: [{trait.values[0]}]}}}}"
            self.log.add("predicate-shape", origin.place(), message, hint)
            return None
        ((test, argument),) = data.items()
        if test == "count":
            measure = Count("values", 0, len(trait.values))
            count = read_threshold(argument, origin.at(test), measure, self.log)
            return None if count is None else SetCount(trait.id, count)
        if test in BOUNDS and test not in SET_TESTS:
            message = f"{trait.id!r} is a set, and {test} is asked of a scale"
            self.log.add("wrong-type", origin.key(test), message, f"use {listed(SET_TESTS)}")
            return None
        if test not in SET_TESTS:
            self.log.key(str(test), origin, SET_TESTS, "test of a set")
            return None
        values = self._values(trait, argument, origin.at(test))
        return None if values is None else OfSet(trait.id, Manner(test), values)

    def _values(self, trait: Trait, data: Any, origin: Origin) -> tuple[str, ...] | None:
        if not isinstance(data, list | tuple):
            message = f"a list of values of {trait.id} belongs here"
            hint = f"write [{data}]" if isinstance(data, str) else "write [a, b]"
            self.log.add("wrong-type", origin.place(), message, hint)
            return None
        if not data:
            message = f"no value of {trait.id} is listed"
            hint = "list at least one, or ask for count: {exactly: 0}"
            self.log.add("empty-list", origin.place(), message, hint)
            return None
        known = [
            self.log.value(trait, str(value), origin.place(index))
            for index, value in enumerate(data)
        ]
        return tuple(map(str, data)) if all(known) else None
