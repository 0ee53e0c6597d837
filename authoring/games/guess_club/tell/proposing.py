"""The question phase for a person: propose, agree or challenge, defend (RULES.md A3)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from authoring.engine.companion import Draft, Offer, Unclear, View, Way, plain, span
from authoring.engine.game import Legal, Move

Say = Mapping[str, str]

YES = ("", "y", "yes", "ok", "good", "是", "好", "可以", "同意", "确认", "confirm")
NO = ("n", "no", "c", "challenge", "不", "否", "质疑", "不行")
CARD = ("c", "card", "read", "卡", "念")
WITHDRAW = ("w", "withdraw", "撤", "撤回")

COMMA = re.compile(r"\s*[,;，、；]\s*")


def offer_questions(say: Say, view: View, legal: Legal, draft: Draft) -> Offer:
    """Cards on offer, and the setter's own question where that is allowed."""
    ways = []
    if legal.moves:
        ways.append(Way(span(1, len(legal.moves)), say["does_choose"]))
    if legal.open:
        ways.append(Way(say["way_own"], say["does_own"]))
    statements = ("GC-16", "GC-17", "GC-19", "GC-20", "GC-22")
    return Offer(say["propose"], tuple(ways), statements, free=bool(legal.open))


def read_question(say: Say, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
    """A number, or a question that ends with a question mark."""
    number = plain(typed)
    if number.isdecimal() and 1 <= int(number) <= len(legal.moves):
        return legal.moves[int(number) - 1]
    if not legal.open or number.isdecimal():
        raise Unclear(say["no_choice"].format(typed=typed) if typed else "")
    if not typed.endswith(("?", "？")):
        raise Unclear(say["short_question"].format(typed=typed) if typed else "")
    return Move(view["seat"], "ask", {"text": typed})


def offer_confirmation(say: Say, view: View, legal: Legal, draft: Draft) -> Offer:
    """Agree, or challenge once a round."""
    ways = [Way(say["enter"], say["does_confirm"])]
    if any(move.name == "challenge" for move in legal.moves):
        ways.append(Way("c", say["does_challenge"]))
    return Offer(say["confirm"], tuple(ways), ("GC-17", "GC-20", "GC-21", "GC-23"))


def read_confirmation(say: Say, typed: str, view: View, legal: Legal, draft: Draft) -> Move:
    """Enter agrees."""
    said = plain(typed)
    if said in YES:
        return Move(view["seat"], "confirm", {})
    if said in NO:
        return Move(view["seat"], "challenge", {})
    raise Unclear(say["yes_or_no"].format(typed=typed))


def offer_defence(say: Say, view: View, legal: Legal, draft: Draft) -> Offer:
    """Read the card, name samples one after the other, or withdraw."""
    ways = []
    if any(move.name == "read_card" for move in legal.moves):
        ways.append(Way("c", say["does_card"]))
    ways.append(Way("w", say["does_withdraw"]))
    ways.append(Way(say["way_samples"], say["does_samples"].format(least=10)))
    if draft.items:
        ends = say["does_samples_end"].format(count=len(draft.items))
        ways.append(Way(say["enter"], ends))
    note = say["comma"].join(draft.items)
    return Offer(say["defend"], tuple(ways), ("GC-17", "GC-18", "GC-21"), free=True, note=note)


def read_defence(say: Say, typed: str, view: View, legal: Legal, draft: Draft) -> Move | Draft:
    """Samples make a draft, which an empty line ends."""
    said, seat = plain(typed), view["seat"]
    names = [move.name for move in legal.moves]
    if said in CARD and "read_card" in names:
        return Move(seat, "read_card", {})
    if said in WITHDRAW:
        return Move(seat, "withdraw", {})
    if said == "-":
        return Draft(draft.items[:-1])
    if not typed:
        if not draft.items:
            raise Unclear("")
        return Move(seat, "name_samples", {"samples": list(draft.items)})
    return Draft((*draft.items, *(item for item in COMMA.split(typed) if item)))
