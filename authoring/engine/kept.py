"""What was found once, and is asked for again and again in thousands of games."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST = 1 << 14


class Kept(dict[K, V]):
    """A mapping that finds what it lacks by a function of one argument, and keeps it.

    It is asked more quickly than functools.lru_cache. What the function raises is not kept;
    at `most` things it begins anew.
    """

    __slots__ = ("_find", "_most")

    def __init__(self, find: Callable[[K], V], most: int = MOST) -> None:
        super().__init__()
        self._find = find
        self._most = most

    def __missing__(self, key: K) -> V:
        found = self._find(key)
        if len(self) >= self._most:
            self.clear()
        self[key] = found
        return found
