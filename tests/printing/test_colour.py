"""Colour arithmetic, against published vectors."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from authoring.printing import colour

COLOURS = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06X}")

SHARMA = (
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.3350), 1.0),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
)
"""Pairs from Sharma, Wu and Dalal (2005), with the distance to four places."""


@pytest.mark.parametrize(("one", "other", "apart"), SHARMA)
def test_distance_is_that_of_the_standard(
    one: colour.Triple, other: colour.Triple, apart: float
) -> None:
    assert colour.distance(one, other) == pytest.approx(apart, abs=1e-4)
    assert colour.distance(other, one) == pytest.approx(apart, abs=1e-4)


@pytest.mark.parametrize(
    ("one", "other", "contrast"),
    [("#000000", "#FFFFFF", 21.0), ("#777777", "#FFFFFF", 4.48), ("#2563EB", "#2563EB", 1.0)],
)
def test_contrast_is_that_of_wcag(one: str, other: str, contrast: float) -> None:
    assert colour.contrast(one, other) == pytest.approx(contrast, abs=0.01)


def test_white_and_black_have_the_co_ordinates_of_white_and_black() -> None:
    assert colour.lab("#FFFFFF") == pytest.approx((100.0, 0.0, 0.0), abs=0.02)
    assert colour.lab("#000000") == pytest.approx((0.0, 0.0, 0.0), abs=0.02)


def test_red_and_green_come_closer_without_the_cones_that_part_them() -> None:
    pair = ("#C23B22", "#4C8B2B")
    assert colour.least_distance(pair, "deutan") < 0.5 * colour.least_distance(pair)


@settings(deadline=None)
@given(COLOURS, st.sampled_from(sorted(colour.SIGHTS)))
def test_greys_look_grey_to_every_eye(grey: str, sight: str) -> None:
    level = grey[1:3]
    _, across, up = colour.lab(f"#{level * 3}", sight)
    assert abs(across) < 1.5
    assert abs(up) < 1.5


@settings(deadline=None)
@given(COLOURS, COLOURS)
def test_distance_is_nought_for_one_colour_and_never_below(one: str, other: str) -> None:
    assert colour.distance(colour.lab(one), colour.lab(one)) == 0
    assert colour.distance(colour.lab(one), colour.lab(other)) >= 0


@settings(deadline=None)
@given(COLOURS, COLOURS)
def test_a_blend_of_all_or_nothing_is_either_colour(one: str, other: str) -> None:
    assert colour.blend(one, other, 1) == one
    assert colour.blend(one, other, 0) == other
