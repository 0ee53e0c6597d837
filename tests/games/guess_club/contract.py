"""What the contract suite needs to know of Guess Club: see tests/games/test_contract.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.engine.game import Bot, BotMaker, Legal, Move, Seat
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.games.guess_club.bots.players import RandomPlayer
from authoring.games.guess_club.config import Config
from authoring.pack.pack import Pack
from tests.games.guess_club.elsewhere import elsewhere
from tests.games.guess_club.small import PACK
from tests.games.twins import invented, written_once

__all__ = ["OPTIONS", "PACK", "PLAYERS", "SEATS", "SIMULTANEOUS", "elsewhere", "hidden"]

SEATS = (2, 3, 4, 8)
SIMULTANEOUS = True
OPTIONS: tuple[Mapping[str, Any], ...] = (
    {},
    {"preset": "published"},
    {"locale": "zh-Hans", "rounds": 1, "early_repay": True, "start_cash": 20, "loan": 50},
    {"judge": "setter", "rounds": 2, "setter_rotation": "right"},
    {"judge": "vote", "rounds": 1, "answers_per_player": 3, "query_private": False},
    {"confirm_questions": False, "free_questions": False, "forced_empty_ends_round": False},
    {"allow_dead_number": False, "same_player_same_number": False, "overflow": "exact"},
    {"unclaimed_pool": "bank", "unclaimed_reward": "bank", "pool_refill_when": "below"},
    {"force_all_matching": False, "invalid_blocks_match": False, "round_reward": [10, 20]},
)


class Curious(RandomPlayer):
    """A player who asks about answers before writing, which no bot needs to."""

    def choose(self, legal: Legal) -> Move:
        if any(opened.name == "query" for opened in legal.open) and self.rng.below(2):
            answer = f"{self.rng.pick(ASKED)}{self.seat}{self.rng.below(1000)}"
            return Move(self.seat, "query", {"answer": answer})
        return super().choose(legal)


ASKED = invented(50)


def _curious(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
    return Curious(pack, config, seats, seat, rng)


PLAYERS: tuple[BotMaker, ...] = (_curious,)


def hidden(table: Table[Any], seat: Seat) -> set[str]:
    """The answers of others that are not played, what they asked in private, and questions that
    only another setter, or nobody, was offered (EN-02)."""
    state = table.state
    held = (
        player.answers[card]
        for other, player in enumerate(state.players)
        for card in player.hand
        if other != seat and player.answers and state.phase != "settlement"
    )
    written = [
        text for move in table.moves if move.name == "answer" for text in move.data["answers"]
    ]
    setter, seen = -1, set()
    for event in table.log:
        setter = event.data["setter"] if event.name == "round_began" else setter
        if event.name in ("question_proposed", "question_set"):
            seen.add(event.data["question"])
        elif event.name == "questions_offered" and setter == seat:
            seen |= set(event.data["questions"])
    questions = {card["id"] for card in table.pack.cards["questions"]} - seen
    asked = {move.data["answer"] for move in table.moves if move.name == "query"}
    heard = {event.data["answer"] for event in table.visible(seat) if event.name == "queried"}
    return written_once(held, written) | questions | (asked - heard)
