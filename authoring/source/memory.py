"""Results that are kept as long as the same objects are asked about.

Whoever checks a deck over and over (while it is edited) meets mostly files, entries and
cards that have not changed. Reading gives the same objects for them again, and what was
found out about them is remembered here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

MOST = 8192
"""How many results of one function are kept; then the oldest gives way."""


def remembered(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
    """A function that answers at once when it is given the very same objects again.

    Arguments are positional, are compared by identity, and never change; nor does the
    result.
    """
    kept: dict[tuple[int, ...], tuple[object, Result]] = {}

    @wraps(function)
    def answer(*arguments: Arguments.args, **named: Arguments.kwargs) -> Result:
        key = tuple(map(id, arguments))
        found = kept.get(key)
        if found is None:
            if len(kept) >= MOST:
                del kept[next(iter(kept))]
            # The arguments are kept too: another object could get their identity.
            found = kept[key] = (arguments, function(*arguments, **named))
        return found[1]

    return answer


def gathered(
    function: Callable[Arguments, Iterable[Result]],
) -> Callable[Arguments, tuple[Result, ...]]:
    """A generator that is remembered, as the tuple of what it yields."""

    @remembered
    @wraps(function)
    def answer(*arguments: Arguments.args, **named: Arguments.kwargs) -> tuple[Result, ...]:
        return tuple(function(*arguments, **named))

    return answer
