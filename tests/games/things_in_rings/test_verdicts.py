"""What all rules say of all things: verdicts, pairs of rules, and the regions of triples."""

from __future__ import annotations

import gc
import weakref
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from authoring.games.things_in_rings import regions
from authoring.games.things_in_rings.cards import RINGS, RingsContent
from authoring.games.things_in_rings.pairs import Pair, pairs
from authoring.games.things_in_rings.predicate.planes import Planes, bits
from authoring.games.things_in_rings.verdicts import (
    ENOUGH_THINGS,
    EVERYWHERE,
    Verdict,
    Verdicts,
    judge,
    telling,
    verdicts,
)
from tests.games.things_in_rings.written import deck

TRAITS = "traits:\n  edible: {type: flag}\n  school: {type: flag}\n"


def thing(name: str, flags: str = "", doubts: str = "") -> str:
    return (
        f"  - {{id: {name}, name: {{en: {name}, zh-Hans: 物}}, art: {name}, "
        f"is: [{flags}], debatable: [{doubts}]}}\n"
    )


def rule(name: str, ring: str, when: str, locales: str = "[en, zh-Hans]") -> str:
    return (
        f"  - {{id: {name}, ring: {ring}, level: easy, text: {{en: x}}, "
        f"locales: {locales}, when: {when}}}\n"
    )


TR_T1 = deck(
    thing("apple", "edible, school")
    + thing("train")
    + thing("egg", "edible")
    + thing("ink", "school"),
    rule("vowel", "word", "{word: {starts-with: [a, e, i, o, u]}}", "[en]")
    + rule("edible", "attribute", "{is: edible}")
    + rule("school", "context", "{is: school}"),
    TRAITS,
)
"""The worked example TR-T1 of the rules of play."""


def test_tr_t1_the_worked_example() -> None:
    judged = verdicts(TR_T1.content)
    rules = [entry.planes for entry in judged.entries]
    lies = [
        [each.inside >> index & 1 for each in rules] for index in range(len(TR_T1.content.things))
    ]
    assert lies == [[1, 1, 1], [0, 0, 0], [1, 1, 0], [1, 0, 1]]
    assert regions.counts(judged.all, rules) == (1, 0, 0, 1, 0, 1, 0, 1)


def test_verdicts_are_kept_as_long_as_their_deck() -> None:
    content = RingsContent(
        TR_T1.content.vocabulary, TR_T1.content.things, TR_T1.content.rules, ("en",)
    )
    first = verdicts(content)
    assert verdicts(content) is first
    assert judge(content) == first
    gone = weakref.ref(content)
    del content
    gc.collect()
    assert gone() is None


def test_a_word_rule_has_a_verdict_in_each_of_its_locales() -> None:
    text = "{word: {contains: [物]}}"
    found = judge(
        deck(
            thing("apple"),
            rule("w", "word", text, "[zh-Hans]") + rule("a", "context", "{is: edible}"),
            TRAITS,
        ).content
    )
    assert [(each.rule.id, each.locale) for each in found.entries] == [
        ("w", "zh-Hans"),
        ("a", EVERYWHERE),
    ]
    assert [each.rule.id for each in found.played_in("en")] == ["a"]
    assert [each.rule.id for each in found.played_in("zh-Hans")] == ["w", "a"]


def test_few_things_tell_nothing() -> None:
    rules = rule("a", "context", "{is: edible}")
    few = "".join(thing(f"t{number}") for number in range(ENOUGH_THINGS - 1))
    assert telling(deck(few, rules, TRAITS).content).entries == ()
    assert telling(deck(few + thing("more"), rules, TRAITS).content).entries != ()


SIZE = 12
EVERYTHING = (1 << SIZE) - 1


@st.composite
def planes(draw: st.DrawFn) -> Planes:
    inside = draw(st.integers(0, EVERYTHING))
    return Planes(inside, draw(st.integers(0, EVERYTHING)) & ~inside)


def region_of(rules: tuple[Planes, ...], index: int) -> int | None:
    """The region of a thing, found ring by ring; None where a rule cannot decide."""
    if any(each.debatable >> index & 1 for each in rules):
        return None
    return sum((each.inside >> index & 1) << ring for ring, each in enumerate(rules))


@given(*[st.lists(planes(), max_size=3) for _ in RINGS])
def test_the_poorest_region_of_every_triple(
    words: list[Planes], attributes: list[Planes], contexts: list[Planes]
) -> None:
    expected = []
    for triple in product(words, attributes, contexts):
        lies = [region_of(triple, index) for index in range(SIZE)]
        expected.append(min(lies.count(region) for region in regions.REGIONS))
        assert regions.counts(EVERYTHING, triple) == tuple(
            lies.count(region) for region in regions.REGIONS
        )
    assert regions.minima(EVERYTHING, words, attributes, contexts) == expected


def test_a_survey_finds_the_triples_that_fail() -> None:
    judged = verdicts(TR_T1.content)
    found = regions.survey(judged, "en")
    assert (found.triples, found.holding(0), found.holding(1)) == (1, 1, 0)
    (failing,) = found.failing()
    assert [each.rule.id for each in failing.rules] == ["vowel", "edible", "school"]
    assert failing.counts == (1, 0, 0, 1, 0, 1, 0, 1)
    assert regions.survey(judged, "zh-Hans").triples == 0


def test_regions_in_words() -> None:
    assert regions.describe(0) == "outside all rings"
    assert regions.describe(7) == "in all three rings"
    assert regions.describe(5) == "in word and context, outside attribute"
    assert regions.describe(2) == "in attribute, outside word and context"


RULES = [
    *deck(
        "",
        rule("one", "attribute", "{is: edible}")
        + rule("two", "context", "{is: school}")
        + rule("en", "word", "{word: {contains: a}}", "[en]")
        + rule("zh", "word", "{word: {contains: 水}}", "[zh-Hans]")
        + rule("one-en", "attribute", "{is: edible}", "[en]"),
        TRAITS,
    ).content.rules
]


def judged(*locales_and_planes: tuple[int, str, Planes]) -> Verdicts:
    entries = tuple(
        Verdict(RULES[index], locale, plane) for index, locale, plane in locales_and_planes
    )
    return Verdicts(EVERYTHING, SIZE, entries)


def test_pairs_are_those_that_can_meet_at_a_table() -> None:
    none = Planes(0, 0)
    found = judged(
        (0, EVERYWHERE, none), (2, "en", none), (3, "zh-Hans", none), (4, EVERYWHERE, none)
    )
    met = [(pair.first.rule.id, pair.second.rule.id, pair.locale) for pair in pairs(found)]
    assert met == [
        ("one", "en", "en"),
        ("one", "zh", "zh-Hans"),
        ("one", "one-en", EVERYWHERE),
        ("en", "one-en", "en"),
    ]


def pair(first: Planes, second: Planes) -> Pair:
    (found,) = pairs(judged((0, EVERYWHERE, first), (1, EVERYWHERE, second)))
    return found


@given(planes(), planes())
def test_how_two_rules_are_related(first: Planes, second: Planes) -> None:
    found = pair(first, second)

    def says(plane: Planes, index: int) -> str:
        doubt = plane.debatable >> index & 1
        return "?" if doubt else "in" if plane.inside >> index & 1 else "out"

    told = [(says(first, index), says(second, index)) for index in range(SIZE)]
    assert found.differing() == sum(one != other for one, other in told)
    turned = {("in", "out"), ("out", "in"), ("?", "?")}
    assert found.opposite(EVERYTHING) == all(both in turned for both in told)
    implied = found.implied()
    if implied:
        narrow, wide = (each.planes.inside for each in implied)
        assert narrow | wide == wide != narrow


def test_a_narrow_rule_implies_a_wider_one() -> None:
    narrow, wide = Planes(bits([True] * 5), 0), Planes(bits([True] * 6), 0)
    for found in (pair(narrow, wide), pair(wide, narrow)):
        implied = found.implied()
        assert implied is not None
        assert (implied[0].planes, implied[1].planes) == (narrow, wide)
    assert pair(narrow, narrow).implied() is None
    assert pair(Planes(bits([True] * 4), 0), wide).implied() is None
