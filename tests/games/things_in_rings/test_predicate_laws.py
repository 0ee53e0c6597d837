"""Laws of the rule language: both evaluators agree, and logic is Kleene's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.games.things_in_rings.cards import Members, Span, Thing
from authoring.games.things_in_rings.predicate.nodes import (
    Every,
    Interval,
    Manner,
    Not,
    OfSet,
    OnScale,
    Predicate,
    SetCount,
    Some,
    Truth,
    Word,
    leaves,
)
from authoring.games.things_in_rings.predicate.planes import Columns, Planes
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.model import Text
from tests.games.things_in_rings import made

LOCALES = st.sampled_from(["en", None])


def truths(predicate: Predicate, things: list[Thing], locale: str | None) -> list[Truth]:
    asked = Asker(made.VOCABULARY, locale)
    return [asked.truth(predicate, thing) for thing in things]


def planes(predicate: Predicate, things: list[Thing], locale: str | None) -> Planes:
    return Columns(made.VOCABULARY, things).holds(predicate, locale)


@pytest.mark.slow
@given(made.predicates(), st.lists(made.things(), max_size=9), LOCALES)
def test_both_evaluators_agree(
    predicate: Predicate, things: list[Thing], locale: str | None
) -> None:
    assert_agreed(predicate, things, locale)


@pytest.mark.slow
@given(made.chinese_words(), st.lists(made.chinese_things(), max_size=9))
def test_both_evaluators_agree_on_characters(word: Word, things: list[Thing]) -> None:
    assert_agreed(word, things, "zh-Hans")
    assert_agreed(Not(word), things, "zh-Hans")


def assert_agreed(predicate: Predicate, things: list[Thing], locale: str | None) -> None:
    found = planes(predicate, things, locale)
    assert found.inside & found.debatable == 0
    assert (found.inside | found.debatable) >> len(things) == 0
    read_back = [
        Truth.INSIDE
        if found.inside >> index & 1
        else Truth.DEBATABLE
        if found.debatable >> index & 1
        else Truth.OUTSIDE
        for index in range(len(things))
    ]
    assert read_back == truths(predicate, things, locale)


SOME_THINGS = st.lists(made.things(), min_size=1, max_size=4)


def assert_same(first: Predicate, second: Predicate, things: list[Thing]) -> None:
    assert truths(first, things, "en") == truths(second, things, "en")
    assert planes(first, things, "en") == planes(second, things, "en")


@pytest.mark.slow
@given(made.predicates(), SOME_THINGS)
def test_not_not_is_nothing(predicate: Predicate, things: list[Thing]) -> None:
    assert_same(Not(Not(predicate)), predicate, things)


@pytest.mark.slow
@given(made.predicates(), made.predicates(), SOME_THINGS)
def test_de_morgan(first: Predicate, second: Predicate, things: list[Thing]) -> None:
    assert_same(Not(Every((first, second))), Some((Not(first), Not(second))), things)
    assert_same(Not(Some((first, second))), Every((Not(first), Not(second))), things)


@pytest.mark.slow
@given(made.predicates(), made.predicates(), made.predicates(), SOME_THINGS)
def test_all_and_any_are_a_lattice(
    first: Predicate, second: Predicate, third: Predicate, things: list[Thing]
) -> None:
    for join, meet in ((Every, Some), (Some, Every)):
        assert_same(join((first,)), first, things)
        assert_same(join((first, first)), first, things)
        assert_same(join((first, second)), join((second, first)), things)
        assert_same(join((first, join((second, third)))), join((first, second, third)), things)
        assert_same(join((first, meet((first, second)))), first, things)
        both = meet((join((first, second)), join((first, third))))
        assert_same(join((first, meet((second, third)))), both, things)


@given(st.sampled_from(made.SETS), st.data(), SOME_THINGS)
def test_tests_of_a_set_in_terms_of_each_other(
    name: str, data: st.DataObject, things: list[Thing]
) -> None:
    values = made.VOCABULARY.traits[name].values
    listed = tuple(data.draw(st.lists(st.sampled_from(values), min_size=1, unique=True)))
    rest = tuple(value for value in values if value not in listed)

    def test(manner: Manner, *which: str) -> Predicate:
        return OfSet(name, manner, which)

    assert_same(test(Manner.NONE_OF, *listed), Not(test(Manner.ANY_OF, *listed)), things)
    each = tuple(test(Manner.ANY_OF, value) for value in listed)
    assert_same(test(Manner.ANY_OF, *listed), Some(each), things)
    assert_same(test(Manner.ALL_OF, *listed), Every(each), things)
    exactly = (test(Manner.ALL_OF, *listed), *((test(Manner.NONE_OF, *rest),) if rest else ()))
    assert_same(test(Manner.EXACTLY, *listed), Every(exactly), things)
    assert_same(SetCount(name, Interval(1)), test(Manner.ANY_OF, *values), things)


@given(made.things(), st.integers(0, 4))
def test_at_least_and_the_opposite_of_at_most_meet(thing: Thing, at: int) -> None:
    if "size" in thing.scales:
        above = OnScale("size", Interval(at))
        assert_same(above, Not(OnScale("size", Interval(0, at - 1))), [thing])


@pytest.mark.slow
@given(made.things())
def test_an_optional_trait_that_is_missing_passes_no_test(thing: Thing) -> None:
    asked = Asker(made.VOCABULARY)
    if "taste" not in thing.scales:
        assert asked.truth(OnScale("taste", Interval(0)), thing) is Truth.OUTSIDE
    if "colours" not in thing.sets:
        assert asked.truth(SetCount("colours", Interval(0, 0)), thing) is Truth.INSIDE


@given(st.sampled_from(Manner), st.sampled_from(("wood", "metal", "glass")))
def test_a_needed_trait_that_is_missing_is_never_guessed(manner: Manner, value: str) -> None:
    blank = Thing("blank", Text(()), "none")
    asked = Asker(made.VOCABULARY)
    assert asked.truth(OfSet("materials", manner, (value,)), blank) is Truth.DEBATABLE
    assert asked.truth(OnScale("size", Interval(1, 2)), blank) is Truth.DEBATABLE
    assert asked.truth(SetCount("materials", Interval(1)), blank) is Truth.DEBATABLE


def settled(thing: Thing, data: st.DataObject) -> Thing:
    """The thing once every doubt about it has been settled, one way or the other."""

    def decide(members: Members) -> Members:
        maybe = sorted(members.maybe)
        return Members(members.sure | {each for each in maybe if data.draw(st.booleans())})

    scales, sets = dict(thing.scales), dict(thing.sets)
    for name, trait in made.VOCABULARY.traits.items():
        if name in made.SCALES and (name in scales or not trait.optional):
            span = scales.get(name, Span(0, len(trait.values) - 1))
            at = data.draw(st.integers(span.low, span.high))
            scales[name] = Span(at, at)
        if name in made.SETS and (name in sets or not trait.optional):
            sets[name] = decide(sets.get(name, Members(maybe=frozenset(trait.values))))
    return Thing(thing.id, thing.name, thing.art, decide(thing.flags), scales, sets)


@pytest.mark.slow
@given(made.predicates(words=False), made.things(), st.data())
def test_what_is_decided_stays_so_however_doubts_are_settled(
    predicate: Predicate, thing: Thing, data: st.DataObject
) -> None:
    asked = Asker(made.VOCABULARY)
    before = asked.truth(predicate, thing)
    after = asked.truth(predicate, settled(thing, data))
    assert after is not Truth.DEBATABLE
    if before is not Truth.DEBATABLE:
        assert after is before


@given(made.predicates(), made.things())
def test_what_decided_is_part_of_the_predicate(predicate: Predicate, thing: Thing) -> None:
    asked = Asker(made.VOCABULARY, "en")
    answer = asked.answer(predicate, thing)
    assert answer.deciding
    assert set(answer.deciding) <= set(leaves(predicate))
    if answer.truth is Truth.DEBATABLE:
        assert all(asked.leaf(leaf, thing) is Truth.DEBATABLE for leaf in answer.deciding)
    else:
        assert all(asked.leaf(leaf, thing) is not Truth.DEBATABLE for leaf in answer.deciding)
