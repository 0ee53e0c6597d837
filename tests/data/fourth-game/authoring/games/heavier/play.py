"""The rules of Heavier: is the next animal heavier or lighter than the last one shown?

Seats take turns. A right answer scores a point. The game ends with the pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from authoring.engine.game import Event, Legal, Move, Refusal, Result, Seat
from authoring.engine.rng import Rng
from authoring.pack.pack import Pack

ANSWERS = ("heavier", "lighter")


@dataclass(slots=True)
class State:
    """The pile holds indices of animals, the next one last."""

    pack: Pack
    seats: int
    pile: list[int]
    shown: int
    turn: Seat = 0
    points: list[int] = field(default_factory=list)


class Watcher:
    """All that happens is open; the pile is never told."""

    def __init__(self) -> None:
        self.shown: list[str] = []
        self.points: dict[str, int] = {}

    def see(self, event: Event) -> None:
        self.shown.append(event.data["animal"])
        if event.name == "turned":
            seat = str(event.data["seat"])
            self.points[seat] = self.points.get(seat, 0) + event.data["points"]

    def view(self) -> Mapping[str, Any]:
        return {"points": self.points, "shown": self.shown}


class Heavier:
    """The game as an object of verbs."""

    name = "heavier"

    def configure(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        for option in options:
            if option != "preset":
                raise Refusal("BAD_OPTION", f"there is no option {option!r}")
        return {}

    def setup(self, pack: Pack, config: Any, seats: int, rng: Rng) -> tuple[State, list[Event]]:
        if not 1 <= seats <= 6:
            raise Refusal("BAD_SEATS", f"1 to 6 can play, not {seats}")
        pile = list(range(len(pack.cards["animals"])))
        rng.shuffle(pile)
        state = State(pack, seats, pile, pile.pop(), points=[0] * seats)
        return state, [Event("began", {"animal": self._id(state, state.shown)}, None)]

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset({state.turn}) if state.pile else frozenset()

    def legal(self, state: State, seat: Seat) -> Legal:
        if seat not in self.to_act(state):
            return Legal()
        return Legal(tuple(Move(seat, "answer", {"answer": answer}) for answer in ANSWERS))

    def apply(self, state: State, move: Move) -> list[Event]:
        legal = self.legal(state, move.seat)
        if move not in legal.moves:
            raise Refusal("ILLEGAL", "answer heavier or lighter, in turn", "", legal)
        before, after = state.shown, state.pile.pop()
        animals = state.pack.cards["animals"]
        heavier = animals[after]["grams"] > animals[before]["grams"]
        points = int(heavier == (move.data["answer"] == "heavier"))
        state.points[move.seat] += points
        state.shown, state.turn = after, (state.turn + 1) % state.seats
        data = {"seat": move.seat, "animal": self._id(state, after), "points": points}
        return [Event("turned", data, None)]

    def result(self, state: State) -> Result | None:
        if state.pile:
            return None
        best = max(state.points)
        winners = tuple(seat for seat in range(state.seats) if state.points[seat] == best)
        scores = {str(seat): points for seat, points in enumerate(state.points)}
        return Result(winners, scores, "the pile is used up")

    def watch(self, pack: Pack, config: Any, seats: int, seat: Seat) -> Watcher:
        return Watcher()

    def bound(self, pack: Pack, config: Any, seats: int) -> int:
        return len(pack.cards["animals"])

    def _id(self, state: State, index: int) -> str:
        identity: str = state.pack.cards["animals"][index]["id"]
        return identity
