"""Players of the machine's own at a table, and what becomes of one that fails.

A bot sees its seat's events, and is asked for a move when it is its turn. The
automatic judge is asked in the same way.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from enum import StrEnum
from typing import Any

from authoring.engine.game import (
    HOST,
    JUDGE,
    Bot,
    BotMaker,
    Judge,
    JudgeMaker,
    Legal,
    Move,
    Refusal,
    Seat,
)
from authoring.engine.rng import Rng
from authoring.engine.table import LAPSE, Table


class Policy(StrEnum):
    """What happens when a player fails: raises, stalls, or moves against the rules (EN-08).

    ERROR stops the game with PlayerFailed; DEFAULT plays the mildest legal move for it
    this once; FORFEIT plays for it from then on, and the seat cannot win.
    """

    ERROR = "error"
    DEFAULT = "default"
    FORFEIT = "forfeit"


class PlayerFailed(RuntimeError):
    """A player failed and the policy is to stop. `cause` is exception, illegal or timeout."""

    def __init__(self, seat: Seat, cause: str, detail: str) -> None:
        super().__init__(f"the player at seat {seat} failed ({cause}): {detail}")
        self.seat = seat
        self.cause = cause
        self.detail = detail


class Players:
    """Who sits at which seat, each shown its events just before it has to choose.

    `patience` is in seconds; a player that takes longer has stalled, and is never asked
    again. Without it a player may think for ever, and moves are made without a thread.
    """

    __slots__ = ("_seen", "_stalled", "by_seat", "patience", "policy")

    def __init__(
        self,
        by_seat: Mapping[Seat, Bot | Judge],
        policy: Policy = Policy.ERROR,
        patience: float | None = None,
    ) -> None:
        self.by_seat = dict(by_seat)
        self.policy = policy
        self.patience = patience
        self._seen = dict.fromkeys(self.by_seat, 0)
        self._stalled: set[Seat] = set()

    def act(self, table: Table[Any], seat: Seat) -> None:
        """Let this seat make one move, or deal with its failure by the policy."""
        legal = table.legal(seat)
        if seat in table.forfeited or seat in self._stalled:
            table.play(default_move(seat, legal))
            return
        try:
            move = self._choose(table, seat, legal)
            table.play(move)
        except PlayerFailed as failure:
            self._lapse(table, legal, failure)
        except Refusal as refusal:
            detail = f"{refusal.code}: {refusal.sentence}"
            self._lapse(table, legal, PlayerFailed(seat, "illegal", detail))

    def ponder(self, table: Table[Any], seat: Seat) -> None:
        """Let a seat choose, and make nothing of it: it has then thought as often, and drawn
        as many random numbers, as if it had played so far."""
        if seat in self.by_seat and seat not in table.forfeited and seat not in self._stalled:
            with suppress(PlayerFailed):
                self._choose(table, seat, table.legal(seat))

    def _choose(self, table: Table[Any], seat: Seat, legal: Legal) -> Move:
        bot = self.by_seat[seat]
        start = self._seen[seat]
        self._seen[seat] = len(table.log)
        try:
            if self.patience is None:
                move = _ask(bot, table, seat, start, legal)
            else:
                move = _ask_in_time(bot, table, seat, start, legal, self.patience)
        except TimeoutError as problem:
            self._stalled.add(seat)
            raise PlayerFailed(seat, "timeout", str(problem)) from None
        except Exception as problem:
            detail = f"{type(problem).__name__}: {problem}"
            raise PlayerFailed(seat, "exception", detail) from problem
        if not _is_move(move, seat):
            raise PlayerFailed(seat, "illegal", f"it answered {move!r}")
        return move

    def _lapse(self, table: Table[Any], legal: Legal, failure: PlayerFailed) -> None:
        if self.policy is Policy.ERROR:
            raise failure
        data = {
            "seat": failure.seat,
            "cause": failure.cause,
            "policy": self.policy.value,
            "detail": failure.detail,
        }
        table.play(Move(HOST, LAPSE, data))
        table.play(default_move(failure.seat, legal))


def _is_move(move: object, seat: Seat) -> bool:
    """Whether this is a move of the seat at all; the rules see to the rest."""
    if not isinstance(move, Move) or move.seat != seat:
        return False
    return isinstance(move.name, str) and isinstance(move.data, Mapping)


def _ask(bot: Bot | Judge, table: Table[Any], seat: Seat, start: int, legal: Legal) -> Move:
    for event in table.visible(seat, start):
        bot.see(event)
    return bot.choose(legal)


def _ask_in_time(
    bot: Bot | Judge, table: Table[Any], seat: Seat, start: int, legal: Legal, patience: float
) -> Move:
    """Ask in a thread of its own, which is left behind when it stalls."""
    answers: list[Move] = []
    problems: list[Exception] = []
    events = list(table.visible(seat, start))

    def ask() -> None:
        try:
            for event in events:
                bot.see(event)
            answers.append(bot.choose(legal))
        except Exception as problem:
            problems.append(problem)

    thread = threading.Thread(target=ask, daemon=True, name=f"seat {seat}")
    thread.start()
    thread.join(patience)
    if problems:
        raise problems[0]
    if not answers:
        raise TimeoutError(f"no move within {patience} s")
    return answers[0]


def default_move(seat: Seat, legal: Legal) -> Move:
    """The mildest move: the first listed, or the first open one with a default of its own.

    Raises PlayerFailed when the seat has neither.
    """
    if legal.moves:
        return legal.moves[0]
    for move in legal.open:
        if "default" in move.schema:
            return Move(seat, move.name, move.schema["default"])
    raise PlayerFailed(seat, "illegal", "it has no move that could be played for it")


def drive(table: Table[Any], players: Players) -> Table[Any]:
    """Let the players move until the game ends or only seats without a player are to act.

    Of several seats that may move, the lowest moves first, and so the judge before all.
    """
    seated = players.by_seat.keys()
    while ready := table.to_act() & seated:
        players.act(table, min(ready))
    return table


def rejoin(table: Table[Any], players: Players) -> None:
    """Bring fresh players to where a resumed game stands, as if they had played it (EN-05)."""
    past = table.rewound(0)
    for move in table.moves:
        players.ponder(past, move.seat)
        past.play(move)


def seat_bots(
    table: Table[Any],
    makers: Mapping[Seat, BotMaker] | Sequence[BotMaker],
    judge: JudgeMaker | None = None,
    policy: Policy = Policy.ERROR,
    patience: float | None = None,
) -> Players:
    """Bots for the seats, each with a random stream of its own, and the automatic judge.

    A sequence of makers is dealt to the seats in turn, from the start again when short.
    """
    if not isinstance(makers, Mapping):
        makers = {seat: makers[seat % len(makers)] for seat in range(table.seats)}
    by_seat: dict[Seat, Bot | Judge] = {}
    for seat, maker in makers.items():
        rng = own_stream(table.seed, seat)
        by_seat[seat] = maker(table.pack, table.config, table.seats, seat, rng)
    if judge is not None:
        by_seat[JUDGE] = judge(table.pack, table.config, table.seats)
    return Players(by_seat, policy, patience)


def own_stream(seed: int, seat: Seat) -> Rng:
    """The random numbers of the bot at a seat, in the game of this seed."""
    return Rng.named(seed, f"bot {seat}")


def run_bots(
    table: Table[Any],
    makers: Mapping[Seat, BotMaker] | Sequence[BotMaker],
    judge: JudgeMaker | None = None,
    policy: Policy = Policy.ERROR,
    patience: float | None = None,
) -> Table[Any]:
    """Play the game at the table to its end with bots at all seats."""
    return drive(table, seat_bots(table, makers, judge, policy, patience))
