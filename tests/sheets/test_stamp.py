"""Prints of cards in spreadsheets."""

from __future__ import annotations

import pytest

from authoring.sheets.stamp import (
    cell_print,
    is_of,
    read_rows,
    read_stamp,
    read_trace,
    stamp,
    stamps,
    trace,
)

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


def test_stamps_of_rows_tell_what_each_cell_said() -> None:
    made = stamps("first", ROWS)
    assert [read_stamp(one) for one in made] == [stamp("first", ROWS)] * 2
    rows = (frozenset({cell_print("en", "apple")}), frozenset({cell_print("en", "kite")}))
    assert read_rows(made) == read_rows(made[::-1]) == rows
    assert rows[0] != rows[1]


@pytest.mark.parametrize("kept", [(0,), (0, 0), (0, 1, 1), ()])
def test_rows_that_are_not_those_of_the_export_tell_nothing(kept: tuple[int, ...]) -> None:
    made = stamps("first", ROWS)
    assert read_rows([made[at] for at in kept]) is None
    assert read_rows([made[0], str(stamp("first", ROWS))]) is None


def test_a_trace_comes_back_and_those_of_older_versions_have_no_rows() -> None:
    found = read_trace(trace("first", ROWS, [ROWS[0]]))
    assert found is not None
    assert found.content == stamp("first", ROWS).content
    assert found.rows == read_rows(stamps("first", ROWS))
    assert found.before == stamp("first", [ROWS[0]]).content
    older = read_trace(stamp("first", ROWS).content)
    assert older is not None
    assert (older.rows, older.before) == ((), "")
    assert read_trace("") is None
