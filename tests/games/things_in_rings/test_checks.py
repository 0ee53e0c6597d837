"""Where the checks of the rings draw the line; what they say is held in tests/data/checks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from authoring.checks.check import Check
from authoring.finding import Flaw
from authoring.games.things_in_rings import KIT
from authoring.games.things_in_rings.cards import RingsContent
from authoring.source.deck import Deck
from tests.games.things_in_rings.written import deck

CHECKS: dict[str, Check] = {check.id: check for check in KIT.checks()}
TRAITS = "traits:\n  first: {type: flag}\n  second: {type: flag}\n  third: {type: flag}\n"


def found(identity: str, checked: Deck[RingsContent]) -> list[Flaw]:
    return list(CHECKS[identity].find(checked))


def things(count: int, **flags: Iterator[int] | range | set[int]) -> str:
    """So many things; each flag is up for those whose number it names."""
    up = {flag: set(numbers) for flag, numbers in flags.items()}
    return "".join(
        f"  - {{id: t{number}, name: {{en: thing, zh-Hans: 物}}, art: t, "
        f"is: [{', '.join(flag for flag, numbers in up.items() if number in numbers)}]}}\n"
        for number in range(count)
    )


def doubtful(count: int, doubts: int) -> str:
    return "".join(
        f"  - {{id: t{number}, name: {{en: thing}}, art: t, is: [{'second' if number % 2 else ''}]"
        f"{', debatable: [first]' if number < doubts else ''}}}\n"
        for number in range(count)
    )


def rule(identity: str, when: str, ring: str = "attribute", more: str = "") -> str:
    return (
        f"  - {{id: {identity}, ring: {ring}, level: easy, text: {{en: x}}, when: {when}{more}}}\n"
    )


@pytest.mark.parametrize(
    ("inside", "told"), [(0, False), (1, True), (11, True), (12, False), (55, False), (56, True)]
)
def test_a_rule_is_balanced_from_12_to_55_of_a_hundred(inside: int, told: bool) -> None:
    checked = deck(things(100, first=range(inside)), rule("a", "{is: first}"), TRAITS)
    assert bool(found("unbalanced-rule", checked)) is told


def test_the_count_and_the_share_are_told() -> None:
    (flaw,) = found(
        "unbalanced-rule", deck(things(40, first={1}), rule("a", "{is: first}"), TRAITS)
    )
    assert "1 of 40" in flaw.message
    assert "2.5 %" in flaw.message


@pytest.mark.parametrize(
    "identity",
    [
        "always-true",
        "never-true",
        "unbalanced-rule",
        "same-as-another",
        "opposite-of-another",
        "near-duplicate-rule",
        "implies-another",
        "undecided-things",
        "too-debatable",
        "empty-region",
    ],
)
def test_of_fewer_than_20_things_nothing_is_concluded(identity: str) -> None:
    rules = (
        rule("a", "{is: first}")
        + rule("b", "{is: first}", "context")
        + rule("c", "{not: {is: first}}")
        + rule("d", "{all: [{is: first}, {not: {is: third}}]}")
        + rule("g", "{is: third}")
        + rule("e", "{all: [{is: third}, {not: {is: third}}]}")
        + rule("f", "{any: [{is: third}, {not: {is: third}}]}")
        + rule("w", "{word: {contains: z}}", "word", ", locales: [en]")
    )
    doubts = doubtful(9, 9).replace("id: t", "id: u")
    few = things(10, first=range(6), third={1}) + doubts
    assert found(identity, deck(few, rules, TRAITS)) == []
    many = things(31, first=range(8), third={1}) + doubts
    assert found(identity, deck(many, rules, TRAITS)) != []


@pytest.mark.parametrize(("doubts", "told"), [(10, False), (11, True)])
def test_one_thing_in_ten_may_be_undecided(doubts: int, told: bool) -> None:
    checked = deck(doubtful(100, doubts), rule("a", "{is: first}"), TRAITS)
    assert bool(found("undecided-things", checked)) is told


@pytest.mark.parametrize(("doubts", "told"), [(14, False), (15, True)])
def test_fewer_than_one_trait_in_twenty_may_be_debatable(doubts: int, told: bool) -> None:
    assert bool(found("too-debatable", deck(doubtful(100, doubts), "", TRAITS))) is told


@pytest.mark.parametrize(("apart", "told"), [(0, False), (1, True), (4, True), (5, False)])
def test_five_of_a_hundred_things_must_tell_rules_apart(apart: int, told: bool) -> None:
    checked = deck(
        things(100, first=range(30), second=range(apart, 30)),
        rule("a", "{is: first}") + rule("b", "{is: second}", "context"),
        TRAITS,
    )
    assert bool(found("near-duplicate-rule", checked)) is told
    assert bool(found("same-as-another", checked)) is (apart == 0)


def test_rules_that_never_meet_are_not_compared() -> None:
    rules = rule("a", "{is: first}", more=", locales: [en]")
    rules += rule("b", "{is: first}", more=", locales: [zh-Hans]")
    checked = deck(things(30, first=range(9)), rules, TRAITS)
    assert found("same-as-another", checked) == []


def test_what_leaves_nothing_out_implies_nothing() -> None:
    rules = rule("a", "{is: first}") + rule("b", "{any: [{is: third}, {not: {is: third}}]}")
    checked = deck(things(30, first=range(9)), rules, TRAITS)
    assert found("implies-another", checked) == []
    assert len(found("always-true", checked)) == 1


def test_debatable_things_count_neither_as_always_nor_as_never() -> None:
    rules = rule("a", "{is: first}") + rule("b", "{not: {is: first}}")
    checked = deck(doubtful(30, 30), rules, TRAITS)
    assert found("always-true", checked) == []
    assert len(found("never-true", checked)) == 2


def regions(count: int, holes: int) -> Deck[RingsContent]:
    """1 x 1 x `count` triples, of which `holes` have an empty region."""
    names = [f"c{number}" for number in range(count)]
    traits = TRAITS + "".join(f"  {name}: {{type: flag}}\n" for name in names)
    lines = []
    for number in range(32):
        up = [
            *(["first"] if number & 1 else []),
            *(
                name
                for index, name in enumerate(names)
                if (number >> 2) & 1 and not (index < holes and not number & 1)
            ),
        ]
        name = "zebra" if number & 2 else "horse"
        flags = ", ".join(up)
        lines.append(f"  - {{id: t{number}, name: {{en: {name}}}, art: t, is: [{flags}]}}\n")
    rules = rule("w", "{word: {contains: z}}", "word", ", locales: [en]") + rule("a", "{is: first}")
    rules += "".join(rule(name, f"{{is: {name}}}", "context") for name in names)
    return deck("".join(lines), rules, traits)


def test_one_triple_in_a_hundred_may_leave_a_region_empty() -> None:
    assert found("empty-region", regions(100, 0)) == []
    assert found("empty-region", regions(100, 1)) == []
    (flaw,) = found("empty-region", regions(100, 2))
    assert "98.0 % of 100 triples" in flaw.message
    assert "'w', 'a', 'c0'" in flaw.message
    assert "in context, outside word and attribute" in flaw.message
    assert "'a' and 'c0' by themselves" in flaw.hint


def test_where_no_pair_is_to_blame_the_rule_that_fails_most_is_named() -> None:
    traits = "traits:\n  first: {type: flag}\n  second: {type: flag}\n"
    lines = "".join(
        f"  - {{id: t{number}, name: {{en: {'zebra' if number & 1 else 'horse'}}}, art: t, "
        f"is: [{('', 'first', 'second', 'first, second')[number >> 1 & 3]}]}}\n"
        for number in range(32)
        if number & 7 != 7
    )
    rules = (
        rule("w", "{word: {contains: z}}", "word", ", locales: [en]")
        + rule("a", "{is: first}")
        + rule("c", "{is: second}", "context")
    )
    (flaw,) = found("empty-region", deck(lines, rules, traits))
    assert "nothing lies in all three rings" in flaw.message
    assert flaw.hint == "'a' is in 1 of the 1 failing triples"


def test_an_example_in_a_locale_where_it_disagrees() -> None:
    both = rule("w", "{not: {word: {starts-with: [t]}}}", "word", ", locales: [en], inside: [t1]")
    (flaw,) = found("example-disagrees", deck(things(3), both, TRAITS))
    assert "outside in en, not inside: it starts with t" in flaw.message


def test_an_example_that_cannot_be_read_is_not_judged() -> None:
    broken = things(2).replace("is: []", "is: [frist]", 1)
    rules = rule("a", "{is: first}", more=", inside: [t0], outside: [t1]")
    assert found("example-disagrees", deck(broken, rules, TRAITS)) == []


def test_an_unread_rule_is_not_judged() -> None:
    rules = rule("a", "{is: frist}", more=", inside: [t0]")
    assert found("example-disagrees", deck(things(2), rules, TRAITS)) == []


def test_what_is_debatable_breaks_no_constraint() -> None:
    traits = f"{TRAITS}constraints:\n  - {{when: {{is: second}}, then: {{is: first}}}}\n"
    assert found("constraint-broken", deck(doubtful(4, 4), "", traits)) == []
    assert len(found("constraint-broken", deck(doubtful(4, 0), "", traits))) == 2


@pytest.mark.parametrize(
    ("when", "told"),
    [
        ("{sort: {count: {exactly: 0}}}", "'t0' has no sort"),
        ("{all: [{is: first}, {sort: {count: {exactly: 0}}}]}", "is 'first', and yet has no sort"),
    ],
)
def test_what_both_sides_of_a_constraint_ask_for_is_told_once(when: str, told: str) -> None:
    traits = (
        f"{TRAITS}  sort: {{type: set, values: [one, two]}}\n"
        f"constraints:\n  - {{when: {when}, then: {{sort: {{count: {{at-least: 1}}}}}}}}\n"
    )
    thing = things(1, first={0}).replace("}\n", ", sort: []}\n")
    (flaw,) = found("constraint-broken", deck(thing, "", traits))
    assert flaw.message.endswith(told)


def test_a_reason_is_shown_with_a_broken_constraint() -> None:
    traits = (
        f"{TRAITS}constraints:\n"
        "  - {when: {is: first}, then: {not: {is: second}}, because: It cannot be both.}\n"
    )
    (flaw,) = found("constraint-broken", deck(things(1, first={0}, second={0}), "", traits))
    assert flaw.message == "'t0' is 'first', and yet is 'second'"
    assert flaw.hint == "It cannot be both."
