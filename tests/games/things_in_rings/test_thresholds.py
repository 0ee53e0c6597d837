"""Tests with a limit, where things stand, and the examples that pin a limit down."""

from __future__ import annotations

import pytest

from authoring.checks.check import collect
from authoring.finding import Flaw
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.games.things_in_rings.thresholds import thresholds
from tests.games.things_in_rings.written import deck, predicate, vocabulary

CHECKS = {check.id: check for check in collect("authoring.games.things_in_rings.checks")}


@pytest.mark.parametrize(
    ("text", "limits"),
    [
        ("{size: {at-least: egg}}", (1,)),
        ("{size: {at-most: egg}}", (2,)),
        ("{size: {between: [egg, chair]}}", (1, 4)),
        ("{materials: {count: {exactly: 0}}}", (1,)),
        ("{word: {length: {at-most: 4}}}", (5,)),
        ("{word: {length: {exactly: 4}}}", (4, 5)),
        ("{word: {vowels: {at-least: 1}}}", (1,)),
        ("{word: {letters: {of: [a, e], between: [1, 2]}}}", (1, 3)),
    ],
)
def test_where_a_test_turns(text: str, limits: tuple[int, ...]) -> None:
    found, _, _ = predicate(text, ("en",))
    assert found is not None
    (threshold,) = thresholds(found)
    assert threshold.limits() == limits


def test_only_tests_with_a_limit_count_and_each_once() -> None:
    text = "{all: [{is: soft}, {size: {at-most: egg}}, {not: {size: {at-most: egg}}}]}"
    found, _, _ = predicate(text)
    assert found is not None
    assert len(list(thresholds(found))) == 1


THINGS = """
  - {id: coin, name: {en: coin}, art: t, size: pea, materials: [metal]}
  - {id: jar, name: {en: jar}, art: t, size: shoe, materials: [glass, metal]}
  - {id: cloud, name: {zh-Hans: 云}, art: t, debatable: [size, {materials: [wood]}], materials: []}
  - {id: sofa, name: {en: sofa}, art: t, size: car, materials: []}
"""


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("{size: {at-most: egg}}", [0, 2, None, 4]),
        ("{materials: {count: {at-most: 1}}}", [1, 2, None, 0]),
        ("{word: {length: {at-most: 3}}}", [4, 3, None, 4]),
        ("{word: {letters: {of: [a, o], at-least: 2}}}", [1, 1, None, 2]),
    ],
)
def test_where_things_stand(text: str, numbers: list[int | None]) -> None:
    found, _, _ = predicate(text, ("en",))
    assert found is not None
    (threshold,) = thresholds(found)
    asked = Asker(vocabulary(), "en")
    things = deck(THINGS, "").content.things
    assert [threshold.measure(thing, asked) for thing in things] == numbers


def told(when: str, inside: str, outside: str) -> list[Flaw]:
    rule = (
        "  - {id: r, ring: attribute, level: easy, text: {en: x}, "
        f"when: {when}, inside: [{inside}], outside: [{outside}]}}\n"
    )
    return list(CHECKS["no-boundary-example"].find(deck(THINGS, rule)))


def test_the_nearest_things_of_the_deck_pin_a_limit_down() -> None:
    """No thing has size egg: the coin is the nearest inside, the jar the nearest outside."""
    assert told("{size: {at-most: egg}}", "coin", "jar") == []
    (flaw,) = told("{size: {at-most: egg}}", "coin", "sofa")
    assert "nearest outside" in flaw.message
    assert flaw.hint == "add one that has size shoe, such as jar"


def test_only_a_thing_that_the_test_decides_about_pins_a_limit_down() -> None:
    """Without glass a jar is outside anyway, so that only the coin shows how small."""
    glass = "{all: [{materials: {none-of: [glass]}}, {size: {at-most: egg}}]}"
    (flaw,) = told(glass, "coin", "jar")
    assert "nearest outside" in flaw.message
    assert flaw.hint == "add one that has size car, such as sofa"
    assert told(glass, "coin", "sofa") == []
    assert told("{not: {size: {at-most: egg}}}", "jar", "coin") == []


def test_a_debatable_thing_pins_nothing_down() -> None:
    assert len(told("{size: {at-most: egg}}", "cloud", "jar")) == 1


def test_a_limit_that_all_things_lie_on_one_side_of_needs_no_example() -> None:
    assert told("{size: {at-least: egg}}", "sofa, jar", "coin") == []
    assert told("{materials: {count: {at-least: 3}}}", "jar", "coin") == []


def test_without_any_example_another_check_speaks() -> None:
    assert told("{size: {at-most: egg}}", "", "") == []
