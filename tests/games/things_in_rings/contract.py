"""What the contract suite needs to know of Things in Rings: see tests/games/test_contract.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.engine.game import Seat
from authoring.engine.table import Table
from tests.games.things_in_rings.elsewhere import elsewhere
from tests.games.things_in_rings.small import many

__all__ = ["OPTIONS", "PACK", "SEATS", "SIMULTANEOUS", "elsewhere", "hidden"]

PACK = many(60, 6, unsure=3)
SEATS = (2, 3, 4, 6)
SIMULTANEOUS = False
OPTIONS: tuple[Mapping[str, Any], ...] = (
    {},
    {"preset": "published"},
    {"locale": "zh-Hans", "rings": ["word", "context"], "wrong_draw": 0},
    {"mode": "coop", "coop_deck": 8},
    {"mode": "coop", "coop_hand": "shared", "coop_hands_public": False},
    {"knower_by": "seat", "knower": 0},
    {"knower_by": "seat", "preset": "published", "knower": "random"},
    {"knower_plays": True, "stop": "after_correct", "tie": "turn_order"},
    {"placement": "at_least", "hands_public": True, "stalemate_cycles": 2},
)


def hidden(table: Table[Any], seat: Seat) -> set[str]:
    """From Finders the rules until the end, and what the Knower laid aside; from everybody
    the deck, and the hands of others unless they are open (EN-02)."""
    state = table.state
    names = {*state.deck, *state.undecided, *state.left_out}
    if not state.open_hands:
        mine = state.hands.get(seat, [])
        names |= {thing for hand in state.held() for thing in hand} - set(mine)
    if seat != state.knower:
        names |= set(state.discards)
        if state.demonstration:
            names |= set(state.demonstration.hand)
        if state.result is None:
            names |= {card["id"] for card in table.pack.cards["rules"]}
        return names
    # The Knower has seen what was turned up and put back under the deck.
    turned = {event.data["thing"] for event in table.log if event.name == "demo_turned"}
    return names - turned
