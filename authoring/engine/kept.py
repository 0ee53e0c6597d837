"""What was found once, and is asked for again and again in thousands of games."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import TypeVar, TypeVarTuple

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
S = TypeVar("S")
Asked = TypeVarTuple("Asked")

MOST = 1 << 14

MOST_SOURCES = 4


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


def remembered(make: Callable[[S, *Asked], V]) -> Callable[[S, *Asked], V]:
    """Remember what is made of a source (a pack, the tables of one) and of what else is asked,
    which must be hashable. A source is known by what it is, not by what it holds; those that
    were asked about last are remembered."""
    sources: list[tuple[S, Kept[tuple[*Asked], V]]] = []

    @wraps(make)
    def ask(source: S, /, *asked: *Asked) -> V:
        # Looked at once: another thread may put another source in front at any moment.
        known, kept = sources[0] if sources else (None, None)
        if kept is None or known is not source:
            kept = next((kept for known, kept in sources if known is source), None)
            if kept is None:
                kept = Kept(lambda asked: make(source, *asked))
            others = [pair for pair in sources if pair[0] is not source]
            sources[:] = [(source, kept), *others][:MOST_SOURCES]
        return kept[asked]

    return ask
