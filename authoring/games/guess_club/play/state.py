"""What is on the table in a game of Guess Club.

Seats count from 0, clockwise: the seat to the left of `seat` is `seat + 1`. Money is
in $; the bank starts at 0, pays what others get, and may go below (GC-11).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from authoring.engine.game import Json, Result, Seat
from authoring.engine.rng import Rng
from authoring.games.guess_club.config import Config
from authoring.pack.pack import Pack

PROPOSE, CONFIRM, DEFEND = "propose", "confirm", "defend"
WRITE = "write"
TURN, CLAIM, RULE, VOTE = "turn", "claim", "rule", "vote"
INSPECT, INSPECT_VOTE = "inspect", "inspect_vote"
OVER = "over"

PHASES = {
    PROPOSE: "question",
    CONFIRM: "question",
    DEFEND: "question",
    WRITE: "answering",
    TURN: "action",
    CLAIM: "action",
    RULE: "action",
    VOTE: "action",
    INSPECT: "settlement",
    INSPECT_VOTE: "settlement",
    OVER: "over",
}
"""The phase that each step belongs to (GC-13)."""

NOBODY: frozenset[Seat] = frozenset()

ALONE = {seat: frozenset((seat,)) for seat in range(-2, 8)}
"""The set of each seat by itself, made once: it is asked for before every move."""

Card = tuple[Seat, int]
"""An answer card: whose it is, and which of that player's, from 0."""


@dataclass(slots=True)
class Question:
    """The question of the round: a card by its id, or a text of the setter's own (GC-16)."""

    card: str | None = None
    text: str | None = None


@dataclass(slots=True)
class Player:
    """One seat. `hand` holds the numbers of the cards not played yet (GC-49)."""

    cash: int
    markers: int
    debt: int = 0
    answers: tuple[str, ...] = ()
    drawings: frozenset[int] = frozenset()
    hand: list[int] = field(default_factory=list)
    queries: int = 0
    challenged: bool = False


class Ruling(NamedTuple):
    """What one judge found: whether a card fits, or which cards match or do not fit."""

    fits: bool
    cards: tuple[Card, ...]


@dataclass(slots=True)
class State:
    """One game. `waiting` are the seats that the step waits for; `turn` whose turn it is.

    `unconfirmed` are the seats that still have to agree once a challenge is answered.
    The end of `deck` is drawn first; of its start, `under` cards were put under it, and the
    rest is in no order yet. `predictions` are in the order they were made (GC-68).
    `pending` has the queries that await a reply, by asker. `played` is the card that is
    being judged, `claims` and `votes` what has been said about it so far.
    """

    pack: Pack
    config: Config
    seats: int
    rng: Rng
    locales: tuple[str, ...]
    setter: Seat
    players: list[Player]
    deck: list[str]
    under: int = 0
    round: int = 0
    step: str = PROPOSE
    waiting: frozenset[Seat] = NOBODY
    pool: int = 0
    reward: int = 0
    bank: int = 0
    offered: tuple[str, ...] = ()
    must_draw: bool = False
    question: Question = field(default_factory=Question)
    unconfirmed: frozenset[Seat] = NOBODY
    pending: dict[Seat, str] = field(default_factory=dict)
    turn: Seat = 0
    counter: int = 0
    predictions: list[tuple[Seat, int]] = field(default_factory=list)
    played: Card | None = None
    claims: list[Card] = field(default_factory=list)
    votes: dict[Seat, Ruling] = field(default_factory=dict)
    result: Result | None = None

    @property
    def phase(self) -> str:
        return PHASES[self.step]

    def others(self, seat: Seat) -> frozenset[Seat]:
        """Everybody else."""
        return frozenset(range(self.seats)) - {seat}

    def answer(self, card: Card) -> str:
        """What is written on a card."""
        seat, number = card
        return self.players[seat].answers[number]

    def shown(self, card: Card) -> Json:
        """A card as an event tells it: its seat, its number, what is written on it."""
        return [card[0], card[1], self.answer(card)]
