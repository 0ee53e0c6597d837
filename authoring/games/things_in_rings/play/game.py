"""The rules of play of Things in Rings, from its pack alone (RULES.md, section C).

One seat is the Knower; the others are Finders, who place the things of their hands in
regions of the rings until a hand is empty. Every verdict comes from the pack (TR-30).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.engine.game import (
    HOST,
    Event,
    Json,
    Legal,
    Move,
    OpenMove,
    Refusal,
    Result,
    Seat,
    public,
)
from authoring.engine.rng import Rng
from authoring.games.things_in_rings.config import Config, configure
from authoring.games.things_in_rings.play import demos, turns
from authoring.games.things_in_rings.play.setup import deal
from authoring.games.things_in_rings.play.state import (
    ALONE,
    CORRECT,
    DEMONSTRATE,
    PLACE,
    REDRAW,
    STOP,
    State,
    TurnMoves,
)
from authoring.games.things_in_rings.play.watcher import RingsWatcher
from authoring.pack.pack import Pack

NOBODY: frozenset[Seat] = frozenset()

KEYS: Mapping[str, frozenset[str]] = {
    PLACE: frozenset(("thing", "region")),
    DEMONSTRATE: frozenset(("thing",)),
    CORRECT: frozenset(("thing", "region")),
    STOP: frozenset(),
    REDRAW: frozenset(),
}


class ThingsInRings:
    """The game, as a table plays it."""

    name = "things-in-rings"
    reveals = frozenset(
        ("demo_hand", "demo_turned", "demonstrated", "placed", "drew", "rules_shown", "restarted")
    )

    def configure(self, options: Mapping[str, Json]) -> Config:
        """The options agreed on. Raises Refusal (BAD_OPTION)."""
        return configure(options)

    def setup(self, pack: Pack, config: Config, seats: int, rng: Rng) -> tuple[State, list[Event]]:
        """Rules, hands and demonstrations. Raises Refusal (BAD_SEATS, BAD_OPTION, BAD_PACK)."""
        return deal(pack, config, seats, rng)

    def to_act(self, state: State) -> frozenset[Seat]:
        seat = state.to_act
        return NOBODY if seat is None else ALONE[seat]

    def legal(self, state: State, seat: Seat) -> Legal:
        if seat == HOST:
            return Legal(open=[_correction(state)] if state.placed else ())
        if seat != state.to_act:
            return Legal()
        if state.demonstration is not None:
            return Legal(demos.moves(state))
        may_stop = turns.may_stop(state)
        return Legal(TurnMoves(seat, state.hands[seat], state.regions, may_stop))

    def apply(self, state: State, move: Move) -> list[Event]:
        """Carry out a move. Raises Refusal: GAME_OVER, NOT_YOUR_TURN, BAD_MOVE, WRONG_PHASE,
        NOT_IN_HAND, BAD_REGION, MUST_PLACE, NO_REDRAW, NOT_PLACED, SAME_REGION."""
        try:
            return _carry_out(state, move)
        except Refusal as refusal:
            refusal.legal = self.legal(state, move.seat)
            raise

    def result(self, state: State) -> Result | None:
        return state.result

    def watch(self, pack: Pack, config: Config, seats: int, seat: Seat) -> RingsWatcher:
        """A watcher for this seat; the events alone tell it all it needs."""
        return RingsWatcher(seat)

    def bound(self, pack: Pack, config: Config, seats: int) -> int:
        """Demonstrations; placements, of which each moves one thing to the rings for good
        (TR-28); and the stops that fit between them (TR-19)."""
        things = len(pack.cards["things"])
        stops = (things + 1) * seats * config.stalemate_cycles
        return config.demo_count + config.demo_redraws + 2 * things + stops


def _carry_out(state: State, move: Move) -> list[Event]:
    seat, name, data = move
    if seat == HOST:
        _check_form(name, data, (CORRECT,))
        return _correct(state, data["thing"], data["region"])
    if state.result is not None:
        raise Refusal("GAME_OVER", "The game has ended.", "TR-21")
    if seat != state.to_act:
        raise _not_your_turn(state, seat)
    if state.demonstration is not None:
        _check_form(name, data, (DEMONSTRATE, REDRAW))
        return _demonstrate(state, name, data)
    _check_form(name, data, (PLACE, STOP))
    if name == STOP:
        return turns.stop(state, seat)
    return turns.place(state, seat, data["thing"], data["region"])


def _check_form(name: str, data: Mapping[str, Json], allowed: tuple[str, ...]) -> None:
    if name not in allowed:
        if name in KEYS:
            sentence = f"'{name}' is for another time: now it is {' or '.join(allowed)}."
            raise Refusal("WRONG_PHASE", sentence, "TR-14")
        raise Refusal("BAD_MOVE", f"There is no move {name!r} in this game.", "TR-14")
    if data.keys() != KEYS[name]:
        wanted = " and ".join(sorted(KEYS[name])) or "nothing"
        raise Refusal("BAD_MOVE", f"The move '{name}' says {wanted}, and no more.", "TR-14")


def _not_your_turn(state: State, seat: Seat) -> Refusal:
    acting = state.to_act
    if seat == state.knower and seat not in state.order and state.demonstration is None:
        sentence = "The Knower only judges, and has no hand to place from."
        return Refusal("NOT_YOUR_TURN", sentence, "TR-06")
    return Refusal("NOT_YOUR_TURN", f"It is the turn of seat {acting}, not of {seat}.", "TR-11")


def _demonstrate(state: State, name: str, data: Mapping[str, Any]) -> list[Event]:
    demonstration = state.demonstration
    assert demonstration is not None
    if name == REDRAW:
        if not demos.may_redraw(state):
            raise Refusal("NO_REDRAW", "There is no redraw left for this demonstration.", "TR-09")
        return demos.redraw(state)
    if data["thing"] not in demonstration.hand:
        sentence = f"The Knower does not hold {data['thing']!r} to demonstrate."
        raise Refusal("NOT_IN_HAND", sentence, "TR-08")
    return demos.show(state, data["thing"])


def _correct(state: State, thing: Json, region: Json) -> list[Event]:
    """Move a misjudged thing; with no draw or turn made up for (TR-31)."""
    if not isinstance(thing, str) or thing not in state.placed:
        raise Refusal("NOT_PLACED", f"{thing!r} does not lie in the rings.", "TR-31")
    number = turns.region_number(state, region)
    lies = state.placed[thing]
    if number == lies:
        raise Refusal("SAME_REGION", f"{thing!r} lies in {region!r} already.", "TR-31")
    state.placed[thing] = state.truth[thing] = number
    data = {"thing": thing, "from": state.regions[lies], "lies": state.regions[number]}
    events = [public("judgement_corrected", data)]
    if state.config.on_misjudge == "correct":
        return events
    return events + _restart(state)


def _restart(state: State) -> list[Event]:
    """Shuffle everything and begin a new game at the same table (TR-31)."""
    fresh, events = deal(state.pack, state.config, state.seats, state.rng)
    for name in State.__slots__:
        setattr(state, name, getattr(fresh, name))
    return [public("restarted", {}), *events]


def _correction(state: State) -> OpenMove:
    schema = {
        "type": "object",
        "description": "A thing that was misjudged, and the region where it belongs (TR-31).",
        "properties": {
            "thing": {"type": "string", "enum": list(state.placed)},
            "region": {"type": "string", "enum": list(state.regions)},
        },
        "required": ["thing", "region"],
        "additionalProperties": False,
    }
    return OpenMove(CORRECT, schema)


GAME = ThingsInRings()
