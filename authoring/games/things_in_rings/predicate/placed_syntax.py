"""Tests of single characters as they are written: a place, and what is asked of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from authoring.games.things_in_rings.fault_log import FaultLog, listed
from authoring.games.things_in_rings.predicate.nodes import Argument, Placed, Where
from authoring.games.things_in_rings.predicate.numbers import BOUNDS, Count, read_threshold
from authoring.games.things_in_rings.predicate.placed_tests import PlacedTest
from authoring.language import spoken
from authoring.language.lexicon import english
from authoring.language.readings import PATTERNS
from authoring.model import Origin

PLACES = tuple(Where)
TONES = re.compile(r"[1-5](-[1-5])+")


def read_placed(
    test: PlacedTest, name: str, written: Any, origin: Origin, log: FaultLog
) -> Placed | None:
    """The argument of a test that asks for values: `{first: left-right}`."""
    where = _where(name, written, origin, log)
    if where is None:
        return None
    values = _values(test, name, written[where], origin.at(where), log)
    return None if values is None else Placed(where, values)


def read_strokes(written: Any, origin: Origin, log: FaultLog) -> Argument:
    """A number of all characters together, or a place and the number of one."""
    count = Count("strokes", 1)
    if not isinstance(written, Mapping) or len(written) != 1 or next(iter(written)) in BOUNDS:
        return read_threshold(written, origin, count, log)
    ((key, bound),) = written.items()
    if key not in PLACES:
        log.key(str(key), origin, (*BOUNDS, *PLACES), "bound or place")
        return None
    number = read_threshold(bound, origin.at(key), count, log)
    return None if number is None else Placed(Where(key), number)


def read_patterns(
    texts: tuple[str, ...], written: Any, origin: Origin, log: FaultLog
) -> tuple[str, ...] | None:
    """Patterns of tones, each one of those that have a name or tones such as 3-4."""
    for index, text in enumerate(texts):
        if text not in PATTERNS and not TONES.fullmatch(text):
            place = origin.place() if isinstance(written, str) else origin.place(index)
            message = f"{text!r} is no pattern of tones"
            hint = f"write {', '.join(PATTERNS)}, or the tones themselves: 3-4"
            log.misspelt("unknown-value", place, text, message, PATTERNS, hint)
            return None
    return texts


def read_hidden(
    texts: tuple[str, ...], written: Any, origin: Origin, log: FaultLog
) -> tuple[str, ...] | None:
    """Words that may hide in a name: some dictionary must have them."""
    for index, text in enumerate(texts):
        place = origin.place() if isinstance(written, str) else origin.place(index)
        if len(text) < spoken.SHORTEST_HIDDEN:
            message = f"{text!r} is too short to hide"
            hint = f"write a word of {spoken.SHORTEST_HIDDEN} letters or more, or use contains"
            log.add("impossible-letter", place, message, hint)
            return None
        if not english(text).known:
            hint = "use contains for letters that are no word"
            log.add("unknown-value", place, f"{text!r} is no word that a dictionary has", hint)
            return None
    return texts


def _where(name: str, written: Any, origin: Origin, log: FaultLog) -> Where | None:
    if not isinstance(written, Mapping) or len(written) != 1:
        message = f"{name} takes the place of a character and what it must be"
        hint = f"write {name}: {{first: …}}, with one of {', '.join(PLACES)}"
        log.add("predicate-shape", origin.place(), message, hint)
        return None
    (key,) = written
    if key not in PLACES:
        log.key(str(key), origin, PLACES, "place")
        return None
    return Where(key)


def _values(
    test: PlacedTest, name: str, written: Any, origin: Origin, log: FaultLog
) -> tuple[str, ...] | None:
    several = isinstance(written, list | tuple)
    if several and not written:
        log.add("empty-list", origin.place(), f"no {name} is listed", "list at least one")
        return None
    found = []
    for index, item in enumerate(written if several else [written]):
        place = origin.place(index) if several else origin.place()
        value = _value(test, name, item)
        if value is None:
            log.add("wrong-type", place, f"{item!r} is no {name}", f"write {_some(test)}")
            return None
        if value not in test.known():
            message = f"{value!r} is no {name} that there is"
            hint = f"a {name} is one of {_some(test)}"
            alike = test.known() if len(value) > 1 else ()
            log.misspelt("unknown-value", place, value, message, alike, hint)
            return None
        found.append(value)
    return tuple(found)


def _value(test: PlacedTest, name: str, item: Any) -> str | None:
    if isinstance(item, bool) or not isinstance(item, str | int):
        return None
    value = str(item)
    return value.replace("v", "ü").replace("u:", "ü") if name == "final" else value


def _some(test: PlacedTest) -> str:
    return listed(test.known())
