"""Characters that are taken for others that look like them."""

from __future__ import annotations

import pytest

from authoring.language.confusion import ALIKE, mistaken, others


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("自已的事", "自已", "自己"),
        ("己经去了", "己经", "已经"),
        ("周未去哪", "周未", "周末"),
        ("门票兔费", "兔费", "免费"),
        ("一家洒店", "洒店", "酒店"),
        ("拾头看", "拾头", "抬头"),
    ],
)
def test_a_word_that_is_none_is_told_with_what_was_meant(text: str, wrong: str, right: str) -> None:
    assert [(text[one.start : one.end], one.meant) for one in mistaken(text)] == [(wrong, right)]


@pytest.mark.parametrize(
    "text",
    [
        "来自已故的人",
        "他自己已到",
        "人未到",
        "下周未到期",
        "我未来过",
        "花园里有圆形的池",
        "喝水口喝",
        "",
        "己",
    ],
)
def test_a_character_that_stands_alone_or_in_a_word_is_let_be(text: str) -> None:
    assert list(mistaken(text)) == []


def test_who_looks_like_another_is_looked_like_by_it() -> None:
    assert set(others("己")) == {"已", "巳"}
    assert list(others("好")) == []
    assert all(one in others(other) for group in ALIKE for one in group for other in others(one))
