"""Prints of cards in spreadsheets."""

from __future__ import annotations

import pytest

from authoring.sheets.stamp import is_of, read_stamp, stamp

ROWS = [{"en": "apple", "fr": ""}, {"en": "kite"}]


def test_a_stamp_comes_back_from_its_cell() -> None:
    made = stamp("first", ROWS)
    assert read_stamp(f" {made} ") == made
    assert is_of(made, "first")
    assert not is_of(made, "second")


def test_an_empty_cell_is_a_column_that_is_not_there() -> None:
    assert stamp("first", ROWS) == stamp("first", [{"en": "apple"}, {"en": "kite", "fr": ""}])


def test_line_ends_of_spreadsheets_do_not_count() -> None:
    assert stamp("a", [{"en": "a\r\nb"}]) == stamp("a", [{"en": "a\nb"}])


@pytest.mark.parametrize(
    "rows",
    [[{"en": "apple"}], [{"en": "kite"}, {"en": "apple"}], [{"de": "apple"}, {"en": "kite"}]],
)
def test_any_other_content_has_another_stamp(rows: list[dict[str, str]]) -> None:
    assert stamp("first", rows) != stamp("first", ROWS)


@pytest.mark.parametrize("words", ["", "k12", "1.23E+12", "k" + "z" * 14, "k0123456789abcdef"])
def test_a_disturbed_stamp_is_none(words: str) -> None:
    assert read_stamp(words) is None
