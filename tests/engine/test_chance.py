"""Odds in whole numbers."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as some

from authoring.engine.chance import ONE, draw, lots, power, root, zipf
from authoring.engine.rng import LOTS, Rng


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


WEIGHTS = some.lists(some.integers(0, 1 << 40), min_size=1, max_size=300).map(tuple)


@given(WEIGHTS)
def test_lots_are_shared_out_by_weight(weights: tuple[int, ...]) -> None:
    places, different = lots(weights)
    heavy = sum(1 for weight in weights if weight)
    assert different == len(set(places)) == heavy
    assert len(places) == (LOTS if heavy else 0)
    for place, weight in enumerate(weights):
        share = places.count(place)
        assert (share > 0) is (weight > 0)
        if weight:
            assert abs(share - 1 - (LOTS - heavy) * weight / sum(weights)) < 1 + 1e-6


def test_places_are_drawn_as_often_as_one_after_the_other() -> None:
    """Two of 6, 0, 3 and 1: the second from those that are left."""
    rng, drawn = Rng(7), lots((6, 0, 3, 1))
    counts = Counter(tuple(rng.several(drawn, 2)) for _ in range(21_000))
    due = {(0, 2): 9450, (0, 3): 3150, (2, 0): 5400, (2, 3): 900, (3, 0): 1400, (3, 2): 700}
    assert counts.keys() == due.keys()
    # 5 degrees of freedom: 20.5 is passed once in a thousand.
    assert sum((counts[pair] - wanted) ** 2 / wanted for pair, wanted in due.items()) < 20.5


@given(WEIGHTS, some.integers(0, 1 << 32))
def test_several_places_differ_and_weigh_something(weights: tuple[int, ...], seed: int) -> None:
    drawn = lots(weights)
    count = min(drawn.different, 8)
    found = Rng(seed).several(drawn, count)
    assert len(found) == len(set(found)) == count
    assert all(weights[place] for place in found)


def test_known_places() -> None:
    """Kept, so that another platform that comes to others is noticed."""
    assert Rng(1).several(lots(zipf(30, 4)), 6) == [20, 8, 28, 0, 27, 16]


def test_nothing_can_be_drawn_from_nothing() -> None:
    with pytest.raises(ValueError, match="bound"):
        draw(Rng(1), ())
    assert Rng(1).several(lots(()), 0) == []
    with pytest.raises(ValueError, match="1 places cannot be drawn from 0"):
        Rng(1).several(lots(()), 1)
    with pytest.raises(ValueError, match="2 places cannot be drawn from 1"):
        Rng(1).several(lots((3, 0)), 2)
    with pytest.raises(ValueError, match="65537 places"):
        lots((1,) * 65537)
