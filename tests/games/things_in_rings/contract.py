"""What the contract suite needs to know of Things in Rings: see tests/games/test_contract.py."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from authoring.engine.fingerprint import canonical
from authoring.engine.game import Seat
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.games.things_in_rings.play import GAME
from authoring.pack.pack import Pack
from tests.games.things_in_rings.small import many

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


def twins(seed: int) -> Iterator[tuple[Table[Any], Table[Any], Seat]]:
    """Pairs of games that differ only in what a seat was not shown.

    The twin is played from a pack in which every card that the seat never saw has
    another id; so other rules, other hands, and another deck.
    """
    options = OPTIONS[seed % len(OPTIONS)]
    seats = 4
    played = _played(Table(GAME, PACK, seats, seed, options), seed)
    for seat in range(seats):
        twin = Table(GAME, _renamed(PACK, played, seat), seats, seed, options)
        for move in played.moves:
            twin.play(move)
        yield played, twin, seat


def _played(table: Table[Any], seed: int) -> Table[Any]:
    """Some random moves, of which none ends the game."""
    rng = Rng(seed, 1)
    for _ in range(rng.below(12)):
        (seat,) = table.to_act()
        move = rng.pick(table.legal(seat).moves)
        if table.rewound(len(table.moves)).play(move)[-1].name == "rules_shown":
            break
        table.play(move)
    return table


def _renamed(pack: Pack, played: Table[Any], seat: Seat) -> Pack:
    """The pack with another id for each card that this seat has not been shown."""
    seen = canonical([dict(event.data) for event in played.visible(seat)])
    cards = [card for kind in pack.cards.values() for card in kind]
    # A move names its thing even to those who have not been told of it.
    seen += canonical([dict(move.data) for move in played.moves])
    unseen = [card["id"] for card in cards if f'"{card["id"]}"' not in seen]
    text = json.dumps([pack.cards, pack.tables])
    for identity in unseen:
        text = text.replace(f'"{identity}"', f'"other-{identity}"')
    renamed_cards, tables = json.loads(text)
    return replace(pack, cards=renamed_cards, tables=tables)
