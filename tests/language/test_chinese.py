"""What the writing of a Chinese name shows."""

from __future__ import annotations

import pytest

from authoring.language import chinese


@pytest.mark.parametrize(
    ("name", "count", "repeated"),
    [
        ("水壶", 2, False),
        ("星星", 2, True),
        ("T恤", 2, False),
        ("3D眼镜", 4, False),
        ("自行车", 3, False),
        ("俄罗斯·套娃", 5, False),
        ("〇", 1, False),
        ("", 0, False),
    ],
)
def test_characters(name: str, count: int, repeated: bool) -> None:
    assert chinese.count_characters(name) == count
    assert chinese.has_repeated_character(name) is repeated


def test_texts_inside_a_name() -> None:
    assert chinese.contains("自行车", "行")
    assert chinese.contains("自行车", "行车")
    assert not chinese.contains("自行车", "自车")
    assert chinese.starts_with("自行车", "自")
    assert not chinese.starts_with("自行车", "车")
    assert chinese.ends_with("自行车", "车")
    assert not chinese.ends_with("自行车", "自")


def test_what_a_character_is() -> None:
    assert all(map(chinese.is_character, "水壶〇𠮷鱻"))
    assert not any(map(chinese.is_character, "a7。 あ한"))
    assert not chinese.is_character("水壶")
