"""Naming cards in a verdict, and counting votes."""

from __future__ import annotations

from authoring.engine import written
from authoring.engine.game import Json, Refusal
from authoring.games.guess_club.play.state import Card

CARD = {
    "type": "array",
    "description": "A card: its seat and its number, from 0.",
    "items": {"type": "integer"},
    "minItems": 2,
    "maxItems": 2,
}
"""The JSON Schema of a card as a judge names it."""


def read_cards(value: Json, what: str, most: int) -> list[Card]:
    """A list of cards as a judge names them, each once. Raises Refusal (BAD_MOVE)."""
    cards = []
    for item in written.items(value, what, most):
        pair = item if item.__class__ is list else written.items(item, f"a card of {what}", 2)
        if len(pair) != 2:
            raise Refusal("BAD_MOVE", f"A card of {what} is a seat and a number.")
        seat, number = pair
        if seat.__class__ is not int or number.__class__ is not int:
            seat, number = written.whole(seat, "a seat"), written.whole(number, "a card")
        cards.append((seat, number))
    if len(cards) > 1 and len(set(cards)) < len(cards):
        raise Refusal("BAD_MOVE", f"{what} names a card twice.")
    return cards


def majority(ayes: int, voters: int, setter_for: bool) -> bool:
    """Whether a motion is carried: by more than half, or by half and the setter (GC-52)."""
    return ayes * 2 > voters or (ayes * 2 == voters and setter_for)
