"""The engine plays a compiled deck: where a thing truly belongs is what the rules say."""

from __future__ import annotations

import pytest

from authoring.engine.table import Table
from authoring.games.things_in_rings import KIT
from authoring.pack.canonical import dump, make
from authoring.pack.file import parse_pack
from authoring.pack.pack import Pack
from tests.games.things_in_rings.written import deck, header

TRAITS = "traits:\n  edible: {type: flag}\n  school: {type: flag}\n  safe: {type: flag}\n"
THINGS = """
  - {id: apple, name: {en: apple, zh-Hans: 苹果}, art: t, is: [edible, school]}
  - {id: train, name: {en: train, zh-Hans: 火车}, art: t}
  - {id: egg, name: {en: egg, zh-Hans: 鸡蛋}, art: t, is: [edible]}
  - {id: ink, name: {en: ink, zh-Hans: 墨水}, art: t, is: [school]}
  - {id: water, name: {en: water, zh-Hans: 水}, art: t, is: [edible], debatable: [school]}
"""
RULES = """
  - id: vowel
    ring: word
    level: easy
    locales: [en]
    text: {en: Starts with a vowel}
    when: {word: {starts-with: [a, e, i, o, u]}}
  - id: water
    ring: word
    level: easy
    locales: [zh-Hans]
    text: {zh-Hans: 含有“水”}
    when: {word: {contains: 水}}
  - {id: edible, ring: attribute, level: easy, text: {en: E, zh-Hans: 食}, when: {is: edible}}
  - {id: school, ring: context, level: easy, text: {en: S, zh-Hans: 校}, when: {is: school}}
"""


def pack() -> Pack:
    body = KIT.compile(deck(THINGS, RULES, TRAITS))
    return parse_pack("pack.json", dump(make(header(), body)))


BELONGS = {
    "en": {
        "apple": "word+attribute+context",
        "train": "none",
        "egg": "word+attribute",
        "ink": "word+context",
    },
    "zh-Hans": {
        "apple": "attribute+context",
        "train": "none",
        "egg": "attribute",
        "ink": "word+context",
    },
}


@pytest.mark.parametrize("locale", BELONGS)
def test_a_thing_belongs_where_the_rules_of_the_deck_put_it(locale: str) -> None:
    options = {"locale": locale, "hand": 1, "demo_count": 0}
    state = Table(KIT.game, pack(), 2, 7, options).state
    belongs = {thing: state.regions[number] for thing, number in state.truth.items()}
    assert {thing: belongs[thing] for thing in BELONGS[locale]} == BELONGS[locale]


def test_a_thing_that_a_rule_cannot_decide_is_not_dealt() -> None:
    """Of five things the fifth is debatable in school, and stays in the box."""
    options = {"hand": 1, "demo_count": 0}
    for seed in range(20):
        state = Table(KIT.game, pack(), 2, seed, options).state
        assert "water" not in [
            *state.deck,
            *(thing for hand in state.hands.values() for thing in hand),
        ]
