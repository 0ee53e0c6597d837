"""How seats and names are filled into sentences."""

from __future__ import annotations

import pytest

from authoring.engine.seated import Seated

NAMES = {0: "Ann", 2: "{Bo}"}


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        ((0,), "Ann goes on."),
        ((1,), "Seat 1 goes on."),
        ((1, 3), "Seat 1, 3 goes on."),
        ((0, 1, 2), "Ann, seat 1, {Bo} goes on."),
        ((1, 2), "Seat 1, {Bo} goes on."),
    ],
)
def test_names_stand_where_there_are_any_and_numbers_else(
    seats: tuple[int, ...], told: str
) -> None:
    assert f"{Seated(seats, NAMES):Seat } goes on." == told


def test_chinese_has_no_space_and_a_comma_of_its_own() -> None:
    assert format(Seated((0, 1), NAMES, "、"), "座位") == "Ann、座位1"
    assert f"{Seated((0, 1))}" == "0, 1"
