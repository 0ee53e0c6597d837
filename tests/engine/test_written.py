"""What players write into a move is checked before the rules look at it."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from authoring.engine import written
from authoring.engine.game import Refusal

JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(), inner, max_size=3),
    max_leaves=5,
)


@pytest.mark.parametrize(
    "line", ["apple", "  two words ", "苹果", "naïve", "007", "🍎", "a\u200bb"]
)
def test_a_line_comes_without_the_spaces_around_it(line: str) -> None:
    assert written.line(line, "An answer", 20) == line.strip()


@pytest.mark.parametrize(
    "line",
    [
        "a\nb",
        "a\rb",
        "a\tb",
        "\x00",
        "\x1b[2J",
        "\ud800",
        "a\u2028b",
        "\x85",
        "ab\u202ecd",
        "\u2066",
    ],
)
def test_what_cannot_be_written_on_one_line_is_refused(line: str) -> None:
    with pytest.raises(Refusal, match="one line of characters") as caught:
        written.line(line, "An answer", 20)
    assert caught.value.code == "BAD_TEXT"


def test_a_long_line_is_refused_with_its_length() -> None:
    with pytest.raises(Refusal, match="An answer has 21 characters, more than 20"):
        written.line("x" * 21, "An answer", 20)


@given(JSON)
def test_any_value_is_read_or_refused(value: Any) -> None:
    readers = (
        lambda: written.line(value, "It", 10),
        lambda: written.whole(value, "It"),
        lambda: written.flag(value, "It"),
        lambda: written.items(value, "It", 2),
        lambda: written.keys("move", value, frozenset({"card"})),
    )
    for read in readers:
        with contextlib.suppress(Refusal):
            read()


@pytest.mark.parametrize("value", [True, 1.0, "1", None, [1]])
def test_a_whole_number_is_nothing_else(value: object) -> None:
    with pytest.raises(Refusal, match="must be a whole number"):
        written.whole(value, "number")
    assert written.whole(7, "number") == 7


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_true_and_false_are_nothing_else(value: object) -> None:
    with pytest.raises(Refusal, match="must be true or false"):
        written.flag(value, "fits")
    assert written.flag(True, "fits") is True


def test_a_list_has_an_end() -> None:
    assert written.items((1, 2), "cards", 2) == [1, 2]
    for value in ([1, 2, 3], "ab", {"a": 1}, None):
        with pytest.raises(Refusal, match="cards must be a list of at most 2"):
            written.items(value, "cards", 2)


def test_a_move_says_what_it_must_and_no_more() -> None:
    written.keys("play", {"card": 1}, frozenset({"card"}))
    for data in ({}, {"card": 1, "more": 2}, [], None):
        with pytest.raises(Refusal, match="The move 'play' says card, and no more"):
            written.keys("play", data, frozenset({"card"}))
    with pytest.raises(Refusal, match="'pass' says nothing"):
        written.keys("pass", {"card": 1}, frozenset())
