"""A turn for a person: play a card or predict (RULES.md A5)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from authoring.engine.companion import Draft, Offer, Unclear, View, Way, nearest, plain
from authoring.engine.game import Legal, Move

Say = Mapping[str, str]

PLAYED = re.compile(r"^(?:play|打出|打|出)\s*", re.IGNORECASE)
PREDICTED = re.compile(r"^(?:predict|bet|p|预测|猜|=)\s*(\S+?)(\s*(?:again|再))?$", re.IGNORECASE)
"""A number, and that a second marker on it is meant."""

REPAID = ("repay", "还款", "还")


def offer(say: Say, view: View, legal: Legal, draft: Draft) -> Offer:
    """A card of the hand, or a number of the board."""
    names = {move.name for move in legal.moves}
    first = str(min(view["own_hand"]) + 1)
    ways = [Way(first, say["does_play"].format(number=first))]
    statements = ["GC-37", "GC-40", "GC-43", "GC-46", "GC-47"]
    if "predict" in names:
        number = _likely(view, legal)
        does = say["does_predict"].format(number=number)
        ways.append(Way(say["way_predict"].format(number=number), does))
        statements += ["GC-53", "GC-54", "GC-55", "GC-59"]
    if "repay" in names:
        ways.append(Way(say["way_repay"], say["does_repay"]))
    words = tuple(view["own_answers"][card] for card in view["own_hand"])
    return Offer(say["turn"], tuple(ways), (*statements, "GC-38"), words)


def _likely(view: View, legal: Legal) -> int:
    """A number that may be predicted: one that has not been passed and bears no marker of the
    seat's own, if there is any."""
    numbers: list[int] = [move.data["number"] for move in legal.moves if move.name == "predict"]
    ahead = [number for number in numbers if number > view["counter"]] or numbers[-1:]
    return next((number for number in ahead if not _is_on(view, number)), ahead[0])


def read(say: Say, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
    """A card by its number or its word, a prediction by its number."""
    seat = view["seat"]
    cards = {plain(view["own_answers"][card]): card for card in view["own_hand"]}
    said = plain(typed)
    if said in cards:
        return Move(seat, "play", {"card": cards[said]})
    if said in REPAID and any(move.name == "repay" for move in legal.moves):
        return Move(seat, "repay", {})
    if predicted := PREDICTED.match(said):
        if not predicted[1].isdecimal():
            raise Unclear(say["no_number"].format(typed=predicted[1]))
        move = Move(seat, "predict", {"number": int(predicted[1])})
        if predicted[2] is None:
            _warn_of_second(say, move, view, legal)
        return move
    name = PLAYED.sub("", said)
    if name.isdecimal() and int(name) - 1 in view["own_hand"]:
        return Move(seat, "play", {"card": int(name) - 1})
    begun = [card for answer, card in cards.items() if name and answer.startswith(name)]
    if len(begun) == 1:
        return Move(seat, "play", {"card": begun[0]})
    if not typed:
        raise Unclear("")
    near = nearest(name, [view["own_answers"][card] for card in view["own_hand"]])
    raise Unclear(say["no_card"].format(typed=typed), near)


def _warn_of_second(say: Say, move: Move, view: View, legal: Legal) -> None:
    """Raise Unclear where a player would pay for a second marker on one number, which only has
    to be meant (GC-57)."""
    number = move.data["number"]
    if move in legal.moves and _is_on(view, number):
        again = say["way_again"].format(number=number)
        raise Unclear(say["on_it"].format(number=number), again)


def _is_on(view: View, number: int) -> bool:
    """Whether a marker of the seat's own is on a number."""
    return [view["seat"], number] in map(list, view["predictions"])
