"""Ids that are proposed for new cards."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from authoring.starter.naming import ID, LONGEST, proposed
from tests.examples import examples


@pytest.mark.parametrize(
    ("name", "siblings", "wanted"),
    [
        ({"en": "Paper kite", "zh-Hans": "风筝"}, (), "paper-kite"),
        ({"zh-Hans": "风筝"}, (), "feng-zheng"),
        ({"zh-Hans": "风筝", "en": "kite"}, (), "kite"),
        ({"zh-Hans": "女孩"}, (), "nv-hai"),
        ({"fr": "Crème brûlée"}, (), "creme-brulee"),
        ({"en": "It's alive!"}, (), "its-alive"),
        ({"en": "ﬁsh & Chips 2"}, (), "fish-chips-2"),
        ({"ja": "ねこ"}, (), "thing"),
        ({}, (), "thing"),
        ({}, ("w001", "w009"), "w010"),
        ({}, ("w099",), "w100"),
        ({}, ("9",), "10"),
        ({"en": "kite"}, ("w001", "fox"), "kite"),
        ({"en": "kite"}, ("w001", "v002"), "kite"),
    ],
)
def test_a_card_is_called_by_what_it_says_or_goes_on_counting(
    name: dict[str, str], siblings: tuple[str, ...], wanted: str
) -> None:
    assert proposed(name, siblings, siblings, "thing") == wanted


def test_what_is_taken_gets_a_number() -> None:
    assert proposed({"en": "kite"}, (), {"kite", "kite-2"}, "thing") == "kite-3"
    assert proposed({}, ("w001",), {"w001", "w002"}, "card") == "w003"


def test_long_questions_are_cut_between_words() -> None:
    text = "Name something that people carry around without ever needing it"
    assert proposed({"en": text}, (), (), "question") == "name-something-that-people-carry-around"
    assert len(proposed({"en": "x" * 500}, (), (), "question")) == LONGEST


@settings(max_examples=examples(60), deadline=None)
@given(some.text(max_size=60), some.sets(some.sampled_from(["a", "a-2", "b", "thing"])))
def test_whatever_a_card_says_it_gets_an_id_of_its_own(text: str, taken: set[str]) -> None:
    found = proposed({"en": text}, sorted(taken), taken, "thing")
    assert ID.fullmatch(found)
    assert found not in taken
