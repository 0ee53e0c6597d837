"""What is remembered of the very same objects, and of no others."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from authoring.source import memory
from authoring.source.memory import gathered, remembered


def test_the_same_objects_are_answered_at_once_and_equal_ones_anew() -> None:
    calls: list[list[int]] = []

    @remembered
    def total(numbers: list[int]) -> int:
        calls.append(numbers)
        return sum(numbers)

    one, twin = [1, 2], [1, 2]
    assert [total(one), total(one), total(twin)] == [3, 3, 3]
    assert len(calls) == 2


def test_an_identity_is_never_given_to_another_while_it_is_remembered() -> None:
    @remembered
    def first(numbers: list[int]) -> int:
        return numbers[0]

    for number in range(100):
        assert first([number]) == number
        gc.collect(0)


def test_generators_are_gathered_and_run_once() -> None:
    runs = []

    @gathered
    def letters(word: str) -> Iterator[str]:
        runs.append(word)
        yield from word

    word = "tea"
    assert letters(word) is letters(word)
    assert letters(word) == ("t", "e", "a")
    assert runs == ["tea"]


def test_the_oldest_gives_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST", 2)
    calls = []

    @remembered
    def note(word: str) -> str:
        calls.append(word)
        return word

    for word in ("a", "b", "c", "b", "a"):
        note(word)
    assert calls == ["a", "b", "c", "a"]
