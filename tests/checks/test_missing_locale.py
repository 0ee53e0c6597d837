"""Which locales a text must speak."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from authoring.checks.missing_locale import check
from authoring.model import Text
from authoring.source.deck import Deck
from tests.checks.deck_of import answers


@dataclass(frozen=True)
class Part:
    text: Text


@dataclass(frozen=True)
class Rule:
    """A card that may speak only some locales, with texts at some depth."""

    id: str
    text: Text
    parts: tuple[Part, ...] = ()
    by_name: dict[str, Part] = field(default_factory=dict)
    locales: tuple[str, ...] = ()
    kind: str = "rule"
    origin: Any = None


def told(tmp_path: Path, *cards: Rule, content: Any = None) -> list[str]:
    deck: Deck[Any] = replace(answers(tmp_path), cards=cards, content=content)
    return [flaw.message for flaw in check(deck)]


def text(**words: str) -> Text:
    return Text(tuple((locale.replace("_", "-"), said) for locale, said in words.items()))


def test_every_text_at_any_depth_speaks_every_locale(tmp_path: Path) -> None:
    whole = text(en="a", zh_Hans="甲")
    rule = Rule("one", whole, (Part(text(en="b")),), {"x": Part(text(zh_Hans="丙"))})
    assert told(tmp_path, rule) == ["'b' is not said in zh-Hans", "'丙' is not said in en"]


def test_a_card_with_locales_of_its_own_needs_only_those(tmp_path: Path) -> None:
    assert told(tmp_path, Rule("one", text(en="a"), locales=("en",))) == []
    chinese = Rule("two", text(en="a"), locales=("zh-Hans",))
    assert told(tmp_path, chinese) == ["'a' is not said in zh-Hans"]


def test_texts_beside_the_cards_count_too_and_each_once(tmp_path: Path) -> None:
    rule = Rule("one", text(en="a"))
    content = Part(text(en="b"))
    found = told(tmp_path, rule, content=(content, {"again": content}, rule))
    assert found == ["'a' is not said in zh-Hans", "'b' is not said in zh-Hans"]


def test_further_locales_and_texts_without_words_are_fine(tmp_path: Path) -> None:
    rule = Rule("one", text(en="a", zh_Hans="甲", fr="c"), (Part(text()),))
    assert told(tmp_path, rule) == []


ELEVEN = [f"{{en: {letter}, zh-Hans: 字}}" for letter in "abcdefghijk"]


def test_a_new_locale_is_told_once_where_it_is_asked_for(tmp_path: Path) -> None:
    deck: Deck[Any] = answers(tmp_path, *ELEVEN, locales="en, de, zh-Hans")
    (flaw,) = check(deck)
    assert flaw.message == "13 texts are not said in de, on 1 of 1 card"
    assert (flaw.place.path, flaw.place.line, flaw.place.column) == (f"{tmp_path}/deck.yml", 4, 15)
    way_out, *more = flaw.hint.split("\n")
    assert way_out.startswith("`authoring i18n export ")
    assert more == ["the first cards are fruit", "or take de out of locales until then"]


def test_other_locales_are_told_text_by_text_beside_it(tmp_path: Path) -> None:
    deck: Deck[Any] = answers(tmp_path, "{en: lime}", *ELEVEN, locales="en, de, zh-Hans")
    assert [flaw.message for flaw in check(deck)][1:] == ["'lime' is not said in zh-Hans"]


def test_ten_texts_are_told_one_by_one(tmp_path: Path) -> None:
    deck: Deck[Any] = answers(tmp_path, *ELEVEN[:8], locales="en, de, zh-Hans")
    assert len(list(check(deck))) == 10


def test_a_locale_that_most_cards_speak_is_told_text_by_text(tmp_path: Path) -> None:
    whole = [Rule(str(number), text(en="a", zh_Hans="甲")) for number in range(12)]
    lacking = [Rule(str(number), text(en="a")) for number in range(11)]
    assert len(told(tmp_path, *whole, *lacking)) == 11
    assert len(told(tmp_path, *whole[:11], *lacking)) == 1
