"""Proofs over all possible things: they agree with trying every one of them."""

from __future__ import annotations

import importlib
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from authoring import resources
from authoring.checks.check import collect
from authoring.cli.check import command
from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import Members, RingsContent, Rule, Span, Thing
from authoring.games.things_in_rings.deep import possible as module
from authoring.games.things_in_rings.deep.possible import (
    Possible,
    Proved,
    Refuted,
    Undecided,
    negated,
)
from authoring.games.things_in_rings.predicate.nodes import (
    Interval,
    Is,
    Not,
    OnScale,
    Placed,
    Predicate,
    Where,
    Word,
)
from authoring.games.things_in_rings.predicate.planes import Columns
from authoring.games.things_in_rings.predicate.words import asker
from authoring.games.things_in_rings.traits import Constraint, Vocabulary
from authoring.language.facts import UNSTATED
from authoring.model import Text
from tests.examples import examples
from tests.games.things_in_rings import made
from tests.games.things_in_rings.written import TRAITS, deck

CHECKS = {check.id: check for check in collect("authoring.games.things_in_rings.deep")}
FRAGMENTS = Path(__file__).parents[2] / "data" / "checks"
NAMES = ("bee", "tea", "abbess", "let", "tell a tale", "salt-set", "e", "beetle", "as", "settle")


CONTRADICTORY = TRAITS + (
    "constraints:\n  - {when: {is: soft}, then: {not: {is: soft}}}\n"
    "  - {when: {not: {is: soft}}, then: {is: soft}}\n"
)


def _subsets(values: tuple[str, ...]) -> list[frozenset[str]]:
    return [
        frozenset(each) for count in range(len(values) + 1) for each in combinations(values, count)
    ]


def _every_thing() -> list[Thing]:
    """Each thing that the small vocabulary allows, without a name."""
    traits = made.VOCABULARY.traits
    spans = {name: [Span(at, at) for at in range(len(traits[name].values))] for name in made.SCALES}
    scales = [
        {name: span for name, span in zip(spans, each, strict=True) if span is not None}
        for each in product(
            *([*spans[name], *([None] if traits[name].optional else [])] for name in made.SCALES)
        )
    ]
    sets = [
        dict(zip(made.SETS, map(Members, each), strict=True))
        for each in product(*(_subsets(traits[name].values) for name in made.SETS))
    ]
    return [
        Thing(f"t{number}", Text(()), "art", Members(flags), scale, members)
        for number, (flags, scale, members) in enumerate(
            product(_subsets(made.FLAGS), scales, sets)
        )
    ]


EVERY = Columns(made.VOCABULARY, _every_thing())


def content(
    *rules: Predicate, constraints: tuple[Constraint, ...] = (), locale: str = "en"
) -> RingsContent:
    cards = tuple(
        Rule(f"r{number}", "word", "easy", Text(()), when, locales=(locale,))
        for number, when in enumerate(rules)
    )
    vocabulary = Vocabulary(made.VOCABULARY.traits, constraints)
    return RingsContent(vocabulary, (), cards, (locale,))


@pytest.mark.slow
@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(made.predicates(words=False), made.predicates(words=False))
def test_a_proof_agrees_with_trying_every_thing(one: Predicate, other: Predicate) -> None:
    law = Constraint(one, other)
    allowed = EVERY.all & ~(EVERY.holds(one).inside & ~EVERY.holds(other).inside)
    for claim in (one, other, negated(other)):
        outcome = Possible(content(constraints=(law,)), None).never([claim])
        assert isinstance(outcome, Proved) is (not EVERY.holds(claim).inside & allowed)
        assert isinstance(outcome, Proved | Refuted)


@pytest.mark.slow
@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(made.leaves(words=True), min_size=1, max_size=4))
def test_what_is_proved_of_names_is_so_of_every_name(leaves: list[Any]) -> None:
    words = [leaf for leaf in leaves if hasattr(leaf, "test")]
    asked = Possible(content(*words), "en")
    for one, other in product(words, words):
        both = asked.never([one, other])
        only = asked.never([one, negated(other)])
        for name in NAMES:
            first, second = asker(one, "en")(name, UNSTATED), asker(other, "en")(name, UNSTATED)
            assert not (isinstance(both, Proved) and first and second), name
            assert not (isinstance(only, Proved) and first and second is False), name


CHINESE_NAMES = ("猫", "苹果", "飞机", "银行", "长颈鹿", "T恤", "星星", "香蕉", "火车站", "草莓")
CHINESE_NAMES += ("电视", "乐队", "河马", "羊", "木头", "轮船", "T", "照相机", "长", "T飞机")


@pytest.mark.slow
@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@example([Word("characters", Interval(1)), Word("strokes", Interval(1))])
@given(st.lists(made.chinese_words(), min_size=1, max_size=4))
def test_what_is_proved_of_characters_is_so_of_every_name(words: list[Word]) -> None:
    asked = Possible(content(*words, locale="zh-Hans"), "zh-Hans")
    for one, other in product(words, words):
        both = asked.never([one, other])
        only = asked.never([one, negated(other)])
        for name in CHINESE_NAMES:
            first = asker(one, "zh-Hans")(name, UNSTATED)
            second = asker(other, "zh-Hans")(name, UNSTATED)
            assert not (isinstance(both, Proved) and first and second), name
            assert not (isinstance(only, Proved) and first and second is False), name


def test_places_and_values_imply_each_other() -> None:
    first, some, every = (
        Word("tone", Placed(where, ("1",))) for where in (Where.FIRST, Where.ANY, Where.EVERY)
    )
    either = Word("tone", Placed(Where.FIRST, ("2", "1")))
    other = Word("tone", Placed(Where.FIRST, ("2",)))
    few, some_few = (
        Word("strokes", Placed(where, Interval(1, high)))
        for where, high in ((Where.LAST, 4), (Where.ANY, 5))
    )
    asked = Possible(
        content(first, some, every, either, other, few, some_few, locale="zh-Hans"), "zh-Hans"
    )
    for one, then in ((first, some), (every, first), (first, either), (few, some_few)):
        assert isinstance(asked.never([one, negated(then)]), Proved)
        assert isinstance(asked.never([then, negated(one)]), Refuted)
    assert isinstance(asked.never([first, other]), Proved)
    parts = [Word("component", Placed(Where.FIRST, (one,))) for one in "口木"]
    assert isinstance(Possible(content(*parts, locale="zh-Hans"), "zh-Hans").never(parts), Refuted)


def test_a_proof_names_the_constraints_that_it_needs() -> None:
    laws = (
        Constraint(Is("edible"), Not(Is("man-made")), "nobody eats what is made"),
        Constraint(Is("soft"), Is("edible")),
    )
    asked = Possible(content(constraints=laws), None)
    outcome = asked.never([Is("soft"), Is("man-made")])
    assert isinstance(outcome, Proved)
    assert set(outcome.because) == set(laws)
    assert "nobody eats what is made" in outcome.reason
    alone = asked.never([Is("soft"), Not(Is("soft"))])
    assert isinstance(alone, Proved)
    assert alone.reason == "it follows from the predicates alone"


def test_a_counter_example_is_a_thing_in_words() -> None:
    asked = Possible(content(), None)
    small = OnScale("size", Interval(0, 1))
    outcome = asked.never([Is("soft"), Not(Is("edible")), small])
    assert isinstance(outcome, Refuted)
    assert outcome.thing.startswith("is soft, is not edible, has size ")
    assert outcome.thing.endswith(("pea", "egg"))


def test_the_time_for_proofs_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGET", 0.0)
    assert isinstance(Possible(content(), None).never([Is("soft")]), Undecided)


def told(identity: str, rules: str, things: str = "") -> list[Flaw]:
    return list(CHECKS[identity].find(deck(things, rules)))


def rule(identity: str, when: str, ring: str = "attribute") -> str:
    head = f"  - {{id: {identity}, ring: {ring}, level: easy, text: {{en: x}}, "
    return f"{head}locales: [en], when: {when}}}\n"


def test_what_is_only_so_of_the_deck_is_a_remark_with_a_thing_to_add() -> None:
    things = "  - {id: coin, name: {en: coin}, art: t, size: pea, materials: [metal]}\n"
    (flaw,) = told("tautology", rule("small", "{size: {at-most: egg}}"), things)
    assert flaw.severity is Severity.INFO
    assert flaw.hint.startswith("it would not hold for one that has size ")


def test_names_are_looked_at_in_their_own_locale() -> None:
    rules = rule("double", "{word: {double-letter: true}}", "word")
    rules += rule("again", "{word: {repeated-letter: true}}", "word")
    (flaw,) = told("implication", rules)
    assert flaw.message == "'double' can hold only where 'again' does in en"


def test_rules_of_one_ring_never_exclude_each_other() -> None:
    rules = rule("soft", "{is: soft}") + rule("hard", "{not: {is: soft}}")
    assert told("exclusion", rules) == []
    (flaw,) = told("exclusion", rules.replace("attribute", "context", 1))
    assert "no possible thing is in both 'soft' and 'hard'" in flaw.message


def test_constraints_that_allow_nothing_are_told_first() -> None:
    found = CHECKS["contradiction"].find(deck("", rule("soft", "{is: soft}"), CONTRADICTORY))
    assert [flaw.message for flaw in found] == ["no thing at all can keep to the constraints"]


def test_the_command_proves_only_when_asked() -> None:
    root = str(FRAGMENTS / "implication" / "bad")
    plain = CliRunner().invoke(command, ["--select", "implication", root])
    assert plain.output == "no findings\n"
    deep = CliRunner().invoke(command, ["--deep", "--select", "implication", root])
    assert "'in-a-zoo' can hold only where 'alive' does" in deep.output
    assert "only animals live there" in deep.output


def test_without_the_extra_the_way_to_install_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.import_module

    def missing(name: str, package: str | None = None) -> Any:
        if name == "z3":
            raise ImportError(name)
        return real(name, package)

    monkeypatch.setattr(resources.importlib, "import_module", missing)
    outcome = CliRunner().invoke(command, ["--deep", str(FRAGMENTS / "implication" / "good")])
    assert outcome.exit_code == 2
    assert "pip install 'authoring[deep]'" in outcome.output
