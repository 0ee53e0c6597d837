"""A person as judge: replies, claims, rulings, leftover cards (RULES.md A4 to A6)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from authoring.engine.companion import Draft, Offer, Unclear, View, Way, plain, span
from authoring.engine.game import Json, Legal, Move, Seat
from authoring.engine.seated import Seated
from authoring.games.guess_club.tell.proposing import YES

Say = Mapping[str, str]

NO = ("n", "no", "不", "否", "不符合", "off")
NONE = ("", "0", "none", "no", "n", "无", "没有")

Card = tuple[Seat, int]


def offer_reply(say: Say, view: View, legal: Legal, draft: Draft) -> Offer:
    """Would an answer fit?"""
    to = legal.moves[0].data["to"]
    asked = next((each["answer"] for each in view["asked"] if each["seat"] == to), "")
    ways = (Way("y", say["does_yes"]), Way("n", say["does_no"]))
    return Offer(
        say["reply"].format(to=Seated((to,), view["called"]), answer=asked), ways, ("GC-33",)
    )


def read_reply(say: Say, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
    """Yes or no."""
    said = plain(typed)
    if said in NO or (said in YES and said):
        return next(move for move in legal.moves if move.data["fits"] == (said not in NO))
    raise Unclear(say["yes_or_no"].format(typed=typed) if typed else "")


def offer_claim(say: Say, view: View, legal: Legal, draft: Draft) -> Offer:
    """Which own cards mean the same."""
    ways = (Way(say["enter"], say["does_none"]), Way(say["way_cards"], say["does_claim"]))
    return Offer(say["claim"], ways, ("GC-41", "GC-42", "GC-50"))


def read_claim(say: Say, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
    """Numbers of own cards."""
    hand = {card + 1: card for card in view["own_hand"]}
    numbers = [] if plain(typed) in NONE else _numbers(say, typed, list(hand))
    return Move(view["seat"], "claim", {"cards": [hand[number] for number in numbers]})


def offer_ruling(say: Say, view: View, legal: Legal, draft: Draft) -> Offer:
    """Does the played card fit, and which of the cards shown match."""
    ways = [Way(say["enter"], say["does_rule_all" if view["claims"] else "does_rule_none"])]
    if view["claims"]:
        ways.append(Way(span(1, len(view["claims"])), say["does_rule_some"]))
        ways.append(Way(say["way_zero"], say["does_rule_none"]))
    ways.append(Way("n", say["does_rule_off"]))
    ask = say["rule"].format(answer=_played(view))
    return Offer(ask, tuple(ways), ("GC-42", "GC-47", "GC-48", "GC-52"))


def _played(view: View) -> str:
    """The card that lies there to be judged: the last one of whose turn it is."""
    laid: Sequence[Json] = view["table"][view["turn"]] if view["turn"] is not None else ()
    return str(laid[-1][1]) if laid else ""


def read_ruling(say: Say, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
    """Enter for all, numbers for some, 0 for none, n for an answer that does not fit."""
    said = plain(typed)
    claims = [(seat, card) for seat, card, _ in view["claims"]]
    if said in NO:
        return _ruled(view, legal, False, ())
    if said in YES:
        return _ruled(view, legal, True, claims)
    if said in NONE:
        return _ruled(view, legal, True, ())
    chosen = _numbers(say, typed, list(range(1, len(claims) + 1)))
    return _ruled(view, legal, True, [claims[number - 1] for number in chosen])


def _ruled(view: View, legal: Legal, fits: bool, cards: Sequence[Card]) -> Move:
    data = {"fits": fits, "matches": [list(card) for card in cards]}
    return Move(view["seat"], legal.open[0].name, data)


def leftovers(view: View) -> list[tuple[Card, str]]:
    """The cards that were left when play stopped: the last ones laid down by each seat."""
    if view["phase"] != "settlement":
        return []
    return [((seat, card), answer) for seat, card, answer in view["leftovers"]]


def offer_inspection(say: Say, view: View, legal: Legal, draft: Draft) -> Offer:
    """Which leftover cards do not fit."""
    ways = (Way(say["enter"], say["does_fit_all"]), Way(say["way_cards"], say["does_inspect"]))
    return Offer(say["inspect"], ways, ("GC-62", "GC-63", "GC-65"))


def read_inspection(say: Say, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
    """Numbers of leftover cards, counted through all of them."""
    cards = [card for card, _ in leftovers(view)]
    places = list(range(1, len(cards) + 1))
    numbers = [] if plain(typed) in NONE else _numbers(say, typed, places)
    data = {"off_topic": [list(cards[number - 1]) for number in numbers]}
    return Move(view["seat"], legal.open[0].name, data)


def _numbers(say: Say, typed: str, allowed: Sequence[int]) -> list[int]:
    """The numbers in a line, each once."""
    numbers = []
    for part in re.split(r"[\s,，、]+", plain(typed)):
        if not part.isdecimal() or int(part) not in allowed:
            raise Unclear(say["no_choice"].format(typed=part))
        numbers.append(int(part))
    return list(dict.fromkeys(numbers))
