"""Odds in whole numbers: how likely players think of things, the same on every platform.

Powers of real numbers, and sums of them, differ in their last bits between machines and
between versions of Python; a single bit may turn a choice. Everything here is integer
arithmetic (EN-01).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from authoring.engine.rng import Rng

ONE = 1 << 20
"""What stands for certainty, or for the weight of the likeliest."""


@lru_cache(maxsize=512)
def zipf(count: int, fifths: int) -> tuple[int, ...]:
    """The weights of so many things by Zipf's law: ONE / rank ** (fifths / 5), rounded down."""
    return tuple(root(ONE**5 // rank**fifths, 5) for rank in range(1, count + 1))


def root(number: int, degree: int) -> int:
    """The largest whole number whose power of this degree is not above `number`."""
    low, high = 0, 1 << (number.bit_length() // degree + 1)
    while low < high - 1:
        middle = (low + high) // 2
        if middle**degree <= number:
            low = middle
        else:
            high = middle
    return low


def power(chance: int, count: int) -> int:
    """How likely a chance comes true so many times in a row, in parts of ONE."""
    whole = ONE
    for _ in range(count):
        whole = whole * chance // ONE
    return whole


def draw(rng: Rng, weights: Sequence[int]) -> int:
    """The place of one of the weights, each as likely as it is heavy.

    Raises ValueError when they weigh nothing, or 2**32 or more.
    """
    mark = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return place
    raise AssertionError("the mark is below the sum of the weights")


def draw_several(rng: Rng, weights: tuple[int, ...], count: int) -> list[int]:
    """The places of so many weights, drawn one after the other: each as `draw` would from
    those that are left, and from the same random numbers. Raises ValueError as it does."""
    return rng.take(_ends(weights), count)


@lru_cache(maxsize=512)
def _ends(weights: tuple[int, ...]) -> tuple[int, ...]:
    """Where each weight ends, when they lie end to end."""
    return tuple(accumulate(weights))
