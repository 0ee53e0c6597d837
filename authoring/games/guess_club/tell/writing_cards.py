"""Writing the answer cards, one after the other, until they are handed in (RULES.md A4)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from authoring.engine.companion import Draft, Offer, Unclear, View, Way, plain
from authoring.engine.game import Json, Legal, Move
from authoring.games.guess_club.tell.proposing import COMMA

Say = Mapping[str, str]

CHANGE = re.compile(r"^\s*(\d+)\s*[=＝]\s*(.+)$")
DRAWN = re.compile(r"^(?:draw|drawing|画)\s*[:：]\s*(.+)$", re.IGNORECASE)


def offer(say: Say, view: View, legal: Legal, draft: Draft) -> Offer:
    """The next card, or handing in once all are written."""
    count, done = view["answers_per_player"], len(draft.items)
    ways = []
    if done < count:
        ask = say["answer"].format(number=done + 1, count=count)
        ways.append(Way(say["way_answer"], say["does_answer"]))
        if _may_query(legal):
            ways.append(Way(say["way_ask"], say["does_ask"]))
    else:
        ask = say["hand_in"].format(count=count)
        ways.append(Way(say["enter"], say["does_hand_in"]))
    if draft.items:
        ways += [Way(say["way_change"], say["does_change"]), Way("-", say["does_back"])]
    else:
        ways.append(Way(say["way_draw"], say["does_draw"]))
    statements = ("GC-26", "GC-28", "GC-29", "GC-30", "GC-31", "GC-32", "GC-33", "GC-35")
    return Offer(ask, tuple(ways), statements, free=True, note=written_so_far(draft))


def written_so_far(draft: Draft) -> str:
    """The items of a draft with their numbers."""
    return "   ".join(f"{number} {item}" for number, item in enumerate(draft.items, 1))


def read(say: Say, typed: str, view: View, legal: Legal, draft: Draft) -> Move | Draft:
    """Answers make a draft; an empty line hands a whole one in."""
    count, items = view["answers_per_player"], list(draft.items)
    if not typed:
        if len(items) < count:
            raise Unclear(say["more"].format(count=count, done=len(items)))
        return Move(view["seat"], "answer", {"answers": [_card(item) for item in items]})
    if typed.endswith(("?", "？")) and _may_query(legal):
        return Move(view["seat"], "query", {"answer": typed[:-1].strip()})
    if plain(typed) == "-":
        return Draft(tuple(items[:-1]))
    if change := CHANGE.match(typed):
        place = int(change[1])
        if not 1 <= place <= len(items):
            raise Unclear(say["no_such_card"].format(typed=change[1]))
        del items[place - 1]
        text = _new(say, change[2].strip(), items)
        return Draft((*items[: place - 1], text, *items[place - 1 :]))
    added = [typed] if DRAWN.match(typed) else [item for item in COMMA.split(typed) if item]
    if len(items) + len(added) > count:
        if len(items) == count:
            raise Unclear(say["full"].format(count=count))
        raise Unclear(say["more"].format(count=count, done=len(items)))
    for text in added:
        items.append(_new(say, text, items))
    return Draft(tuple(items))


def _new(say: Say, text: str, items: list[str]) -> str:
    """The text, if it is on no card yet (GC-28). Raises Unclear."""
    if plain(text) in map(plain, items):
        raise Unclear(say["twice"].format(typed=text))
    return text


def _may_query(legal: Legal) -> bool:
    return any(move.name == "query" for move in legal.open)


def _card(item: str) -> Json:
    """What stands on a card: a text, or a drawing told by what it shows (GC-29)."""
    drawn = DRAWN.match(item)
    return {"text": drawn[1].strip(), "kind": "drawing"} if drawn else item
