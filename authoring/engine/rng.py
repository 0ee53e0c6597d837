"""A seeded generator of our own: PCG32 (XSH RR), the same on every platform.

Algorithm: M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically
Good Algorithms for Random Number Generation", 2014. Never Python's `random`: its
derived methods may change between versions (EN-01).
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")

MASK32 = (1 << 32) - 1
MASK64 = (1 << 64) - 1
MULTIPLIER = 6364136223846793005

LOTS = 1 << 16
"""So many lots are drawn from: half of a number is one of them."""

LAST_LOT = LOTS - 1

TWICE = (1 << 32) | 1
"""Writes a 32-bit number twice in a row, so that a shift to the right turns it round."""


class Lots(NamedTuple):
    """What several places are drawn by: LOTS lots, each one of a place's, and how many places
    have any."""

    places: Sequence[int]
    different: int


class Rng:
    """A stream of 32-bit numbers from a state and an odd increment."""

    __slots__ = ("increment", "state")

    def __init__(self, seed: int, stream: int = 54) -> None:
        self.increment = ((stream << 1) | 1) & MASK64
        # As if a number were drawn from the state 0, the seed added, and another drawn.
        self.state = ((self.increment + seed) * MULTIPLIER + self.increment) & MASK64

    @classmethod
    def named(cls, seed: int, name: str) -> Rng:
        """An independent stream for a purpose: `Rng.named(7, "bot 2")`."""
        digest = hashlib.sha256(f"{seed}/{name}".encode()).digest()
        return cls(int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big"))

    def next(self) -> int:
        """The next number, from 0 to 2**32 - 1."""
        state = self.state
        self.state = (state * MULTIPLIER + self.increment) & MASK64
        shifted = (((state >> 18) ^ state) >> 27) & MASK32
        return (shifted * TWICE >> (state >> 59)) & MASK32

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely. Raises ValueError below 1."""
        if not 0 < bound <= 1 << 32:
            raise ValueError(f"bound must be from 1 to 2**32, not {bound}")
        # One step of next(), made here: no function is called as often in thousands of games.
        state = self.state
        self.state = (state * MULTIPLIER + self.increment) & MASK64
        shifted = (((state >> 18) ^ state) >> 27) & MASK32
        number = (shifted * TWICE >> (state >> 59)) & MASK32
        # What decides is the second condition; the first is quicker, and implies it.
        if number >= bound or number >= (1 << 32) % bound:
            return number % bound
        return self.below(bound)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items. Raises ValueError when there is none."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in random order, in place (Fisher and Yates)."""
        # The numbers are those of below(), made here: a deck is shuffled before every game.
        state, increment = self.state, self.increment
        for bound in range(len(items), 1, -1):
            while True:
                shifted = (((state >> 18) ^ state) >> 27) & MASK32
                number = (shifted * TWICE >> (state >> 59)) & MASK32
                state = (state * MULTIPLIER + increment) & MASK64
                if number >= bound or number >= (1 << 32) % bound:
                    break
            last, other = bound - 1, number % bound
            items[last], items[other] = items[other], items[last]
        self.state = state

    def several(self, lots: Lots, count: int) -> list[int]:
        """So many different places, by the lots that each of them has: drawn one after the
        other, and drawn again whenever one comes up that came up before. Raises ValueError
        when fewer places have lots."""
        places, different = lots
        if count > different:
            raise ValueError(f"{count} places cannot be drawn from {different}")
        state, increment = self.state, self.increment
        found: list[int] = []
        while len(found) < count:
            # One step of next(), made here; each half of the number is a lot.
            shifted = (((state >> 18) ^ state) >> 27) & MASK32
            number = (shifted * TWICE >> (state >> 59)) & MASK32
            state = (state * MULTIPLIER + increment) & MASK64
            place = places[number & LAST_LOT]
            if place not in found:
                found.append(place)
            place = places[number >> 16]
            if place not in found:
                found.append(place)
        self.state = state
        return found[:count]
