"""What spreadsheets do to texts, and is noticed."""

from __future__ import annotations

import pytest

from authoring.sheets.doubt import counted_as, doubt, turned


@pytest.mark.parametrize(
    ("words", "before", "told"),
    [
        ("K?se", "Käse", "letters were lost: 'K?se' was 'Käse'"),
        ("??", "风筝", "letters were lost"),
        ("caf\ufffd", "", "letters were lost: 'caf\ufffd'"),
        ("#NAME?", "-x", "the spreadsheet holds an error here, #NAME?"),
        ("#N/A", "", "an error here"),
        ("#####", "1:30", "an error here"),
        ("Err:502", "", "an error here"),
        ("a\x07", "", "the control character U+0007"),
    ],
)
def test_what_nobody_typed_is_refused(words: str, before: str, told: str) -> None:
    message, hint = doubt(words, before)
    assert told in message
    assert hint


@pytest.mark.parametrize(
    ("words", "before"),
    [("什么?", "什么？"), ("who?", "whoa"), ("?", ""), ("#1", ""), ("# no", ""), ("a\tb\nc", "")],
)
def test_what_may_be_meant_is_taken(words: str, before: str) -> None:
    assert doubt(words, before) == ("", "")


@pytest.mark.parametrize(
    ("words", "before"),
    [
        ("7", "007"),
        ("1:30:00", "1:30"),
        ("01:30", "1:30"),
        ("1.5", "1.50"),
        ("1000", "1e3"),
        ("02. Jan", "1-2"),
        ("2026/1/2", "1-2"),
        ("1月2日", "1-2"),
        ("上午1:30", "1:30"),
        ("2-janv.", "1-2"),
        ("45659", "2-Jan"),
        ("0,5", "0.5"),
        ("WAHR", "true"),
        ("TRUE", "true"),
    ],
)
def test_what_a_spreadsheet_may_have_turned_is_held_back(words: str, before: str) -> None:
    message, hint = turned(words, before)
    assert message == f"'{before}' became '{words}', as spreadsheets do it"
    assert hint == f"write '{before} with the ' before it, or say --as-typed if that is meant"


@pytest.mark.parametrize(
    ("words", "before"),
    [
        ("pear", "apple"),
        ("", "007"),
        ("a late hour", "1:30"),
        ("half past 1", "1:30"),
        ("word", "None"),
        ("yes", "no"),
        ("1985", "1984"),
        ("7UP", "cola"),
        ("1:30", ""),
        ("1:30", "half past one"),
    ],
)
def test_what_was_surely_typed_is_not(words: str, before: str) -> None:
    assert turned(words, before) == ("", "")


def test_a_number_is_told() -> None:
    assert "holds a number here, and 7 is taken" in counted_as("7", number=True)
    assert counted_as("7", number=False) == ""
