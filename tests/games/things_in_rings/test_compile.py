"""The pack of a deck of rings: its cards, its verdicts, and the order of its bits."""

from __future__ import annotations

import json
from typing import Any

import pytest

from authoring.games.things_in_rings import KIT
from authoring.games.things_in_rings.compile import compile_deck
from authoring.pack.canonical import dump, make
from authoring.source.schema import schema
from tests.games.things_in_rings.written import TRAITS, deck, header

THINGS = """
  - id: kettle
    name: {en: kettle, zh-Hans: 水壶}
    art: pot
    is: [man-made]
    size: shoe
    materials: [metal]
  - id: cake
    name: {en: cake, zh-Hans: 蛋糕}
    art: cake
    is: [edible]
    debatable: [soft]
    size: shoe
    materials: []
  - id: sofa
    name: {en: sofa, zh-Hans: 沙发}
    art: sofa
    is: [man-made, soft]
    size: car
    materials: [wood]
"""
RULES = """
  - id: soft
    ring: attribute
    level: easy
    text: {en: Is soft, zh-Hans: 软的}
    when: {is: soft}
  - id: begins-well
    ring: word
    level: hard
    text: {en: Starts with k or s}
    when: {word: {starts-with: [k, s]}}
    locales: [en]
  - id: large
    ring: context
    level: easy
    text: {en: Is large, zh-Hans: 大的}
    when: {size: {at-least: chair}}
"""


def test_the_body() -> None:
    body = compile_deck(deck(THINGS, RULES))
    assert body.cards["things"][0] == {
        "id": "kettle",
        "name": {"en": "kettle", "zh-Hans": "水壶"},
        "art": "pot",
    }
    assert body.cards["rules"][1] == {
        "id": "begins-well",
        "ring": "word",
        "level": "hard",
        "text": {"en": "Starts with k or s"},
        "locales": ["en"],
    }
    assert body.tables["verdicts"] == {
        "soft": {"*": {"inside": "4", "debatable": "2"}},
        "begins-well": {"en": {"inside": "5", "debatable": "0"}},
        "large": {"*": {"inside": "4", "debatable": "0"}},
    }


def test_bit_i_is_the_thing_at_index_i() -> None:
    things = "".join(
        f"  - {{id: t{number}, name: {{en: t}}, art: t, is: [{'soft' if number % 7 == 3 else ''}], "
        "size: egg, materials: []}\n"
        for number in range(70)
    )
    rule = "  - {id: r, ring: context, level: easy, text: {en: x}, when: {is: soft}}\n"
    table: Any = compile_deck(deck(things, rule)).tables["verdicts"]
    inside = int(table["r"]["*"]["inside"], 16)
    assert [index for index in range(80) if inside >> index & 1] == list(range(3, 70, 7))


def test_the_pack_keeps_to_both_schemas() -> None:
    from jsonschema import Draft202012Validator

    pack = json.loads(dump(make(header(), compile_deck(deck(THINGS, RULES)))))
    for name in ("pack.schema.json", KIT.pack_schema):
        validator: Draft202012Validator = schema(name).validator
        assert list(validator.iter_errors(pack)) == []


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        (("cards", "extra"), []),
        (("game",), "just-one"),
        (("tables", "verdicts", "soft", "*", "inside"), "0x4"),
        (("tables", "verdicts", "soft", "english"), {"inside": "0", "debatable": "0"}),
        (("cards", "rules"), [{"id": "soft"}]),
    ],
)
def test_the_schema_refuses_what_an_engine_could_not_read(
    keys: tuple[str, ...], value: Any
) -> None:
    pack = json.loads(dump(make(header(), compile_deck(deck(THINGS, RULES)))))
    part = pack
    for key in keys[:-1]:
        part = part[key]
    part[keys[-1]] = value
    assert list(schema(KIT.pack_schema).validator.iter_errors(pack))


def test_compiled_twice_it_is_the_same_to_the_byte() -> None:
    first = dump(make(header(), compile_deck(deck(THINGS, RULES))))
    second = dump(make(header(), compile_deck(deck(THINGS, RULES))))
    assert first == second


def test_an_unread_rule_is_not_compiled() -> None:
    with pytest.raises(ValueError, match="large"):
        compile_deck(deck(THINGS, RULES.replace("at-least: chair", "at-least: chairs"), TRAITS))
