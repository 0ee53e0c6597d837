"""Fingerprints: equal for equal states, whatever the order they were filled in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from authoring.engine.fingerprint import canonical, fingerprint, plain
from authoring.engine.rng import Rng
from tests.engine import tiny


class Colour(Enum):
    RED = "red"


class Slotted:
    __slots__ = ("left", "right")

    def __init__(self, left: int) -> None:
        self.left = left


class Derived(Slotted):
    __slots__ = ("more",)

    def __init__(self, left: int, more: int) -> None:
        super().__init__(left)
        self.more = more


@dataclass(frozen=True, slots=True)
class Held:
    name: str
    items: frozenset[str]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.slow
@given(st.dictionaries(st.text(), JSON), st.randoms())
def test_the_order_of_keys_does_not_matter(value: dict[str, object], chance: object) -> None:
    keys = list(value)
    chance.shuffle(keys)  # type: ignore[attr-defined]
    assert fingerprint({key: value[key] for key in keys}) == fingerprint(value)


@given(st.lists(st.text(), unique=True))
def test_the_order_of_a_set_does_not_matter(items: list[str]) -> None:
    forwards, backwards = set(items), dict.fromkeys(reversed(items)).keys()
    assert plain(forwards) == plain(backwards) == sorted(items, key=canonical)


@given(JSON, JSON)
def test_different_values_have_different_texts(first: object, second: object) -> None:
    assert (canonical(plain(first)) == canonical(plain(second))) <= (first == second)


def test_objects_are_told_by_their_fields() -> None:
    assert plain(Held("x", frozenset(("b", "a")))) == {"name": "x", "items": ["a", "b"]}
    assert plain(Slotted(4)) == {"left": 4}
    assert plain(Derived(4, 5)) == {"more": 5, "left": 4}
    assert plain({1: "one", (2, 3): None}) == [[1, "one"], [[2, 3], None]]
    assert plain(Colour.RED) == "red"
    assert plain(tiny.PACK) == "a" * 64


def test_the_random_numbers_count() -> None:
    first, second = Rng(1), Rng(1)
    assert fingerprint(first) == fingerprint(second)
    second.next()
    assert fingerprint(first) != fingerprint(second)


@pytest.mark.parametrize("value", [len, iter(()), Rng, object()])
def test_what_has_no_order_of_its_own_is_refused(value: object) -> None:
    with pytest.raises(TypeError, match="a state must not hold"):
        fingerprint({"held": value})
