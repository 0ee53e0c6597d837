"""Why a rule says what it says of a thing, in words."""

from __future__ import annotations

import pytest

from authoring.games.things_in_rings.cards import Members, Span, Thing
from authoring.games.things_in_rings.explanation import facts, form, forms
from authoring.games.things_in_rings.predicate.nodes import Is, leaves
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.model import Text
from tests.games.things_in_rings.written import predicate, vocabulary

KETTLE = Thing(
    id="kettle",
    name=Text((("en", "kettle"),)),
    art="kettle",
    flags=Members(frozenset({"man-made"}), frozenset({"soft"})),
    scales={"size": Span(2, 2)},
    sets={"materials": Members(frozenset({"metal"}), frozenset({"glass"}))},
)
CLOUD = Thing(
    id="cloud",
    name=Text(()),
    art="cloud",
    scales={"size": Span(3, 4)},
    sets={"materials": Members(), "colours": Members(maybe=frozenset({"red"}))},
)


@pytest.mark.parametrize(
    ("thing", "asks", "told"),
    [
        (KETTLE, "{is: man-made}", "is man-made"),
        (KETTLE, "{is: edible}", "is not edible"),
        (KETTLE, "{is: soft}", "may or may not be soft"),
        (KETTLE, "{size: {at-most: egg}}", "has size shoe"),
        (CLOUD, "{size: {at-most: egg}}", "has size chair to car"),
        (CLOUD, "{taste: {exactly: sweet}}", "has no taste"),
        (KETTLE, "{materials: {any-of: [wood]}}", "has materials metal and perhaps glass"),
        (CLOUD, "{materials: {any-of: [wood]}}", "has no materials"),
        (CLOUD, "{colours: {any-of: [red]}}", "has perhaps colours red"),
        (KETTLE, "{word: {length: {at-most: 4}}}", "has 6 letters"),
        (CLOUD, "{word: {length: {at-most: 4}}}", "has no name here"),
    ],
)
def test_what_is_so_of_a_thing(thing: Thing, asks: str, told: str) -> None:
    found, _, _ = predicate(asks, ("en",))
    assert found is not None
    assert facts(leaves(found), thing, Asker(vocabulary(), "en")) == told


@pytest.mark.parametrize(
    "asks",
    [
        "is: edible",
        "size: {at-least: egg}",
        "size: {at-most: egg}",
        "size: {exactly: egg}",
        "size: {between: [egg, chair]}",
        "materials: {none-of: [wood, metal]}",
        "materials: {exactly: [wood]}",
        "materials: {count: {at-most: 1}}",
        "materials: {count: {between: [1, 2]}}",
        "word: {length: {at-most: 4}}",
        "word: {length: {exactly: 4}}",
        "word: {vowels: {between: [1, 2]}}",
        "word: {letters: {of: [a, e], at-least: 2}}",
        "word: {starts-with: b}",
        "word: {starts-with: [b, p]}",
        "word: {double-letter: true}",
    ],
)
def test_a_test_is_shown_as_it_was_written(asks: str) -> None:
    found, _, _ = predicate(f"{{{asks}}}", ("en",))
    assert found is not None
    (leaf,) = leaves(found)
    assert form(leaf, vocabulary()) == asks


def test_a_long_explanation_breaks_off() -> None:
    flags = tuple(Is(flag) for flag in ("edible", "soft", "man-made", "edible"))
    asked = Asker(vocabulary())
    assert facts(flags, CLOUD, asked) == "is not edible and is not soft and is not man-made"
    assert forms(flags[:2], vocabulary()) == "is: edible, is: soft"
    found, _, _ = predicate(
        "{all: [{is: edible}, {is: soft}, {is: man-made}, {size: {at-most: egg}}]}"
    )
    assert found is not None
    assert facts(leaves(found), CLOUD, asked).endswith("is not man-made …")
    assert forms(leaves(found), vocabulary()).endswith("is: man-made …")


def test_a_long_list_breaks_off() -> None:
    found, _, _ = predicate("{word: {contains: [a, b, c, d, f, g, h, j, k, l]}}", ("en",))
    assert found is not None
    assert forms(leaves(found), vocabulary()) == (
        "word: {contains: [a, b, c, d, f, g, h, j and 2 more]}"
    )
