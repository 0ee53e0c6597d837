"""Odds in whole numbers."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from authoring.engine.chance import ONE, draw, draw_several, power, root, zipf
from authoring.engine.rng import Rng


@given(some.integers(0, 1 << 200), some.integers(1, 7))
def test_a_root_is_the_largest_that_fits(number: int, degree: int) -> None:
    found = root(number, degree)
    assert found**degree <= number < (found + 1) ** degree


@pytest.mark.parametrize("fifths", [0, 3, 4, 6])
def test_zipfs_law_to_the_last_part(fifths: int) -> None:
    weights = zipf(100, fifths)
    assert weights[0] == ONE
    assert list(weights) == sorted(weights, reverse=True)
    for rank, weight in enumerate(weights, 1):
        assert abs(weight - ONE / rank ** (fifths / 5)) <= 1


def test_known_weights() -> None:
    """Kept, so that another platform that comes to others is noticed."""
    assert zipf(5, 4) == (1048576, 602248, 435414, 345901, 289350)


@given(some.integers(0, ONE), some.integers(0, 40))
def test_a_power_is_near_and_never_above(chance: int, count: int) -> None:
    real = (chance / ONE) ** count * ONE
    assert real - count - 1 <= power(chance, count) <= real + 1e-3


def test_a_draw_is_as_likely_as_its_weight() -> None:
    rng = Rng(7)
    counts = Counter(draw(rng, (6, 0, 3, 1)) for _ in range(10_000))
    assert counts.keys() == {0, 2, 3}
    assert [round(counts[place] / 1000) for place in (0, 2, 3)] == [6, 3, 1]


@given(some.lists(some.integers(0, 50), max_size=12).map(tuple), some.integers(0, 1 << 32))
def test_several_are_drawn_as_one_after_the_other(weights: tuple[int, ...], seed: int) -> None:
    count = sum(1 for weight in weights if weight)
    rng = Rng(seed)
    left, odds, found = list(range(len(weights))), list(weights), []
    for _ in range(count):
        place = draw(rng, odds)
        odds.pop(place)
        found.append(left.pop(place))
    other = Rng(seed)
    assert draw_several(other, weights, count) == found
    assert other.state == rng.state


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="bound"):
        draw(Rng(1), ())
    with pytest.raises(ValueError, match="bound"):
        draw_several(Rng(1), (), 1)
    with pytest.raises(ValueError, match="bound"):
        draw_several(Rng(1), (3, 0), 2)
