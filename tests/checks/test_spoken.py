"""The texts of a deck, and the exact characters of each part of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.checks.fix import splice
from authoring.checks.spoken import Spoken, spoken
from tests.checks.deck_of import answers


def said(tmp_path: Path, *lines: str) -> list[Spoken]:
    deck = answers(tmp_path, *lines)
    return [text for text in spoken(deck) if text.pointer[2:3] == ("answers",)]


def test_texts_stand_under_the_locales_of_the_deck(tmp_path: Path) -> None:
    line = "{en: apple, zh-Hans: 苹果, also: {en: [pome], fr: [pomme], zh-Hans: [果]}}"
    assert [(text.locale, text.words) for text in said(tmp_path, line)] == [
        ("en", "apple"),
        ("zh-Hans", "苹果"),
        ("en", "pome"),
        ("zh-Hans", "果"),
    ]


def test_title_and_texts_of_broken_entries_are_among_them(tmp_path: Path) -> None:
    deck = answers(tmp_path, "{en: apple, colour: red}")
    assert deck.cards == ()
    words = [text.words for text in spoken(deck)]
    assert words == ["T", "题", "Name a fruit.", "说出一种水果。", "apple"]


def test_a_text_knows_what_stands_beside_it(tmp_path: Path) -> None:
    first, second = said(tmp_path, "{en: apple, zh-Hans: 苹果}")
    assert first.beside == (("zh-Hans", "苹果"),)
    assert second.beside == (("en", "apple"),)


@pytest.mark.parametrize(
    ("written", "mended"),
    [
        ("a bc d", "a <> d"),
        ("'a bc d'", "'a <> d'"),
        ('"a bc d"', '"a <> d"'),
        ("'it''s a bc d'", "'it''s a <> d'"),
        ('"\\"a\\" bc d"', '"\\"a\\" <> d"'),
        ("a\n        bc d", "a\n        <> d"),
        ("水 🫖 bc 苹", "水 🫖 <> 苹"),
    ],
)
def test_parts_are_swapped_in_place(tmp_path: Path, written: str, mended: str) -> None:
    (text,) = said(tmp_path, f"{{en: {written}}}")
    start = text.words.index("bc")
    fix = text.swap(start, start + 2, "<>")
    assert fix is not None
    assert fix.place == text.part(start, start + 2)
    before = text.document.text
    assert splice(before, [fix]).text == before.replace(f"{{en: {written}}}", f"{{en: {mended}}}")


@pytest.mark.parametrize(
    ("written", "instead", "mended"),
    [
        ("a bc d", ", ", '"a ,  d"'),
        ("a bc d", ": ", '"a :  d"'),
        ("a bc d", "'", "a ' d"),
        ("'a bc d'", "it's", "'a it''s d'"),
        ('"a bc d"', '"', '"a \\" d"'),
    ],
)
def test_what_would_break_the_line_gets_quotes(
    tmp_path: Path, written: str, instead: str, mended: str
) -> None:
    (text,) = said(tmp_path, f"{{en: {written}}}")
    start = text.words.index("bc")
    fix = text.swap(start, start + 2, instead)
    assert fix is not None
    after = splice(text.document.text, [fix]).text
    assert f"{{en: {mended}}}" in after


def test_escapes_and_blocks_are_left_to_the_author(tmp_path: Path) -> None:
    texts = said(tmp_path, '{en: "a\\u0062c"}', "en: |\n          a bc\n          d")
    assert [text.words for text in texts] == ["abc", "a bc\nd\n"]
    for text in texts:
        assert text.swap(0, 1, "x") is None
        assert text.part(0, 1) == text.place
