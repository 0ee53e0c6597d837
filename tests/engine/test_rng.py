"""The random numbers are those of PCG32, on every platform (EN-01)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.engine.rng import Rng

REFERENCE = ["a15c02b7", "7b47f409", "ba1d3330", "83d2f293", "bfa4784b", "cbed606e"]
"""The first numbers of pcg32-demo, with seed 42 and stream 54."""


def test_the_numbers_are_the_reference_ones() -> None:
    rng = Rng(42, 54)
    assert [f"{rng.next():08x}" for _ in REFERENCE] == REFERENCE


def test_reference_coins_and_dice() -> None:
    """What the reference demo prints after its six numbers, by its bounded numbers."""
    rng = Rng(42, 54)
    for _ in REFERENCE:
        rng.next()
    coins = "".join("TH"[rng.below(2)] for _ in range(65))
    assert coins == "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT"
    dice = [rng.below(6) + 1 for _ in range(33)]
    assert "".join(map(str, dice)) == "341122324324335231315141564662633"


def test_named_streams_are_fixed_and_differ() -> None:
    first = [Rng.named(7, "bot 0").next() for _ in range(2)]
    assert first[0] == first[1] == 2015646675
    assert Rng.named(7, "bot 1").next() != first[0]
    assert Rng.named(8, "bot 0").next() != first[0]


@given(st.integers(1, 1 << 32), st.integers(0, 1 << 64))
def test_below_stays_below(bound: int, seed: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1, (1 << 32) + 1])
def test_a_bound_out_of_range_is_an_error(bound: int) -> None:
    with pytest.raises(ValueError, match="bound must be from 1"):
        Rng(1).below(bound)


def test_numbers_below_are_equally_likely() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    # Chi-squared with 5 degrees of freedom: 20.5 is passed once in a thousand.
    chi_squared = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi_squared < 20.5


@given(st.integers(0, 40), st.integers(0, 1 << 64))
def test_a_shuffle_takes_the_numbers_below_in_turn(count: int, seed: int) -> None:
    ours, other = Rng(seed), Rng(seed)
    items, expected = list(range(count)), list(range(count))
    ours.shuffle(items)
    for last in range(count - 1, 0, -1):
        place = other.below(last + 1)
        expected[last], expected[place] = expected[place], expected[last]
    assert items == expected
    assert ours.state == other.state


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng = Rng(4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    # 23 degrees of freedom: 49.7 is passed once in a thousand.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.7


def test_picking_from_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="bound"):
        Rng(1).pick([])
