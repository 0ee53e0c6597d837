"""A sentence and a predicate of which only one denies."""

from __future__ import annotations

import pytest

from authoring.games.things_in_rings.denial import contradicted, denies
from authoring.games.things_in_rings.predicate.nodes import (
    Every,
    Interval,
    Is,
    Manner,
    Not,
    OfSet,
    OnScale,
    Predicate,
    Some,
    Word,
)

ALIVE, LARGE = Is("alive"), OnScale("size", Interval(2))
E, WOODEN = Word("contains", ("e",)), OfSet("materials", Manner.NONE_OF, ("wood",))


@pytest.mark.parametrize(
    ("predicate", "denied"),
    [
        (ALIVE, False),
        (Not(ALIVE), True),
        (Not(Not(E)), False),
        (WOODEN, True),
        (Every((Not(ALIVE), WOODEN)), True),
        (Some((ALIVE, Not(E))), None),
        (Not(LARGE), None),
        (Every((ALIVE, LARGE)), None),
        (Word("length", Interval(3)), None),
    ],
)
def test_whether_a_predicate_denies(predicate: Predicate, denied: bool | None) -> None:
    assert denies(predicate) is denied


@pytest.mark.parametrize(
    ("sentence", "tongue", "predicate"),
    [
        ("Contains “e”", "en", Not(E)),
        ("It is not alive", "en", ALIVE),
        ("It isn’t alive", "en", ALIVE),
        ("名称不含“水”", "zh", E),
        ("有生命", "zh", Not(ALIVE)),
    ],
)
def test_one_that_denies_alone_is_told(sentence: str, tongue: str, predicate: Predicate) -> None:
    assert "den" in contradicted(sentence, tongue, predicate)


@pytest.mark.parametrize(
    ("sentence", "tongue", "predicate"),
    [
        ("Without “e”", "en", Not(E)),
        ("It is inedible", "en", Not(Is("edible"))),
        ("It lives, not only in water", "en", ALIVE),
        ("It is never found indoors", "en", Is("outdoors")),
        ("名称不止一个“水”", "zh", LARGE),
        ("没有生命", "zh", Not(ALIVE)),
    ],
)
def test_both_or_neither_is_right(sentence: str, tongue: str, predicate: Predicate) -> None:
    assert contradicted(sentence, tongue, predicate) == ""
