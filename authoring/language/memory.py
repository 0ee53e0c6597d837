"""What is known of words is kept while it is asked for, and can be let go of all at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import _lru_cache_wrapper, lru_cache
from typing import TypeVar

Result = TypeVar("Result")

_kept: list[_lru_cache_wrapper[object]] = []


def kept(most: int) -> Callable[[Callable[..., Result]], _lru_cache_wrapper[Result]]:
    """A function that answers at once what it was asked lately, up to so many questions."""

    def keeping(function: Callable[..., Result]) -> _lru_cache_wrapper[Result]:
        found = lru_cache(maxsize=most)(function)
        _kept.append(found)
        return found

    return keeping


def forget() -> None:
    """Let go of all answers: whoever needs the room more asks again."""
    for one in _kept:
        one.cache_clear()
