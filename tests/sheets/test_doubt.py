"""What spreadsheets do to texts, and is noticed."""

from __future__ import annotations

import pytest

from authoring.sheets.doubt import doubt, turned


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
    ("words", "before", "number", "told"),
    [
        ("7", "007", True, "holds a number here, and 7 is taken"),
        ("7", "007", False, "'007' became '7'"),
        ("01:30:00", "1:30", False, "'1:30' became '01:30:00'"),
        ("WAHR", "true", False, "'true' became 'WAHR'"),
        ("pear", "apple", False, ""),
        ("", "007", False, ""),
        ("word", "None", False, ""),
    ],
)
def test_what_may_have_been_turned_is_told(
    words: str, before: str, number: bool, told: str
) -> None:
    assert told in turned(words, before, number)
    assert bool(told) == bool(turned(words, before, number))
