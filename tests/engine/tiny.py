"""The smallest game that needs everything an engine has: secret numbers written at the
same time, a verdict by the judge, and then turns with random draws.

Everybody writes a number from 1 to 9 (or a word, as an open move). The judge rules
whether the highest counts. Then the seats take turns: each rolls a die or rests, until
everybody has rested. The highest sum wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from authoring.engine import options
from authoring.engine.game import JUDGE, Event, Legal, Move, OpenMove, Refusal, Result, Seat
from authoring.engine.option_kinds import OneOf, Whole
from authoring.engine.options import option
from authoring.engine.rng import Rng
from authoring.pack.pack import Pack

PACK = Pack(1, "tiny", "1.0.0", {"en": "Tiny"}, ("en",), {}, {}, "a" * 64)
OTHER_PACK = Pack(1, "tiny", "1.0.1", {"en": "Tiny"}, ("en",), {}, {}, "b" * 64)

WORD = {
    "type": "object",
    "properties": {"word": {"type": "string"}},
    "required": ["word"],
    "default": {"word": "one"},
}


@dataclass(frozen=True, slots=True)
class Config:
    preset: str = option("plain", OneOf("plain", "long"))
    sides: int = option(6, Whole(2, 20))
    rolls: int = option(3, Whole(1, 50))


@dataclass(slots=True)
class State:
    config: Config
    seats: int
    rng: Rng
    secret: int
    written: dict[Seat, int] = field(default_factory=dict)
    judged: bool = False
    sums: dict[Seat, int] = field(default_factory=dict)
    rolled: dict[Seat, int] = field(default_factory=dict)
    rested: set[Seat] = field(default_factory=set)
    actor: Seat = 0


class Watcher:
    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.seen: list[Any] = []

    def see(self, event: Event) -> None:
        self.seen.append([event.name, dict(event.data)])

    def view(self) -> Mapping[str, Any]:
        return {"seat": self.seat, "seen": list(self.seen)}


class Tiny:
    name = "tiny"
    reveals = frozenset(("revealed", "rolled"))
    endless = False

    def configure(self, given: Mapping[str, Any]) -> Config:
        return options.configure(Config, {"plain": {}, "long": {"rolls": 9}}, given)

    def setup(self, pack: Pack, config: Config, seats: int, rng: Rng) -> tuple[State, list[Event]]:
        if not 2 <= seats <= 4:
            raise Refusal("BAD_SEATS", "Tiny is for 2 to 4.")
        state = State(config, seats, rng, rng.below(1000))
        return state, [Event("set_up", {"seats": seats}, None)]

    def to_act(self, state: State) -> frozenset[Seat]:
        if len(state.written) < state.seats:
            return frozenset(seat for seat in range(state.seats) if seat not in state.written)
        if not state.judged:
            return frozenset((JUDGE,))
        if len(state.rested) == state.seats:
            return frozenset()
        return frozenset((state.actor,))

    def legal(self, state: State, seat: Seat) -> Legal:
        if seat not in self.to_act(state):
            return Legal()
        if seat == JUDGE:
            return Legal([Move(JUDGE, "rule", {"counts": counts}) for counts in (True, False)])
        if seat not in state.written:
            numbers = [Move(seat, "write", {"number": number}) for number in range(1, 10)]
            return Legal(numbers, [OpenMove("say", WORD)])
        moves = [Move(seat, "rest", {})]
        if state.rolled.get(seat, 0) < state.config.rolls:
            moves.append(Move(seat, "roll", {}))
        return Legal(moves)

    def apply(self, state: State, move: Move) -> list[Event]:
        legal = self.legal(state, move.seat)
        if move.seat not in self.to_act(state):
            raise Refusal("NOT_YOUR_TURN", "It is not your turn.", legal=legal)
        if move.name == "say" and legal.open:
            if not isinstance(move.data.get("word"), str) or len(move.data) != 1:
                raise Refusal("BAD_WORD", "Say one word.", legal=legal)
            return self._write(state, move.seat, len(move.data["word"]))
        if move not in legal.moves:
            raise Refusal("BAD_MOVE", "That is not allowed.", legal=legal)
        if move.name == "write":
            return self._write(state, move.seat, move.data["number"])
        if move.name == "rule":
            state.judged = True
            state.sums = dict(state.written)
            data = {"numbers": {str(seat): state.sums[seat] for seat in range(state.seats)}}
            return [Event("revealed", data, None)]
        return self._turn(state, move)

    def _write(self, state: State, seat: Seat, number: int) -> list[Event]:
        state.written[seat] = number
        return [
            Event("wrote", {"seat": seat, "number": number}, frozenset((seat,))),
            Event("done", {"seat": seat}, None),
        ]

    def _turn(self, state: State, move: Move) -> list[Event]:
        seat = move.seat
        if move.name == "roll":
            if not self.endless:
                state.rolled[seat] = state.rolled.get(seat, 0) + 1
            number = state.rng.below(state.config.sides) + 1
            state.sums[seat] += number
            return [Event("rolled", {"seat": seat, "number": number}, None)]
        state.rested.add(seat)
        state.actor = next((each for each in range(state.seats) if each not in state.rested), 0)
        return [Event("rested", {"seat": seat}, None)]

    def result(self, state: State) -> Result | None:
        if len(state.rested) < state.seats:
            return None
        most = max(state.sums.values())
        winners = tuple(seat for seat in range(state.seats) if state.sums[seat] == most)
        return Result(winners, {str(seat): state.sums[seat] for seat in sorted(state.sums)}, "most")

    def watch(self, pack: Pack, config: Config, seats: int, seat: Seat) -> Watcher:
        return Watcher(seat)

    def bound(self, pack: Pack, config: Config, seats: int) -> int:
        return seats * (config.rolls + 2) + 1


class RandomBot:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.seen: list[Event] = []

    def see(self, event: Event) -> None:
        self.seen.append(event)

    def choose(self, legal: Legal) -> Move:
        return self.rng.pick(legal.moves)


def random_bot(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> RandomBot:
    return RandomBot(rng)


def judge(pack: Pack, config: Config, seats: int) -> RandomBot:
    return RandomBot(Rng(5))
