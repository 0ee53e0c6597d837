"""Which cards of two packs differ."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from authoring.pack.difference import changed_cards
from authoring.pack.pack import Pack

DECKS = st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 2), max_size=6)


def pack(cards: dict[str, int]) -> Pack:
    """A pack of two kinds of cards, each card saying a number."""
    kinds: dict[str, Any] = {"one": [], "two": []}
    for at, (card, number) in enumerate(cards.items()):
        kinds["one" if at % 2 else "two"].append({"id": card, "says": {"en": str(number)}})
    return Pack(1, "any", "1.0.0", {"en": "Any"}, ("en",), kinds, {}, "")


@given(DECKS, DECKS)
def test_cards_that_are_new_or_say_something_else_have_changed(
    before: dict[str, int], now: dict[str, int]
) -> None:
    expected = {card for card, number in now.items() if before.get(card) != number}
    assert changed_cards(pack(before), pack(now)) == expected


def test_another_order_is_no_change() -> None:
    assert changed_cards(pack({"a": 1, "b": 2}), pack({"b": 2, "a": 1})) == frozenset()
