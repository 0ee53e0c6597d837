"""Reasons are data: the same sentences in each language, told in the one asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from authoring.language.declaration import Declaration, plain
from authoring.language.reason import CHINESE, ENGLISH, SENTENCES, Reason
from authoring.language.relation import relation
from authoring.language.verdict import Kind

LANGUAGE = Path(relation.__code__.co_filename).parent
NAMED = re.compile(r'(?:Kind\.\w+, |told = |reason = )"([a-z-]+)"')

PAIRS = [
    ("mouse", "mice", "'mouse' and 'mice' are forms of 'mouse'.", "“mouse”和“mice”都是“mouse”。"),
    ("苹果", "香蕉", "Nothing known relates the two.", "没有发现两者有关联。"),
    ("雪", "雪人", "'雪' is a part of '雪人'.", "“雪”是“雪人”的一部分。"),
    ("green", "vert", "'vert' is 'green' in another language.", "“vert”是“green”的外语说法。"),
]  # fmt: skip


@pytest.mark.parametrize(("one", "other", "english", "chinese"), PAIRS)
def test_a_reason_is_told_in_the_locale_asked_for(
    one: str, other: str, english: str, chinese: str
) -> None:
    assert relation(one, other, "en").reason == english
    assert relation(one, other, "zh-Hans").reason == chinese
    assert relation(one, other, "en").because.told("zh-Hans") == chinese


def test_without_a_locale_chinese_is_answered_in_chinese() -> None:
    assert relation("苹果", "香蕉").reason == CHINESE["nothing"]
    assert relation("苹果", "apple").reason == "'apple' is '苹果' in another language."


def test_a_language_without_sentences_is_answered_in_english() -> None:
    assert relation("pomme", "pomme", "fr").reason == "'pomme' and 'pomme' are spelled alike."


def test_every_language_has_the_same_sentences_with_the_same_places() -> None:
    for table in SENTENCES.values():
        assert table.keys() == ENGLISH.keys()
        for name, sentence in table.items():
            assert set(re.findall(r"\{\d\}", sentence)) == set(re.findall(r"\{\d\}", ENGLISH[name]))
            assert sentence.endswith((".", "。"))


def test_every_sentence_that_is_named_stands_in_the_tables() -> None:
    named = {
        name
        for path in sorted(LANGUAGE.glob("*.py"))
        for name in NAMED.findall(path.read_text(encoding="utf-8"))
    }
    assert len(named) > 15
    assert named <= ENGLISH.keys()


@pytest.mark.parametrize("kind", ["family", "homophone", "translation", "synonym"])
def test_what_a_card_declares_has_a_sentence_of_its_own(kind: str) -> None:
    card = Declaration(frozenset({plain("lamp")}), related={plain("glow"): Kind(kind)})
    for locale in ("en", "zh"):
        assert "glow" in relation("lamp", "glow", locale, card).reason


def test_what_cannot_be_seen_is_left_out_of_a_reason() -> None:
    assert relation("\ud800ap\u202eple", "apple").reason == "'apple' and 'apple' are spelled alike."


def test_a_reason_without_words_is_still_a_sentence() -> None:
    assert Reason().told("en").endswith(".")
