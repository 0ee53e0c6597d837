"""Path data, read as segments."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from authoring.printing import arc, path
from authoring.printing.path import PathError, segments

NUMBERS = st.floats(-50, 50, allow_nan=False).map(lambda number: round(number, 3))


def ends(data: str) -> list[tuple[float, ...]]:
    return [points[-2:] for verb, points in segments(data) if verb != "Z"]


def test_relative_commands_go_from_where_the_pen_stands() -> None:
    assert segments("M1 2 l3 4 h1 v-1 z m1 1 h2") == segments("M1 2 L4 6 H5 V5 Z M2 3 H4")


def test_further_points_of_a_move_are_lines() -> None:
    assert segments("M0 0 1 1 2 0") == segments("M0 0L1 1L2 0")
    assert segments("m1 1 1 1 2 0") == segments("M1 1L2 2L4 2")


def test_numbers_may_stand_as_close_as_svg_allows() -> None:
    assert segments("M1.5.5-1-2") == segments("M 1.5 0.5 L -1 -2")
    assert segments("M0 0A1 1 0 012 0") == segments("M0 0 A 1 1 0 0 1 2 0")
    assert segments("M0 0c1e1 0-.1 0,1 1") == segments("M0 0 C 10 0 -0.1 0 1 1")


def test_smooth_curves_mirror_the_last_control_point() -> None:
    assert segments("M0 0C0 1 1 1 1 0S2 -1 2 0") == segments("M0 0C0 1 1 1 1 0C1 -1 2 -1 2 0")
    assert segments("M0 0S2 -1 2 0") == segments("M0 0C0 0 2 -1 2 0")
    assert segments("M0 0Q1 2 2 0T4 0") == segments("M0 0Q1 2 2 0Q3 -2 4 0")
    assert segments("M0 0Q1 2 2 0L3 0T5 0") == segments("M0 0Q1 2 2 0L3 0Q3 0 5 0")


def test_a_quadratic_curve_is_the_same_curve_as_a_cubic_one() -> None:
    (_, (verb, points)) = segments("M0 0Q3 3 6 0")
    assert verb == "C"
    assert points == pytest.approx((2, 2, 4, 2, 6, 0))


def test_closing_returns_to_the_start_of_its_part() -> None:
    assert ends("M1 1h2v2zh-1")[-1] == (0, 1)


@pytest.mark.parametrize(
    "data", ["1 2", "M1", "M1 2 L", "M1 2 X3", "M1 2 zz 4", "M0 0A1 1 0 2 1 3 3", "M1 2 L3 #"]
)
def test_bad_data_is_refused_with_the_spot(data: str) -> None:
    with pytest.raises(PathError, match="path"):
        segments(data)


@settings(deadline=None)
@given(NUMBERS, NUMBERS, st.floats(0.1, 30), st.floats(0.1, 30), NUMBERS, st.booleans())
def test_an_arc_ends_where_it_should_and_keeps_to_its_ellipse(
    x: float, y: float, wide: float, high: float, turn: float, sweep: bool
) -> None:
    curves = list(arc.curves((0, 0), (wide, high, turn, 0, float(sweep), x, y)))
    if (x, y) == (0, 0):
        assert curves == []
        return
    assert curves[-1][-2:] == pytest.approx((x, y), abs=1e-6)
    assert len(curves) <= 4


def test_a_quarter_of_a_circle_is_round() -> None:
    (curve,) = arc.curves((1, 0), (1, 1, 0, 0, 1, 0, 1))
    half = [
        sum(share * value for share, value in zip((0.125, 0.375, 0.375, 0.125), line, strict=True))
        for line in ((1, curve[0], curve[2], curve[4]), (0, curve[1], curve[3], curve[5]))
    ]
    assert math.hypot(*half) == pytest.approx(1, abs=3e-4)


def test_an_arc_without_radius_is_a_line() -> None:
    assert list(arc.curves((0, 0), (0, 5, 0, 0, 1, 4, 4))) == [(0, 0, 4, 4, 4, 4)]


def test_bounds_follow_the_curve_and_not_its_control_points() -> None:
    assert path.bounds(segments("M0 0C0 4 4 4 4 0")) == pytest.approx((0, 0, 4, 3))
    assert path.bounds(segments("")) is None


@settings(deadline=None)
@given(st.lists(NUMBERS, min_size=8, max_size=8))
def test_every_point_of_a_curve_lies_in_its_bounds(numbers: list[float]) -> None:
    parts = (("M", tuple(numbers[:2])), ("C", tuple(numbers[2:])))
    box = path.bounds(parts)
    assert box is not None
    for step in range(11):
        time = step / 10
        shares = [math.comb(3, at) * time**at * (1 - time) ** (3 - at) for at in range(4)]
        x = sum(share * value for share, value in zip(shares, numbers[::2], strict=True))
        y = sum(share * value for share, value in zip(shares, numbers[1::2], strict=True))
        assert box[0] - 1e-6 <= x <= box[2] + 1e-6
        assert box[1] - 1e-6 <= y <= box[3] + 1e-6


def test_transformations_are_done_from_the_inside_out() -> None:
    shift, double = (1.0, 0.0, 0.0, 1.0, 5.0, 0.0), (2.0, 0.0, 0.0, 2.0, 0.0, 0.0)
    moved = path.transformed(segments("M1 1"), path.product(double, shift))
    assert moved == (("M", (12.0, 2.0)),)
