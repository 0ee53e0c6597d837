"""Things, rules and traits as they are read, in step with their schemas."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest

from authoring.games.things_in_rings.cards import LEVELS, RINGS, Members, Rule, Span, Thing
from authoring.games.things_in_rings.predicate.nodes import RESERVED, Interval, Is, Not, Word
from authoring.games.things_in_rings.thing_reading import OWN_KEYS
from authoring.games.things_in_rings.traits import Constraint, Trait, TraitType
from authoring.model import Text
from authoring.resources import folder
from tests.games.things_in_rings.written import TRAITS, deck

OUR_OWN = {"origin", "kind", "whole", "written"}
"""Fields that say how a card was read, not what was written."""


def schema(name: str) -> Any:
    return json.loads((folder("schemas") / "things-in-rings" / name).read_text("utf-8"))


def written_keys(card: type) -> set[str]:
    """The keys that a card's fields are read from: their names, if not said otherwise."""
    found: set[str] = set()
    for field in fields(card):
        if field.name not in OUR_OWN:
            found.update(field.metadata.get("keys", (field.name,)))
    return found


def test_a_rule_has_the_keys_of_its_schema() -> None:
    rule = schema("rules.schema.json")["$defs"]["rule"]["properties"]
    assert written_keys(Rule) == rule.keys()
    assert rule["ring"]["enum"] == list(RINGS)
    assert rule["level"]["enum"] == list(LEVELS)


def test_a_thing_has_the_keys_of_its_schema() -> None:
    whole = schema("things.schema.json")
    keys = whole["$defs"]["thing"]["properties"].keys() | whole["properties"].keys() - {"things"}
    assert written_keys(Thing) - {"*"} == keys
    assert set(OWN_KEYS) == whole["$defs"]["thing"]["properties"].keys()


def test_a_trait_has_the_keys_of_its_schema() -> None:
    trait = schema("traits.schema.json")["$defs"]["trait"]["properties"]
    assert written_keys(Trait) - {"id"} == trait.keys()
    assert trait["type"]["enum"] == list(TraitType)
    constraint = schema("traits.schema.json")["$defs"]["constraint"]["properties"]
    assert written_keys(Constraint) == constraint.keys()


def test_no_trait_can_be_named_by_a_word_of_the_languages() -> None:
    pattern = schema("traits.schema.json")["$defs"]["trait-name"]["pattern"]
    for word in (*RESERVED, *OWN_KEYS):
        assert f"|{word}|" in pattern.replace("(?!(", "|").replace(")$)", "|")


THING = """
  - id: kettle
    name: {en: kettle, zh-Hans: 水壶}
    art: tea-kettle
    is: [man-made]
    debatable: [soft, {materials: [glass]}]
    size: shoe
    materials: [metal]
    colours: [red]
"""


def test_a_thing_is_read() -> None:
    found = deck(THING, "")
    assert found.faults == ()
    (thing,) = found.content.things
    assert thing == Thing(
        id="kettle",
        name=Text((("en", "kettle"), ("zh-Hans", "水壶"))),
        art="tea-kettle",
        flags=Members(frozenset({"man-made"}), frozenset({"soft"})),
        scales={"size": Span(2, 2)},
        sets={
            "materials": Members(frozenset({"metal"}), frozenset({"glass"})),
            "colours": Members(frozenset({"red"})),
        },
    )
    assert thing.whole
    assert (thing.kind, thing.origin.place("art").line) == ("thing", 5)


def one(extra: str) -> str:
    """A thing that says all it must, but for `size` and `materials`."""
    return f"  - {{id: it, name: {{en: it, zh-Hans: 它}}, art: it, {extra}}}\n"


@pytest.mark.parametrize(
    ("extra", "span"),
    [
        ("size: shoe, debatable: [size]", Span(1, 3)),
        ("size: pea, debatable: [size]", Span(0, 1)),
        ("size: car, debatable: [size]", Span(3, 4)),
        ("debatable: [size]", Span(0, 4)),
    ],
)
def test_a_debatable_scale_is_one_step_off_or_anything(extra: str, span: Span) -> None:
    found = deck(one(f"{extra}, materials: []"), "")
    assert found.faults == ()
    assert found.content.things[0].scales == {"size": span}


@pytest.mark.parametrize(
    ("extra", "check", "about"),
    [
        ("size: egg, materials: [], is: [sofft]", "unknown-trait", "'sofft'"),
        ("size: egg, materials: [], debatable: [crisp]", "unknown-trait", "'crisp'"),
        ("size: egg, materials: [], debatable: [{shape: [flat]}]", "unknown-trait", "'shape'"),
        ("size: egg, material: [wood]", "unknown-trait", "'material'"),
        ("size: eg, materials: []", "unknown-value", "'eg'"),
        ("size: egg, materials: [wod]", "unknown-value", "'wod'"),
        ("size: egg, materials: [], debatable: [{materials: [tin]}]", "unknown-value", "'tin'"),
        ("size: [egg], materials: []", "wrong-type", "'size'"),
        ("size: egg, materials: wood", "wrong-type", "'materials'"),
        ("size: egg, materials: [], soft: very", "wrong-type", "'soft'"),
        ("size: egg, materials: [], is: [size]", "wrong-type", "'size'"),
        ("size: egg, materials: [], debatable: [materials]", "wrong-type", "'materials'"),
        ("size: egg, materials: [], debatable: [{soft: [a]}]", "wrong-type", "'soft'"),
        ("materials: []", "missing-trait", "size"),
        ("size: egg", "missing-trait", "materials"),
        ("size: egg, debatable: [{materials: [wood]}]", "missing-trait", "materials"),
        ("size: egg, materials: [], is: [soft], debatable: [soft]", "sure-and-debatable", "'soft'"),
        (
            "size: egg, materials: [wood], debatable: [{materials: [wood]}]",
            "sure-and-debatable",
            "'wood'",
        ),
    ],
)
def test_a_mistake_in_a_thing_is_told_once(extra: str, check: str, about: str) -> None:
    found = deck(one(extra), "")
    (fault,) = found.faults
    assert fault.check == check
    assert about in fault.flaw.message
    assert fault.flaw.hint
    assert not found.content.things[0].whole


RULE = """
  - id: short
    ring: word
    level: hard
    locales: [en]
    text: {en: Has a short name}
    when: {word: {length: {at-most: 4}}}
    inside: [a, b, c]
    outside: [d]
"""


def test_a_rule_is_read() -> None:
    (rule,) = deck("", RULE).content.rules
    assert rule == Rule(
        id="short",
        ring="word",
        level="hard",
        text=Text((("en", "Has a short name"),)),
        when=Word("length", Interval(1, 4)),
        inside=("a", "b", "c"),
        outside=("d",),
        locales=("en",),
    )
    assert rule.kind == "rule"


def attribute(when: str, more: str = "") -> str:
    return f"  - {{id: r, ring: attribute, level: easy, text: {{en: x}}, when: {when}{more}}}\n"


def test_a_rule_is_played_everywhere_if_it_does_not_say_where() -> None:
    (rule,) = deck("", attribute("{is: soft}")).content.rules
    assert rule.locales == ("en", "zh-Hans")


def test_a_rule_that_cannot_be_read_is_still_a_card() -> None:
    found = deck("", attribute("{is: sofft}"))
    assert found.content.rules[0].when is None
    assert [card.id for card in found.cards if card.kind == "rule"] == ["r"]


def test_a_locale_that_the_deck_does_not_speak() -> None:
    found = deck("", attribute("{is: soft}", ", locales: [en, zh-Hant]"))
    (fault,) = found.faults
    assert fault.check == "test-not-for-locale"
    assert "zh-Hans" in fault.flaw.hint


def test_without_a_vocabulary_nothing_else_is_told() -> None:
    found = deck(one("size: egg, is: [anything]"), attribute("{is: whatever}"), traits=None)
    assert found.faults == ()
    assert found.content.rules[0].when is None


def test_constraints_are_read_with_the_language_of_rules() -> None:
    traits = f"{TRAITS}constraints:\n  - {{when: {{is: soft}}, then: {{not: {{is: man-made}}}}}}\n"
    found = deck("", "", traits)
    assert found.content.vocabulary.constraints == (Constraint(Is("soft"), Not(Is("man-made"))),)
    broken = deck("", "", traits.replace("man-made}}}", "man-mad}}}"))
    assert [fault.check for fault in broken.faults] == ["unknown-trait"]
    assert broken.content.vocabulary.constraints == ()


def test_traits_are_cards_too() -> None:
    found = deck("", "", "traits:\n  soft: {type: flag, label: {en: soft}, means: M., since: 2}\n")
    assert found.cards == (
        Trait("soft", TraitType.FLAG, (), Text((("en", "soft"),)), "M.", since=2),
    )
