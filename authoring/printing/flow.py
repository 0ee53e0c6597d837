"""Filling columns from top to bottom with what is set for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from authoring.printing.face import Mark

SPREAD = 4.5
"""So much may be added above an item that may be moved, so that a column ends at its bottom."""

FULL = 0.8
"""A column that is filled to less than this share is left as it is."""


@dataclass(frozen=True, slots=True)
class Column:
    """Where text runs, in millimetres."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Item:
    """What is set, `before` being the gap above it unless it heads a column.

    `draw` takes its left and its top. What is `joined` stays with the item behind it, and
    what is `loose` may be moved a little down.
    """

    height: float
    before: float
    draw: Callable[[float, float], Iterator[Mark]]
    joined: bool = False
    loose: bool = False


Placed = tuple[Item, float, float]
"""An item, its left and its top."""


def fill(items: Sequence[Item], columns: Sequence[Column]) -> tuple[Mark, ...] | None:
    """The items in the columns one after the other; None where these do not hold them."""
    return _drawn(_placed(items, columns))


def pages(items: Sequence[Item], columns: Sequence[Column]) -> list[tuple[Mark, ...]]:
    """The items on as many pages of these columns as they take.

    Raises ValueError for an item that no column can hold.
    """
    groups, at = list(_groups(items)), 0
    found = []
    while at < len(groups):
        placed, after = _page(groups, at, columns)
        if after == at:
            raise ValueError("an item is higher than the columns")
        found.append(tuple(mark for item, left, top in placed for mark in item.draw(left, top)))
        at = after
    return found


def holds(items: Sequence[Item], columns: Sequence[Column]) -> bool:
    """Whether the columns hold the items."""
    return _placed(items, columns) is not None


def level(items: Sequence[Item], columns: Sequence[Column]) -> tuple[Mark, ...] | None:
    """The items in columns that are as short as they may be, and so about equally long."""
    found = None
    for cut in range(int(max(column.height for column in columns))):
        lower = [replace(column, height=column.height - cut) for column in columns]
        placed = _placed(items, lower)
        if placed is None:
            break
        found = placed
    return _drawn(found)


def _drawn(placed: list[Placed] | None) -> tuple[Mark, ...] | None:
    if placed is None:
        return None
    return tuple(mark for item, left, top in placed for mark in item.draw(left, top))


def _placed(items: Sequence[Item], columns: Sequence[Column]) -> list[Placed] | None:
    """Where each item stands; None where the columns do not hold them."""
    groups = list(_groups(items))
    placed, at = _page(groups, 0, columns)
    return placed if at == len(groups) else None


def _page(
    groups: Sequence[Sequence[Item]], at: int, columns: Sequence[Column]
) -> tuple[list[Placed], int]:
    """As many groups, from the one at `at` on, as the columns hold, and which is the next."""
    placed: list[Placed] = []
    for number, column in enumerate(columns):
        start, high = at, 0.0
        while at < len(groups):
            more = _height(groups[at], first=at == start)
            if high + more > column.height + 1e-6:
                break
            high, at = high + more, at + 1
        held = [item for group in groups[start:at] for item in group]
        full = at < len(groups) or (number < len(columns) - 1 and high > FULL * column.height)
        placed += _set(held, column, column.height - high if full else 0.0)
    return placed, at


def _groups(items: Sequence[Item]) -> Iterator[list[Item]]:
    """Items that stay together."""
    held: list[Item] = []
    for item in items:
        held.append(item)
        if not item.joined:
            yield held
            held = []
    if held:
        yield held


def _height(group: Sequence[Item], first: bool) -> float:
    gaps = sum(item.before for item in group[1 if first else 0 :])
    return sum(item.height for item in group) + gaps


def _set(held: Sequence[Item], column: Column, spare: float) -> Iterator[Placed]:
    """The items of one column, what is spare shared out among the gaps."""
    loose = [item for item in held[1:] if item.loose]
    more = min(SPREAD, spare / len(loose)) if loose else 0.0
    top = column.top
    for index, item in enumerate(held):
        if index:
            top += item.before + (more if item.loose else 0.0)
        yield item, column.left, top
        top += item.height
