"""Pinyin as people write it, and taken apart."""

from __future__ import annotations

import pytest

from authoring.language import pinyin
from authoring.language.pinyin import NotPinyin, Syllable

SAME = [
    ("yín háng", "yin2 hang2"),
    ("lǜ sè", "lv4 se4"),
    ("lu:4 se4", "lv4 se4"),
    ("NǙ", "nv3"),
    ("xī'ān", "xi1 an1"),
    ("zhuō zi", "zhuo1 zi5"),
    ("zhuo1 zi0", "zhuo1 zi5"),
    ("huā r", "hua1 r5"),
    ("wǒ-men", "wo3 men5"),
]


@pytest.mark.parametrize(("written", "compared"), SAME)
def test_marks_and_numbers_are_the_same(written: str, compared: str) -> None:
    assert " ".join(pinyin.read(written)) == compared
    assert pinyin.read(compared) == pinyin.read(written)


SHOWN = "yín háng lǜ xióng guī jiǔ ǒu lüè huā r zi niú wéi xué zhuāng ér"


def test_what_is_shown_is_read_back() -> None:
    assert pinyin.written(pinyin.read(SHOWN)) == SHOWN


WRONG = [
    ("zhaung1", "no syllable", "zhang"),
    ("yinhang", "more than one syllable", ""),
    ("yínháng", "more than one tone", ""),
    ("", "no syllable stands here", ""),
    ("bank", "no syllable", "ban"),
]


@pytest.mark.parametrize(("written", "reason", "meant"), WRONG)
def test_what_is_no_pinyin_says_why(written: str, reason: str, meant: str) -> None:
    with pytest.raises(NotPinyin, match=reason) as raised:
        pinyin.read(written)
    assert raised.value.meant == meant


def test_letters_of_a_name_stand_for_themselves() -> None:
    assert pinyin.read("T xù", "T恤") == ("T", "xu4")
    with pytest.raises(NotPinyin, match="1 syllable for the 2 characters of T恤"):
        pinyin.read("xù", "T恤")


PARTS = {
    "dian4": ("d", "ian", "4"),
    "yan3": ("y", "ian", "3"),
    "yu2": ("y", "ü", "2"),
    "ju2": ("j", "ü", "2"),
    "lv4": ("l", "ü", "4"),
    "xue3": ("x", "üe", "3"),
    "yuan2": ("y", "üan", "2"),
    "you3": ("y", "iu", "3"),
    "niu2": ("n", "iu", "2"),
    "wu3": ("w", "u", "3"),
    "wei4": ("w", "ui", "4"),
    "wen2": ("w", "un", "2"),
    "shui3": ("sh", "ui", "3"),
    "zhong1": ("zh", "ong", "1"),
    "er2": ("none", "er", "2"),
    "e2": ("none", "e", "2"),
    "an1": ("none", "an", "1"),
    "r5": ("none", "er", "5"),
    "xiong2": ("x", "iong", "2"),
}


@pytest.mark.parametrize("syllable", PARTS)
def test_a_syllable_is_taken_apart_as_schools_do(syllable: str) -> None:
    assert pinyin.split(syllable) == Syllable(*PARTS[syllable])


def test_what_is_no_syllable_has_no_parts() -> None:
    assert pinyin.split("T") is None
    assert pinyin.split("xx5") is None
    assert pinyin.split("ma") is None
