"""How likely hands miss an answer, and how many matches a round will have: looked up.

Chances are whole numbers in parts of ONE, so that they are the same everywhere (EN-01).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import comb

from authoring.engine.chance import ONE, power
from authoring.engine.kept import Kept

STEPS = 512
"""How heavy an answer is among those that may still lie hidden, in so many steps."""

COARSE = 64
"""The chance that a play matches, in so many steps."""


def _lacking(cards: int) -> tuple[int, ...]:
    return tuple(power(ONE - ONE * step // STEPS, cards) for step in range(STEPS + 1))


lacking: Mapping[int, tuple[int, ...]] = Kept(_lacking)
"""How likely so many cards all miss an answer, by how heavy it is, in parts of STEPS."""


@lru_cache(maxsize=4096)
def matches(plays: int, chance: int) -> tuple[int, ...]:
    """How likely each number of matches is after so many plays, if each matches with this
    chance, in parts of COARSE."""
    hit, miss = ONE * chance // COARSE, ONE - ONE * chance // COARSE
    return tuple(
        comb(plays, count) * power(hit, count) * power(miss, plays - count) // ONE
        for count in range(plays + 1)
    )


@lru_cache(maxsize=4096)
def likeliest(plays: int, chance: int) -> tuple[tuple[int, int], ...]:
    """The numbers of matches and how likely each is, the likeliest first, then the smallest."""
    return tuple(sorted(enumerate(matches(plays, chance)), key=lambda pair: (-pair[1], pair[0])))
