"""What things state of their names: read, told where it is wrong, and asked by rules."""

from __future__ import annotations

import json

import pytest

from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.editor import words
from authoring.games.things_in_rings.name_editor import known
from authoring.games.things_in_rings.predicate.nodes import Truth
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.games.things_in_rings.verdicts import verdicts
from authoring.language.facts import Facts
from authoring.source.bundle import bundled
from authoring.source.deck import Deck
from tests.games.things_in_rings.written import deck

RULE = (
    "  - {id: second, ring: word, level: easy, locales: [zh-Hans], text: {zh-Hans: x}, "
    "when: {word: {tone: {first: 2}}}}\n"
)


def one(facts: str, name: str = "{en: row, zh-Hans: 行}") -> Deck[RingsContent]:
    head = f"  - id: row\n    name: {name}\n    art: row\n    size: egg\n    materials: []\n"
    return deck(f"{head}    facts: {facts}\n", RULE)


def test_all_facts_are_read() -> None:
    built = one(
        "{en: {syllables: 1, compound: false, rhymes-with: [toe]}, zh-Hans: {pinyin: háng, "
        "strokes: 6, structure: [left-right], radical: [彳], measure-word: [个, 条]}}"
    )
    (thing,) = built.content.things
    assert built.faults == ()
    assert thing.facts == {
        "en": Facts(syllables=1, compound=False, rhymes=("toe",)),
        "zh-Hans": Facts(
            reading=("hang2",),
            strokes=6,
            structure=("left-right",),
            radical=("彳",),
            measure_words=("个", "条"),
        ),
    }


MISTAKES = [
    ("{zh: {strokes: 6}}", "unknown-key", "no name in it"),
    ("{zh-Hans: {pinyin: hagn2}}", "pinyin-mismatch", "no syllable of pinyin"),
    ("{zh-Hans: {pinyin: yín háng}}", "pinyin-mismatch", "2 syllables for the 1 characters of 行"),
    ("{zh-Hans: {structure: [sinlge]}}", "character-mismatch", "no structure"),
    ("{zh-Hans: {structure: [single, single]}}", "character-mismatch", "2 for the 1 characters"),
    ("{zh-Hans: {radical: [桃]}}", "character-mismatch", "no radical"),
]


@pytest.mark.parametrize(("facts", "check", "message"), MISTAKES)
def test_what_is_wrong_is_told_and_left_out(facts: str, check: str, message: str) -> None:
    built = one(facts)
    (fault,) = built.faults
    assert fault.check == check
    assert message in fault.flaw.message
    assert all(found == Facts() for found in built.content.things[0].facts.values())
    assert not built.content.things[0].whole


def test_one_wrong_fact_leaves_the_others() -> None:
    built = one("{zh-Hans: {pinyin: hagn2, strokes: 6}}")
    assert built.content.things[0].facts == {"zh-Hans": Facts(strokes=6)}


@pytest.mark.parametrize(
    ("facts", "truth"),
    [
        ("{zh-Hans: {pinyin: háng}}", Truth.INSIDE),
        ("{zh-Hans: {pinyin: hàng}}", Truth.OUTSIDE),
    ],
)
def test_both_evaluators_go_by_the_card(facts: str, truth: Truth) -> None:
    content = one(facts).content
    (verdict,) = verdicts(content).entries
    assert verdict.planes.inside == int(truth is Truth.INSIDE)
    assert verdict.planes.debatable == 0
    when = content.rules[0].when
    assert when is not None
    assert Asker(content.vocabulary, "zh-Hans").truth(when, content.things[0]) is truth


def test_both_evaluators_leave_open_what_nobody_knows() -> None:
    content = one("{en: {syllables: 1}}", "{en: long, zh-Hans: 长}").content
    (verdict,) = verdicts(content).entries
    assert (verdict.planes.inside, verdict.planes.debatable) == (0, 1)
    when = content.rules[0].when
    assert when is not None
    asked = Asker(content.vocabulary, "zh-Hans")
    assert asked.truth(when, content.things[0]) is Truth.DEBATABLE


def test_an_editor_is_offered_the_values_there_are() -> None:
    schema = bundled("things-in-rings/rules.schema.json")
    words(one("{en: {syllables: 1}}"), "rule", schema)
    tests = schema["$defs"]["word-test"]["properties"]
    offered = json.dumps(tests, ensure_ascii=False)
    for value in ("top-bottom", "zh", "uang", "氵", "rising"):
        assert f'"{value}"' in offered
    assert tests["tone"]["properties"]["first"]["anyOf"][0]["enum"] == [1, 2, 3, 4, 5]


def test_what_is_known_of_a_name_is_told_in_a_line() -> None:
    (thing,) = one("{zh-Hans: {pinyin: háng}}", "{en: carpet, zh-Hans: 行}").content.things
    assert known(thing, "en") == "**carpet**: 2 syllables; hides car, pet, carp"
    assert known(thing, "zh-Hans") == "**行**: háng; 6 strokes; left-right; radicals 行"
    assert known(thing, "fr") == ""
