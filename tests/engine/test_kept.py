"""What was found is kept."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest

from authoring.engine.kept import MOST_SOURCES, Kept, remembered


def test_each_thing_is_looked_for_once() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    kept = Kept(double)
    assert [kept[3], kept[4], kept[3]] == [6, 8, 6]
    assert asked == [3, 4]


def test_it_begins_anew_when_it_is_full() -> None:
    kept = Kept(str, most=2)
    for number in range(3):
        assert kept[number] == str(number)
    assert dict(kept) == {2: "2"}


def test_what_cannot_be_found_is_not_kept() -> None:
    kept = Kept(int)
    with pytest.raises(ValueError, match="invalid literal"):
        kept["one"]
    assert not kept


def test_what_is_made_of_a_source_is_remembered() -> None:
    made: list[tuple[list[int], int]] = []

    @remembered
    def times(source: list[int], number: int) -> int:
        made.append((source, number))
        return number * sum(source)

    one, other = [1, 2], [1, 2]
    assert [times(one, 2), times(one, 3), times(one, 2)] == [6, 9, 6]
    assert len(made) == 2
    assert times(other, 2) == 6, "what is equal is not the same"
    assert len(made) == 3
    assert times(one, 2) == 6
    assert len(made) == 3


def test_a_source_that_was_long_not_asked_about_is_forgotten() -> None:
    made: list[list[int]] = []

    @remembered
    def size(source: list[int]) -> int:
        made.append(source)
        return len(source)

    sources = [[number] for number in range(MOST_SOURCES + 1)]
    for source in (*sources, sources[-1], sources[0]):
        assert size(source) == 1
    assert made == [*sources, sources[0]]


def test_a_thread_that_asks_in_between_changes_no_answer() -> None:
    @remembered
    def name(source: list[str], word: str) -> str:
        return f"{source[0]} {word}"

    mine, others = ["mine"], ["other's"]
    busy = False

    def between(frame: FrameType, event: str, _: object) -> Any:
        """Asks about another source before every line of the asking function."""
        nonlocal busy
        if event == "line" and frame.f_code.co_name == "ask" and not busy:
            busy = True
            assert name(others, "word") == "other's word"
            busy = False
        return between

    usual = sys.gettrace()
    sys.settrace(between)
    try:
        told = [name(mine, "word"), name(mine, "word")]
    finally:
        sys.settrace(usual)
    assert told == ["mine word", "mine word"]
