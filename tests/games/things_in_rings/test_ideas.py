"""How many ideas a rule is made of."""

from __future__ import annotations

import pytest

from authoring.games.things_in_rings.compile import compile_deck
from tests.games.things_in_rings.written import TRAITS, deck

THING = "  - {id: t, name: {en: t}, art: t, size: egg, materials: [], is: []}\n"


def counted(when: str, ring: str = "attribute", traits: str = TRAITS) -> int:
    locales = "locales: [en], " if ring == "word" else ""
    rule = f"  - {{id: r, ring: {ring}, level: easy, {locales}text: {{en: x}}, when: {when}}}\n"
    ideas: dict[str, int] = compile_deck(deck(THING, rule, traits)).tables["ideas"]
    return ideas["r"]


@pytest.mark.parametrize(
    ("when", "ideas"),
    [
        ("{is: soft}", 1),
        ("{not: {is: soft}}", 1),
        ("{any: [{is: soft}, {is: edible}]}", 2),
        ("{all: [{is: soft}, {is: edible}, {is: man-made}]}", 3),
        ("{size: {at-most: shoe}}", 1),
        ("{size: {at-least: shoe}}", 1),
        ("{size: {exactly: shoe}}", 2),
        ("{materials: {any-of: [wood]}}", 1),
        ("{materials: {any-of: [wood, metal]}}", 2),
        ("{materials: {count: {at-least: 2}}}", 2),
    ],
)
def test_ideas_are_what_must_be_asked(when: str, ideas: int) -> None:
    assert counted(when) == ideas


@pytest.mark.parametrize(
    ("test", "ideas"),
    [
        ("double-letter: true", 1),
        ("contains: a", 1),
        ("contains: [a, o]", 2),
        ("ends-with: e", 2),
        ("contains: [a, e, i, o, u]", 3),
        ("length: {at-most: 5}", 2),
        ("letters: {of: [e], exactly: 1}", 2),
    ],
)
def test_numbers_and_places_in_a_name_are_ideas_too(test: str, ideas: int) -> None:
    assert counted(f"{{word: {{{test}}}}}", "word") == ideas


def test_the_vocabulary_tells_flags_that_are_several_ideas() -> None:
    several = TRAITS.replace("soft: {type: flag}", "soft: {type: flag, ideas: 3}")
    assert several != TRAITS
    assert counted("{is: soft}", traits=several) == 3
