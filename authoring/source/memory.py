"""Results that are kept as long as the same things are asked about.

Whoever checks a deck over and over (while it is edited) meets mostly files, entries and
cards that have not changed. Reading gives the same objects for them again, and what was
found out about them is remembered here, until several readings have not asked for it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

LASTING = 16
"""How many readings of decks a result outlives without being asked for."""


class _Kept:
    """One result. The arguments are kept too: an object that is gone could leave its
    identity to another one."""

    __slots__ = ("arguments", "asked", "result")

    def __init__(self, arguments: object, result: Any) -> None:
        self.arguments, self.result = arguments, result
        self.asked = _readings


_readings = 0
_stores: list[dict[Hashable, _Kept]] = []


def begin_reading() -> None:
    """Say that a deck is read anew: what the last readings did not ask for is forgotten."""
    global _readings
    _readings += 1
    if _readings % LASTING:
        return
    for store in _stores:
        stale = [key for key, kept in store.items() if kept.asked < _readings - LASTING]
        for key in stale:
            del store[key]


def forget() -> None:
    """Let go of all results: whoever needs the room more asks again."""
    for store in _stores:
        store.clear()


def remembered(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """A function that answers at once when it is given the very same objects again.

    Arguments are positional, are compared by identity, and never change; nor does the
    result.
    """
    return _remembering(function, _identity)


def _identity(arguments: tuple[object, ...]) -> Hashable:
    return id(arguments[0]) if len(arguments) == 1 else tuple(map(id, arguments))


def remembered_by_value(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """A function that answers at once when it is given equal things again."""
    return _remembering(function, lambda arguments: arguments)


def gathered(
    function: Callable[Arguments, Iterable[Result]],
) -> Callable[Arguments, tuple[Result, ...]]:
    """A generator that is remembered, as the tuple of what it yields."""

    @remembered
    @wraps(function)
    def answer(*arguments: Arguments.args, **named: Arguments.kwargs) -> tuple[Result, ...]:
        return tuple(function(*arguments, **named))

    return answer


def _remembering(
    function: Callable[Arguments, Result], key_of: Callable[[tuple[object, ...]], Hashable]
) -> Callable[Arguments, Result]:
    store: dict[Hashable, _Kept] = {}
    _stores.append(store)

    @wraps(function)
    def answer(*arguments: Arguments.args, **named: Arguments.kwargs) -> Result:
        key = key_of(arguments)
        kept = store.get(key)
        if kept is None:
            kept = store[key] = _Kept(arguments, function(*arguments, **named))
        kept.asked = _readings
        result: Result = kept.result
        return result

    return answer
