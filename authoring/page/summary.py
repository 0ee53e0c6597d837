"""Many values, summed up as blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import median

from authoring.page.block import Bar, Bars, told


def tally(
    title: str, values: Iterable[str], order: Sequence[str] = (), unit: str = "", note: str = ""
) -> Bars:
    """How often each value occurs: those of `order` first, the others from the most frequent."""
    found = Counter(values)
    rest = sorted(found.keys() - set(order), key=lambda value: (-found[value], value))
    bars = tuple(Bar(value, found[value]) for value in (*order, *rest))
    return Bars(title, bars, unit, note)


def histogram(
    title: str,
    numbers: Iterable[float],
    step: float = 1,
    unit: str = "",
    note: str = "",
    across: str = "",
    up: str = "how many",
) -> Bars:
    """How many of the numbers fall on each step, from the least to the greatest.

    A step of 1 counts whole numbers; any other is a stretch, which its lower end belongs to.
    `unit` is that of the numbers and stands in the labels ("share" for per cent). `across` and
    `up` name the axes: what the numbers are, and of what there are so many.
    """
    floors = Counter(int(number // step) for number in numbers)
    steps = range(min(floors), max(floors) + 1) if floors else range(0)
    bars = tuple(Bar(_step(at, step, unit), floors[at]) for at in steps)
    return Bars(title, bars, note=note, steps=True, across=across, up=up)


def _step(at: int, step: float, unit: str) -> str:
    low, high = at * step, (at + 1) * step
    if step == 1:
        return str(at)
    if unit == "share":
        return f"{100 * low:.0f}–{100 * high:.0f} %"
    return f"{told(low)}–{told(high)}"


def spread(numbers: Sequence[float]) -> str:
    """The least, the middle and the greatest, in words; "none" for no numbers."""
    if not numbers:
        return "none"
    least, middle, most = min(numbers), median(numbers), max(numbers)
    return f"{told(least)} to {told(most)}, half of them at most {told(middle)}"
