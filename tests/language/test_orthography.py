"""What is told of the spelling of words, and what is passed over."""

from __future__ import annotations

import pytest

from authoring.language import orthography
from authoring.language.lexicon import chinese, english


@pytest.mark.parametrize(
    ("word", "right"),
    [
        ("ruond", "round"),
        ("banan", "banana"),
        ("bannana", "banana"),
        ("recieve", "receive"),
    ],
)
def test_one_slip_is_told_with_the_word_that_was_meant(word: str, right: str) -> None:
    assert orthography.meant(word) == right


@pytest.mark.parametrize("word", ["apple", "kettles", "colour", "café", "cat", "hoodie", "xqzvw"])
def test_right_short_and_strange_words_are_passed_over(word: str) -> None:
    assert orthography.meant(word) is None


def test_the_commonest_of_several_words_was_meant() -> None:
    assert orthography.meant("thwn") == "than"


@pytest.mark.parametrize("text", ["妈妈", "毛毛虫", "牛奶奶酪", "红彤彤的", "甜甜圈", "高高兴兴"])
def test_words_with_a_character_twice_are_right(text: str) -> None:
    assert not list(orthography.doubled(text))


def test_a_character_too_many_is_told_by_its_place() -> None:
    (slip,) = orthography.doubled("圆形的苹苹果")
    assert (slip.start, slip.end, slip.meant) == (3, 5, "苹")
    assert len([*orthography.doubled("苹" * 200)]) == 1


def test_a_small_letter_among_characters_is_a_slip() -> None:
    assert [(slip.start, slip.end) for slip in orthography.strays("橙c子 T恤 iPhone手机")] == [
        (1, 2)
    ]
    assert not list(orthography.strays("a b"))


def test_the_lists_are_those_of_the_lexicon() -> None:
    for word in ("apple", "kettles", "wednesday"):
        assert english(word).known
        assert orthography.meant(word) is None
    assert chinese("妈妈").known
