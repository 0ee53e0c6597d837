"""Filling columns from top to bottom with what is set for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from authoring.printing.face import Mark

SPREAD, STRETCH = 5.5, 1.6
"""So much may be added above an item that may be moved, and above any other that may be parted
from the one before it, so that a column ends at its bottom."""

FULL = 0.8
"""A column that is filled to less than this share is left as it is."""

LEAST = 1 / 3
"""The last page has as many columns as are filled to this share, so that few things stand
together."""

HOLLOW = 4.0
"""An empty column before others costs as much as so many that are."""

CARRIED = 0.25
"""A column that begins inside a section costs as much as one that is too short by this share."""


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


def pages(items: Sequence[Item], columns: Sequence[Column]) -> list[tuple[Mark, ...]]:
    """The items on as many pages of these columns as they take, those of the last one level, and
    no more than it needs.

    Raises ValueError for an item that no column can hold.
    """
    groups, at = list(_groups(items)), 0
    found = []
    while at < len(groups):
        placed, after = _page(groups, at, columns)
        if after == at:
            raise ValueError("an item is higher than the columns")
        if after == len(groups):
            rest = groups[at:]
            placed = _levelled(rest, _filled(rest, columns)) or _levelled(rest, columns) or placed
        found.append(tuple(mark for item, left, top in placed for mark in item.draw(left, top)))
        at = after
    return found


def holds(items: Sequence[Item], columns: Sequence[Column]) -> bool:
    """Whether the columns hold the items."""
    return _placed(items, columns) is not None


def level(items: Sequence[Item], columns: Sequence[Column]) -> tuple[Mark, ...] | None:
    """The items in columns that are about equally long, and spread so that they end at one
    height; None where the columns do not hold them."""
    return _drawn(_levelled(list(_groups(items)), columns))


def _filled(groups: Sequence[Sequence[Item]], columns: Sequence[Column]) -> Sequence[Column]:
    """The first of the columns, as many as the groups fill well."""
    high = _height([item for group in groups for item in group], first=True)
    return columns[: max(1, int(high / (LEAST * columns[0].height)))]


def _levelled(groups: Sequence[Sequence[Item]], columns: Sequence[Column]) -> list[Placed] | None:
    """Where each item stands in level columns."""
    held = _balanced(groups, columns)
    if held is None:
        return None
    natural = [_height(own, first=True) for own in held]
    able = [
        min(column.height, high + _reach(own))
        for own, high, column in zip(held, natural, columns, strict=True)
        if own
    ]
    goal = max([*natural, min(able, default=0.0)])
    return [
        one
        for own, high, column in zip(held, natural, columns, strict=True)
        for one in _set(own, column, goal - high)
    ]


def _balanced(
    groups: Sequence[Sequence[Item]], columns: Sequence[Column]
) -> list[list[Item]] | None:
    """The items of each column, in the order of the groups, the columns as equal as may be."""
    count = len(groups)
    mean = _height([item for group in groups for item in group], first=True) / len(columns)
    best: dict[int, tuple[float, list[list[Item]]]] = {0: (0.0, [])}
    for column in columns:
        reached: dict[int, tuple[float, list[list[Item]]]] = {}
        for start, (cost, before) in best.items():
            own: list[Item] = []
            for end in range(start, count + 1):
                high = _height(own, first=True)
                if high > column.height + 1e-6:
                    break
                carried = bool(start and own) and not own[0].loose
                hollow = start < count and not own
                price = cost + (high - mean) ** 2 + carried * (CARRIED * mean) ** 2
                price += hollow * HOLLOW * mean**2
                if end not in reached or price < reached[end][0]:
                    reached[end] = (price, [*before, list(own)])
                own += groups[end] if end < count else ()
        best = reached
    return best[count][1] if count in best else None


def _give(before: Item, item: Item) -> float:
    """How much more may be left between two items."""
    if before.joined:
        return 0.0
    return SPREAD if item.loose else STRETCH


def _reach(own: Sequence[Item]) -> float:
    """How much longer a column of these items may be made."""
    return sum(_give(before, item) for before, item in pairwise(own))


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
    reach = _reach(held)
    share = min(1.0, max(0.0, spare) / reach) if reach else 0.0
    top = column.top
    for index, item in enumerate(held):
        if index:
            top += item.before + _give(held[index - 1], item) * share
        yield item, column.left, top
        top += item.height
