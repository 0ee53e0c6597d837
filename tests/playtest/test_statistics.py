"""Intervals: known values, and that they hold as often as they say."""

from __future__ import annotations

from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as some

from authoring.engine.rng import Rng
from authoring.playtest import statistics
from authoring.playtest.results import Estimate


def test_wilsons_interval_is_that_of_the_textbooks() -> None:
    found = statistics.share(8, 10)
    assert found == pytest.approx((0.8, 0.4901625, 0.9433178, 10), abs=1e-6)
    assert statistics.share(0, 0) == (0.0, 0.0, 1.0, 0)
    assert statistics.share(0, 20).high == pytest.approx(0.1611252, abs=1e-6)


@given(some.integers(1, 5000), some.data())
def test_a_share_lies_in_its_interval(count: int, data: some.DataObject) -> None:
    hits = data.draw(some.integers(0, count))
    found = statistics.share(hits, count)
    assert 0 <= found.low <= found.value + 1e-12
    assert found.value - 1e-12 <= found.high <= 1


def test_a_mean_and_its_spread() -> None:
    found = statistics.mean_of({1: 2, 3: 2})
    assert found.value == 2
    assert found.sample == 4
    assert found.high - found.value == pytest.approx(1.96 * (1 / 3) ** 0.5, abs=1e-3)


def test_bunches_that_hang_together_count_as_one_each() -> None:
    """Ten tries that all agree tell as much as one does: the interval must be as wide."""
    rounds = [(10, 10), (0, 10)] * 10
    sums = [
        sum(hits for hits, _ in rounds),
        sum(tries for _, tries in rounds),
        sum(hits**2 for hits, _ in rounds),
        sum(tries**2 for _, tries in rounds),
        sum(hits * tries for hits, tries in rounds),
    ]
    bunched = statistics.ratio(sums, len(rounds))
    assert bunched.value == 0.5
    assert bunched.high - bunched.low > 2.5 * (
        statistics.share(100, 200).high - statistics.share(100, 200).low
    )


def test_bunches_without_any_spread_still_leave_doubt() -> None:
    found = statistics.ratio([30, 30, 300, 300, 300], 3)
    assert found.value == 1
    assert found.low < 0.5


def test_the_entropy_of_a_fair_die_is_that_of_its_sides() -> None:
    found = statistics.entropy([1000] * 8)
    assert found.low <= log2(8) <= found.high + 0.01
    assert statistics.entropy([50, 0, 0]).value == 0
    assert statistics.entropy([]) == Estimate(0.0, 0.0, 0.0, 0)


def test_how_many_answers_cover_a_part() -> None:
    found = statistics.cover([500, 400, 60, 40], 0.9)
    assert (found.low, found.value, found.high) == (2, 2, 3)
    assert statistics.cover([], 0.9).sample == 0


def test_two_orders_agree_or_not() -> None:
    same = [(float(place), float(place * place)) for place in range(10)]
    assert statistics.rank_correlation(same).value == pytest.approx(1)
    turned = [(one, -other) for one, other in same]
    assert statistics.rank_correlation(turned).value == pytest.approx(-1)
    assert statistics.rank_correlation(same[:3]) == (0.0, -1.0, 1.0, 3)
    assert statistics.rank_correlation([(1.0, 1.0)] * 9) == (0.0, -1.0, 1.0, 9)


def test_ties_share_their_ranks() -> None:
    pairs = [(0.0, 1.0), (0.0, 2.0), (1.0, 3.0), (1.0, 4.0)]
    assert statistics.rank_correlation(pairs).value == pytest.approx(0.8944272, abs=1e-6)


def test_intervals_hold_about_as_often_as_they_say() -> None:
    """Of 400 playtests of a chance of 0.3, about 95 in 100 have it in their interval."""
    rng = Rng(11)
    held = 0
    for _ in range(400):
        hits = sum(rng.below(10) < 3 for _ in range(60))
        found = statistics.share(hits, 60)
        held += found.low <= 0.3 <= found.high
    assert 365 <= held <= 395
