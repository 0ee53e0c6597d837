"""The room that texts take on a terminal."""

from __future__ import annotations

import pytest

from authoring.language.width import columns


@pytest.mark.parametrize(
    ("text", "room"),
    [
        ("", 0),
        ("ring", 4),
        ("café", 4),
        ("cafe\u0301", 4),
        ("苹果", 4),
        ("（圆）", 6),
        ("🍎", 2),
        ("a\u200db", 2),
    ],
)
def test_a_text_takes_the_room_of_what_is_seen_of_it(text: str, room: int) -> None:
    assert columns(text) == room
