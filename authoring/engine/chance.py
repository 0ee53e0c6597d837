"""Odds in whole numbers: how likely players think of things, the same on every platform.

Powers of real numbers, and sums of them, differ in their last bits between machines and
between versions of Python; a single bit may turn a choice. Everything here is integer
arithmetic (EN-01).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, chain, pairwise, repeat

from authoring.engine.rng import LOTS, Lots, Rng

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


@lru_cache(maxsize=256)
def lots(weights: tuple[int, ...]) -> Lots:
    """Lots by which several places are drawn, each about as likely as it is heavy: one lot for
    each that weighs anything, and the others shared out by weight.

    Raises ValueError when there are more places than lots.
    """
    heavy = [place for place, weight in enumerate(weights) if weight]
    if len(heavy) > LOTS:
        raise ValueError(f"there are {len(heavy)} places, and {LOTS} lots")
    others, whole = LOTS - len(heavy), sum(weights)
    ends = [end * others // whole for end in accumulate(weights[place] for place in heavy)]
    shares = (1 + end - start for start, end in pairwise([0, *ends]))
    shared = chain.from_iterable(map(repeat, heavy, shares))
    # A byte a lot where that is enough: a worker keeps many of these.
    return Lots(bytes(shared) if len(weights) <= 256 else array("I", shared), len(heavy))
