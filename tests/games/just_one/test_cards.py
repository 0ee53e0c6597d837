"""Word cards as they are read, in step with their schemas."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import jsonschema
import pytest

from authoring.games.just_one.cards import (
    BESIDE_LOCALES,
    RELATIONS,
    WORDS_PER_CARD,
    Word,
    WordCard,
)
from authoring.resources import folder
from tests.games.just_one.small import LEVELS, TRAP, deck

OUR_OWN = {"origin", "kind"}
"""Fields that say how a card was read, not what was written."""


def schema(name: str) -> Any:
    path = folder("schemas") / "just-one" / f"{name}.schema.json"
    return json.loads(path.read_text(encoding="utf-8"))


def test_a_card_has_the_keys_of_its_schema() -> None:
    card = schema("words")["$defs"]["card"]["properties"]
    assert {field.name for field in fields(WordCard)} - OUR_OWN == card.keys()
    assert card["words"]["minItems"] == card["words"]["maxItems"] == WORDS_PER_CARD


def test_a_word_has_the_keys_of_its_schema() -> None:
    word = schema("words")["$defs"]["word"]["properties"]
    assert {field.name for field in fields(Word)} - OUR_OWN - {"text"} == word.keys()
    assert word.keys() == BESIDE_LOCALES
    assert word["level"]["enum"] == list(LEVELS)


def test_a_word_is_read() -> None:
    (card,) = deck([TRAP]).content.cards
    assert card.id == "w-trap"
    assert card.kind == "card"
    prince = card.words[1]
    assert dict(prince.text.entries) == {"en": "prince", "zh-Hans": "王子"}
    assert (prince.level, prince.field) == ("easy", "people")
    assert prince.family == {"en": ("princess", "princely"), "zh-Hans": ("公主",)}
    assert prince.declared("homophones") == {"en": ("prints",)}
    assert card.words[0].declared("translations") == {}
    assert {prince.declared(relation) is not None for relation in RELATIONS} == {True}


@pytest.mark.parametrize("name", ["words", "pack", "options"])
def test_the_schemas_are_sound_and_describe_every_property(name: str) -> None:
    found = schema(name)
    jsonschema.Draft202012Validator.check_schema(found)
    assert found["$id"] == f"https://authoring.example/schemas/just-one/{name}.schema.json"
    assert list(undescribed(found)) == []


def undescribed(found: Any, path: str = "") -> list[str]:
    """The properties that a schema speaks of without a description."""
    told: list[str] = []
    if isinstance(found, dict):
        for group in ("properties", "patternProperties"):
            told += [
                f"{path}/{key}"
                for key, each in found.get(group, {}).items()
                if not each.get("description")
            ]
        for key, each in found.items():
            told += undescribed(each, f"{path}/{key}")
    elif isinstance(found, list):
        for place, each in enumerate(found):
            told += undescribed(each, f"{path}/{place}")
    return told
