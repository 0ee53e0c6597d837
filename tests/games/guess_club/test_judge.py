"""Which answers match where the pack does not say."""

from __future__ import annotations

import pytest

from authoring.games.guess_club.beliefs import Beliefs
from tests.games.guess_club.small import FRUIT_PACK, LOCALES, PACK


def match(one: str, other: str, question: str | None) -> bool:
    beliefs = Beliefs(PACK, LOCALES)
    mine, yours = beliefs.keys(question, one), beliefs.keys(question, other)
    return not mine.isdisjoint(yours) or beliefs.match(one, mine, other, yours)


@pytest.mark.parametrize(
    ("one", "other", "matches"),
    [
        ("sofa", "couch", True),
        ("mouse", "mice", True),
        ("crocodile", "crocadile", True),
        ("手机", "移动电话", True),
        ("dog", "狗", True),
        ("prince", "princess", False),
        ("pear", "pair", False),
        ("apple", "banana", False),
    ],
)
def test_gc_42_sameness_is_by_meaning(one: str, other: str, matches: bool) -> None:
    assert match(one, other, None) is matches
    assert match(other, one, None) is matches


@pytest.mark.parametrize(
    ("answer", "number"),
    [
        ("aple", 0),
        ("pomme", 0),
        ("Trauben", 4),
        ("cherrys", 2),
        ("bluebery", 7),
        ("奇异果", None),
    ],
)
def test_gc_42_a_slip_of_the_pen_names_the_reference_answer(
    answer: str, number: int | None
) -> None:
    keys = Beliefs(FRUIT_PACK, LOCALES).keys("fruit-0", answer)
    assert {key for key in keys if isinstance(key, int)} == ({number} - {None})


def test_reference_answers_of_one_card_are_never_the_same() -> None:
    beliefs = Beliefs(PACK, LOCALES)
    assert not beliefs.match("sofa", frozenset({1}), "couch", frozenset({2}))
