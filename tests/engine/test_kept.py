"""What was found is kept."""

from __future__ import annotations

import pytest

from authoring.engine.kept import Kept


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
