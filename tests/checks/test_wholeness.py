"""What is told of a deck that could not be read to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from authoring import games
from authoring.checks.check import collect
from authoring.checks.settlement import settle
from authoring.checks.wholeness import lacks
from authoring.source.deck import Deck
from authoring.source.deck_reader import read_deck
from tests.checks.deck_of import written

CATEGORIES = (
    "categories:\n  - {id: food, label: {en: Food, zh-Hans: 吃}}\n"
    "  - {id: home, label: {en: Home, zh-Hans: 家}}\n"
)
QUESTIONS = (
    "questions:\n  - id: fruit\n    category: food\n    # allow: typography it is a name\n"
    "    text: {en: Name a fruit., zh-Hans: 说出一种水果。}\n    answers:\n"
    "      - {en: apple, zh-Hans: 苹果}\n"
)
UNCLOSED = "questions:\n  - {id: lamp, category: home\n"
MISTYPED = "questions:\n  - {id: lamp, category: home, answer: []}\n"


def deck_of(root: Path, **files: str) -> Deck[Any]:
    named = {f"questions/{name}.yml": text for name, text in files.items()}
    return written(root, {"categories.yml": CATEGORIES, "questions/a.yml": QUESTIONS, **named})


ASKED = {"schema", "typography", "unknown-key", "unused-allow", "yaml-syntax"}
ASKED |= {"unknown-category", "unused-category"}


def told(deck: Deck[Any]) -> set[str]:
    every = (*collect("authoring.checks"), *games.kit("guess-club").checks())
    checks = [check for check in every if check.id in ASKED]
    return {finding.check for finding in settle(deck, checks).findings}


@pytest.mark.parametrize("broken", [UNCLOSED, MISTYPED])
def test_what_is_unused_is_told_once_all_is_read(tmp_path: Path, broken: str) -> None:
    assert {"unused-category", "unused-allow"} <= told(deck_of(tmp_path / "whole"))
    found = told(deck_of(tmp_path / "broken", b=broken))
    assert found & {"yaml-syntax", "schema"}
    assert not found & {"unused-category", "unused-allow"}


def test_an_allowance_of_what_keeps_a_card_out_is_told_at_once(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, b=MISTYPED.replace("  - {", "  # allow: unknown-key so be it\n  - {"))
    assert "unused-allow" in told(deck)


def test_no_category_is_unknown_while_categories_cannot_be_read(tmp_path: Path) -> None:
    misspelt = QUESTIONS.replace("category: food", "category: fod")
    for categories, known in ((CATEGORIES, True), ("categories: [", False)):
        files = {"categories.yml": categories, "questions/a.yml": misspelt}
        assert ("unknown-category" in told(written(tmp_path, files))) is known


def test_only_the_part_that_is_asked_for_counts(tmp_path: Path) -> None:
    deck = deck_of(tmp_path / "one", b=UNCLOSED)
    assert lacks(deck)
    assert lacks(deck, "questions")
    assert not lacks(deck, "categories")
    elsewhere = tmp_path / "two"
    (elsewhere / "cards").mkdir(parents=True)
    (elsewhere / "cards" / "b.yml").write_text("questions: []\n", encoding="utf-8")
    strays = deck_of(elsewhere)
    assert lacks(strays, "questions") is lacks(strays, "categories") is lacks(strays)


RINGS = (
    "game: things-in-rings\nversion: 1.0.0\ntitle: {en: T}\nlocales: [en]\n",
    "traits: {soft: {type: flag, label: {en: soft}, means: It gives way.}}\n",
    "rules:\n  - {id: soft, ring: attribute, level: easy, text: {en: It is soft.},\n"
    "     when: {is: soft}, inside: [pillow], outside: [brick]}\n",
)


def test_no_id_dangles_while_a_file_of_things_is_no_yaml(tmp_path: Path) -> None:
    names = ("deck.yml", "traits.yml", "rules/a.yml", "things/a.yml")
    kit = games.kit("things-in-rings")
    (dangling,) = (one for one in kit.checks() if one.id == "dangling-id")
    for things, count in (("things: []\n", 2), ("things:\n  - {id: pillow\n", 0)):
        for name, text in zip(names, (*RINGS, things), strict=True):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, encoding="utf-8")
        assert len(list(dangling.find(read_deck(tmp_path, kit.shape)))) == count
