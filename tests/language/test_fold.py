"""The canonical form forgives spelling and nothing else."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as some

from authoring.language.fold import FOLDING, WHOLE_PLURALS, fold


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Apple", "apple"),
        ("ＡＰＰＬＥ", "apple"),
        ("  an apple ", "apple"),
        ("the Apple", "apple"),
        ("café", "CAFE\u0301"),
        ("naïve", "naive"),
        ("smørrebrød", "smorrebrod"),
        ("straße", "STRASSE"),
        ("don’t", "don't"),
        ("don´t", "dont"),
        ("ice-cream", "ice cream"),
        ("ice–cream", "icecream"),
        ("U.S.A.", "usa"),
        ("salt & pepper", "salt and pepper"),
        ("“hello”", "hello!"),
        ("co\u00adop", "coop"),
        ("ap\u200bple", "apple"),
    ],
)
def test_forgives_case_width_accents_spaces_and_signs(one: str, other: str) -> None:
    assert fold(one, "en") == fold(other, "en")


@pytest.mark.parametrize(
    ("singular", "plural"),
    [
        ("apple", "apples"), ("box", "boxes"), ("berry", "berries"), ("cookie", "cookies"),
        ("pie", "pies"), ("fly", "flies"), ("house", "houses"), ("bus", "buses"),
        ("virus", "viruses"), ("menu", "menus"), ("kiwi", "kiwis"), ("glass", "glasses"),
        ("dish", "dishes"), ("church", "churches"), ("headache", "headaches"),
        ("shoe", "shoes"), ("potato", "potatoes"), ("quiz", "quizzes"), ("toe", "toes"),
        ("vase", "vases"), ("orange", "oranges"), ("TV", "TVs"), ("key", "keys"),
        ("mouse", "mice"), ("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"),
        ("child", "children"), ("fireman", "firemen"), ("woman", "women"),
        ("specimen", "specimens"), ("wolf", "wolves"), ("bookshelf", "bookshelves"),
        ("knife", "knives"), ("glove", "gloves"), ("olive", "olives"),
        ("ice cream", "ice creams"), ("movie", "movies"), ("die", "dice"),
    ],
)  # fmt: skip
def test_english_singular_and_plural_meet(singular: str, plural: str) -> None:
    assert fold(singular, "en") == fold(plural, "en")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("apple", "banana"), ("apple", "apple pie"), ("1.5", "15"), ("1:30", "130"),
        ("C#", "C"), ("C++", "C"), ("?", "!"), ("$", "€"), ("prince", "princess"),
        ("sun", "sunny"), ("car", "cart"), ("glass", "glad"), ("theatre", "atre"),
        ("a", "the"), ("pas", "pass"), ("live", "life"), ("Japan", "Japanese"),
    ],
)  # fmt: skip
def test_keeps_apart_what_differs_in_more_than_spelling(one: str, other: str) -> None:
    assert fold(one, "en") != fold(other, "en")


def test_english_rules_stay_in_english() -> None:
    assert fold("les amis", "fr") == "lesamis"
    assert fold("a casa", "pt") == "acasa"
    assert fold("DVDs", "zh-Hans") == "dvds"
    assert fold("DVDs", "en-GB") == "dvd"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("橙 子", "橙子"),
        ("橙子。", "橙子"),
        ("《红楼梦》", "红楼梦"),
        ("Ｔ恤", "t恤"),
        ("卡拉ＯＫ", "卡拉ok"),
    ],
)
def test_chinese_is_compared_without_spaces_and_signs(one: str, other: str) -> None:
    assert fold(one, "zh-Hans") == fold(other, "zh-Hans")


@pytest.mark.parametrize(
    "blank", ["", "  ", "\t\n", "\u200b", "\u3164", "\u3000", "\x00", "\ufeff"]
)
def test_blank_and_invisible_input_folds_to_nothing(blank: str) -> None:
    assert fold(blank, "en") == ""


@pytest.mark.parametrize("sign", ["?", "!", "…", "-", "'", "007", "$", "SMS", "&", "#"])
def test_a_sign_alone_is_still_something(sign: str) -> None:
    assert fold(sign, "en") != ""


@given(some.text(), some.sampled_from(["en", "zh-Hans", "fr"]))
def test_folding_twice_changes_nothing(text: str, locale: str) -> None:
    once = fold(text, locale)
    assert fold(once, locale) == once


@given(some.text(alphabet="abceghiosuxyz' -.1&", max_size=12))
def test_folding_english_spelling_twice_changes_nothing(text: str) -> None:
    once = fold(text, "en")
    assert fold(once, "en") == once


@given(some.text(some.characters(categories=["Lu", "Ll", "Nd"]), min_size=1))
def test_case_never_matters(text: str) -> None:
    assert fold(text.casefold(), "zh-Hans") == fold(text, "zh-Hans")


@pytest.mark.parametrize(
    "hostile",
    [
        "a" + "\u0315\u0300" * 100_000,
        "\u0301" * 200_000,
        "\ufdfa" * 20_000,
        "\ud800" * 100_000,
        "a " * 100_000,
        "." * 200_000,
        "s" * 200_000,
        "\u202e\u2066" * 100_000,
    ],
    ids=["mixed-marks", "marks", "expanding", "surrogates", "words", "dots", "s", "bidi"],
)
def test_hostile_input_is_answered_quickly(hostile: str) -> None:
    started = time.perf_counter()
    fold(hostile, "en")
    assert time.perf_counter() - started < 2


def test_the_description_names_every_written_out_plural() -> None:
    for plural, singular in WHOLE_PLURALS.items():
        assert f"{plural} {singular}" in FOLDING
