"""Faults in predicates, as hurried people make them."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from itertools import pairwise
from string import ascii_lowercase
from typing import Any

from authoring.games.things_in_rings.traits import TraitType, Vocabulary

Change = tuple[str, Any]
"""The kind of a fault, and the predicate with it."""

NUMBERS = ("length", "vowels", "words", "characters", "syllables")
TEXTS = ("contains", "starts-with", "ends-with")
PLAIN = ("double-letter", "repeated-letter", "same-first-last", "alphabetical")
MANNERS = ("any-of", "all-of", "none-of", "exactly")
PLACES = ("first", "second", "third", "last", "any", "every")
SIGNS = {
    "tone": ("1", "2", "3", "4", "5"),
    "structure": ("left-right", "top-bottom", "enclosing", "single"),
}
"""What there is of some tests of single characters; of others the rule's own values are taken."""


def faults(when: Any, vocabulary: Vocabulary, characters: str) -> dict[str, list[Any]]:
    """Every single fault that a predicate can get, by kind; `characters` occur in names."""
    found: dict[str, list[Any]] = {}
    for kind, changed in _changes(when, vocabulary, characters):
        if changed != when:
            found.setdefault(kind, []).append(changed)
    return found


def _changes(node: Any, vocabulary: Vocabulary, characters: str) -> Iterator[Change]:
    ((key, inner),) = node.items()
    yield "negation", inner if key == "not" else {"not": node}
    if key in ("all", "any", "not"):
        yield from _connected(key, inner, vocabulary, characters)
    elif key == "is":
        for flag in vocabulary.of(TraitType.FLAG):
            yield "swapped trait", {"is": flag}
    else:
        values = vocabulary.traits[key].values if key != "word" else ()
        tests = (
            _word(inner, characters)
            if key == "word"
            else (
                _scale(inner, values)
                if vocabulary.traits[key].type is TraitType.SCALE
                else _set(inner, values)
            )
        )
        for kind, changed in tests:
            yield kind, {key: changed}


def _connected(key: str, inner: Any, vocabulary: Vocabulary, characters: str) -> Iterator[Change]:
    if key == "not":
        for kind, changed in _changes(inner, vocabulary, characters):
            yield kind, {key: changed}
        return
    yield "all for any", {"any" if key == "all" else "all": inner}
    for index, part in enumerate(inner):
        before, behind = inner[:index], inner[index + 1 :]
        if before or behind:
            yield "a test left out", {key: [*before, *behind]}
        for kind, changed in _changes(part, vocabulary, characters):
            yield kind, {key: [*before, changed, *behind]}


def _bounds(test: Mapping[str, Any], near: Mapping[Any, list[Any]]) -> Iterator[Change]:
    """A limit one step off, or the wrong way round."""
    ((bound, limit),) = test.items()
    if bound == "between":
        for index in (0, 1):
            for other in near.get(limit[index], ()):
                ends = [*limit]
                ends[index] = other
                yield "threshold", {bound: ends}
        return
    for other in near.get(limit, ()):
        yield "threshold", {bound: other}
    for turned in ("at-least", "at-most", "exactly"):
        yield "bound turned round", {turned: limit}


def _scale(test: Mapping[str, Any], values: tuple[str, ...]) -> Iterator[Change]:
    near: dict[Any, list[Any]] = {}
    for low, high in pairwise(values):
        near.setdefault(low, []).append(high)
        near.setdefault(high, []).append(low)
    yield from _bounds(test, near)


def _numbers(test: Mapping[str, Any]) -> Iterator[Change]:
    yield from _bounds(test, {number: [number - 1, number + 1] for number in range(1, 30)})


def _lists(listed: list[str], others: Any) -> Iterator[list[str]]:
    """A list with one item swapped, missing, or too many."""
    strange = [other for other in others if other not in listed]
    for index in range(len(listed)):
        for other in strange:
            yield [*listed[:index], other, *listed[index + 1 :]]
        if len(listed) > 1:
            yield [*listed[:index], *listed[index + 1 :]]
    for other in strange:
        yield [*listed, other]


def _set(test: Mapping[str, Any], values: tuple[str, ...]) -> Iterator[Change]:
    ((manner, listed),) = test.items()
    if manner == "count":
        for kind, changed in _numbers(listed):
            yield kind, {manner: changed}
        return
    for changed in _lists(listed, values):
        yield "changed value", {manner: changed}
    for other in MANNERS:
        yield "swapped comparison", {other: listed}


def _word(test: Mapping[str, Any], characters: str) -> Iterator[Change]:
    ((name, given),) = test.items()
    yield from _kin(name, given)
    if name in NUMBERS:
        for kind, changed in _numbers(given):
            yield kind, {name: changed}
    elif isinstance(given, Mapping) and name != "letters":
        for kind, changed in _placed(given, SIGNS.get(name, ())):
            yield kind, {name: changed}
    elif name == "letters":
        for changed in _lists(given["of"], ascii_lowercase):
            yield "changed letters", {name: {**given, "of": changed}}
        for kind, turned in _numbers({key: one for key, one in given.items() if key != "of"}):
            yield kind, {name: {"of": given["of"], **turned}}
    elif given is not True:
        for spelled in _spelled(given, characters):
            yield "changed letters", {name: spelled}


def _kin(name: str, given: Any) -> Iterator[Change]:
    """The tests that take what this one takes."""
    for family in (NUMBERS[:3], TEXTS, PLAIN):
        if name in family:
            for other in family:
                yield "swapped word test", {other: copy.deepcopy(given)}


def _placed(given: Mapping[str, Any], signs: tuple[str, ...]) -> Iterator[Change]:
    """Another place, number or value in a test of single characters."""
    ((where, wanted),) = given.items()
    if where not in PLACES:
        yield from _numbers(given)
        return
    for other in PLACES:
        yield "changed place", {other: wanted}
    if isinstance(wanted, Mapping):
        for kind, changed in _numbers(wanted):
            yield kind, {where: changed}
        return
    listed = wanted if isinstance(wanted, list) else [wanted]
    typed = type(listed[0])
    for changed in _lists(listed, [typed(sign) for sign in signs]):
        yield "changed value", {where: changed}


def _spelled(given: Any, characters: str) -> Iterator[Any]:
    letters = ascii_lowercase if "".join(given).isascii() else characters
    if isinstance(given, list):
        yield from _lists(given, letters)
        return
    for index in range(len(given)):
        for letter in letters:
            yield given[:index] + letter + given[index + 1 :]
