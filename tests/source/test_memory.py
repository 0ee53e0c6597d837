"""What is remembered of the very same objects, and of no others."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from authoring.games.guess_club.cards import SHAPE
from authoring.source.deck_reader import read_deck
from authoring.source.memory import (
    LASTING,
    begin_reading,
    gathered,
    remembered,
    remembered_by_value,
)
from authoring.source.yaml import Document
from tests.checks.deck_of import answers


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


def test_equal_things_are_enough_where_values_count() -> None:
    calls = []

    @remembered_by_value
    def shout(word: str, content: bytes) -> str:
        calls.append(content)
        return word.upper()

    assert shout("tea", b"x") is shout("".join("tea"), bytes([120]))
    assert shout("tea", b"y") == "TEA"
    assert calls == [b"x", b"y"]


def test_what_several_readings_did_not_ask_for_is_forgotten() -> None:
    class Thing:
        """Something whose end can be seen."""

    @remembered
    def name(thing: Thing) -> str:
        return type(thing).__name__

    kept, left = Thing(), Thing()
    seen = weakref.ref(left)
    name(kept)
    name(left)
    del left
    for _ in range(3 * LASTING):
        begin_reading()
        name(kept)
    gc.collect()
    assert seen() is None
    assert name(kept) == "Thing"


@pytest.mark.slow
def test_a_deck_that_is_edited_for_long_does_not_fill_the_memory(tmp_path: Path) -> None:
    for number in range(4 * LASTING):
        answers(tmp_path, f"{{en: tea {number}, zh-Hans: 茶}}")
        read_deck(tmp_path, SHAPE)
    gc.collect()
    path = (tmp_path / "questions" / "a.yml").as_posix()
    held = [one for one in gc.get_objects() if isinstance(one, Document) and one.path == path]
    assert 1 <= len(held) <= 3 * LASTING
