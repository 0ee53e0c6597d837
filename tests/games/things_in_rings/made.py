"""Made-up things and predicates over the small vocabulary, for laws that hold of all."""

from __future__ import annotations

from hypothesis import strategies as st

from authoring.games.things_in_rings.cards import Members, Span, Thing
from authoring.games.things_in_rings.predicate.nodes import (
    Every,
    Interval,
    Is,
    Letters,
    Manner,
    Not,
    OfSet,
    OnScale,
    Placed,
    Predicate,
    SetCount,
    Some,
    Where,
    Word,
)
from authoring.games.things_in_rings.traits import TraitType
from authoring.language.facts import Facts
from authoring.model import Text
from tests.games.things_in_rings.written import vocabulary

VOCABULARY = vocabulary()
FLAGS = VOCABULARY.of(TraitType.FLAG)
SCALES = VOCABULARY.of(TraitType.SCALE)
SETS = VOCABULARY.of(TraitType.SET)


def _subsets(names: tuple[str, ...]) -> st.SearchStrategy[frozenset[str]]:
    return st.frozensets(st.sampled_from(names))


@st.composite
def members(draw: st.DrawFn, names: tuple[str, ...]) -> Members:
    sure = draw(_subsets(names))
    return Members(sure, draw(_subsets(names)) - sure)


@st.composite
def things(draw: st.DrawFn) -> Thing:
    """A thing of which any part may be debatable, missing, or without a name."""
    scales, sets = {}, {}
    for name in SCALES:
        top = len(VOCABULARY.traits[name].values) - 1
        low, high = sorted((draw(st.integers(0, top)), draw(st.integers(0, top))))
        if draw(st.booleans()):
            scales[name] = Span(low, high if draw(st.booleans()) else low)
    for name in SETS:
        if draw(st.booleans()):
            sets[name] = draw(members(VOCABULARY.traits[name].values))
    english = draw(st.text("aeblst -é'", max_size=8))
    names = [("en", english)] if draw(st.booleans()) else []
    chinese = draw(st.text("水火山石T", min_size=1, max_size=4))
    return Thing(
        "thing",
        Text((*names, ("zh-Hans", chinese))),
        "art",
        draw(members(FLAGS)),
        scales,
        sets,
    )


@st.composite
def chinese_things(draw: st.DrawFn) -> Thing:
    """A thing with a Chinese name, known to a dictionary or not, that may state facts of it."""
    name = draw(st.sampled_from(("长", "苹果", "T恤", "水㐄", "石", "水𠀋", "银行", "猫")))
    signs = [*name]
    reading = st.tuples(*(st.sampled_from(("chang2", "guo3", "yi1", "e4")) for _ in signs))
    structure = st.tuples(*(st.sampled_from(WANTED["structure"]) for _ in signs))
    facts = Facts(
        reading=draw(st.none() | reading),
        structure=draw(st.none() | structure),
        strokes=draw(st.none() | st.integers(1, 20)),
    )
    stated = draw(st.sampled_from(({}, {"zh-Hans": facts})))
    return Thing("thing", Text((("zh-Hans", name),)), "art", facts=stated)


@st.composite
def intervals(draw: st.DrawFn, top: int = 9) -> Interval:
    low = draw(st.integers(-1, top))
    return Interval(low, draw(st.none() | st.integers(low, top + 1)))


def _words() -> st.SearchStrategy[Word]:
    letters = st.lists(st.sampled_from("aeblst"), min_size=1, max_size=3, unique=True).map(tuple)
    return st.one_of(
        st.builds(Word, st.sampled_from(("contains", "starts-with", "ends-with")), letters),
        st.builds(Word, st.sampled_from(("length", "vowels", "words")), intervals()),
        st.builds(Word, st.just("letters"), st.builds(Letters, letters, intervals())),
        st.builds(Word, st.just("only-letters-from"), letters),
        st.builds(Word, st.just("rhymes-with"), st.just(("bee", "tale"))),
        st.builds(Word, st.just("hidden-word"), st.just(("eat", "set", "tell"))),
        st.builds(Word, st.just("syllables"), intervals(3)),
        st.builds(
            Word,
            st.sampled_from(
                (
                    "double-letter",
                    "repeated-letter",
                    "same-first-last",
                    "alphabetical",
                    "hides-a-word",
                    "compound",
                )
            ),
            st.none(),
        ),
    )


WANTED = {
    "structure": ("left-right", "top-bottom", "single"),
    "radical": ("木", "艹", "钅", "马"),
    "component": ("木", "口", "艹"),
    "initial": ("b", "y", "h", "none"),
    "final": ("ao", "uo", "ang", "i"),
    "tone": ("1", "2", "3", "4"),
}


def chinese_words() -> st.SearchStrategy[Word]:
    """Tests of Chinese names."""
    where = st.sampled_from(Where)
    numbers = intervals(9).map(lambda one: Interval(max(1, one.low), one.high))
    placed = [
        st.builds(Word, st.just(test), st.builds(Placed, where, _listed(values)))
        for test, values in WANTED.items()
    ]
    return st.one_of(
        *placed,
        st.builds(Word, st.just("strokes"), numbers | st.builds(Placed, where, numbers)),
        st.builds(Word, st.just("characters"), numbers),
        st.builds(Word, st.just("tones"), _listed(("rising", "falling", "different", "2-3"))),
        st.builds(Word, st.sampled_from(("same-tone", "repeated-character")), st.none()),
    )


def _listed(values: tuple[str, ...]) -> st.SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(values), min_size=1, max_size=3, unique=True).map(tuple)


@st.composite
def _tests_of_a_set(draw: st.DrawFn) -> Predicate:
    name = draw(st.sampled_from(SETS))
    if draw(st.booleans()):
        return SetCount(name, draw(intervals(4)))
    values = st.sampled_from(VOCABULARY.traits[name].values)
    listed = draw(st.lists(values, min_size=1, unique=True))
    return OfSet(name, draw(st.sampled_from(Manner)), tuple(listed))


def leaves(words: bool = True) -> st.SearchStrategy[Predicate]:
    return st.one_of(
        st.builds(Is, st.sampled_from(FLAGS)),
        st.builds(OnScale, st.sampled_from(SCALES), intervals(5)),
        _tests_of_a_set(),
        *([_words()] if words else []),
    )


def predicates(words: bool = True) -> st.SearchStrategy[Predicate]:
    def deeper(inner: st.SearchStrategy[Predicate]) -> st.SearchStrategy[Predicate]:
        several = st.lists(inner, min_size=1, max_size=3).map(tuple)
        return st.builds(Every, several) | st.builds(Some, several) | st.builds(Not, inner)

    return st.recursive(leaves(words), deeper, max_leaves=8)
