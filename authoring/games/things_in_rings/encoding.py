"""Things in Rings in numbers: each thing in each region is an action."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from authoring.engine.game import Json, Legal, Move, Result, Seat
from authoring.games.things_in_rings.config import Config
from authoring.games.things_in_rings.play.state import (
    DEMONSTRATE,
    PLACE,
    REDRAW,
    STOP,
    region_names,
)
from authoring.games.things_in_rings.play.verdicts import thing_ids
from authoring.pack.pack import Pack

UNSEEN, OWN, OPEN, PLACED = 0, 1, 2, 3
"""What is known of a thing; in the region of number n it is PLACED + n."""


class RingsEncoding:
    """Actions: stop, redraw, show a thing, place a thing in a region. Observed: of every thing
    where it is; then the deck, whose turn it is, who the Knower is, each seat's cards, and the
    rules by their number from 1, as far as the seat knows them."""

    def __init__(self, pack: Pack, config: Config, seats: int) -> None:
        self.things = {thing: index for index, thing in enumerate(thing_ids(pack))}
        self.rules = {card["id"]: place for place, card in enumerate(pack.cards["rules"], 1)}
        self.regions = region_names(config.rings)
        self.rings = config.rings
        self.seats = seats
        shown = [f"{DEMONSTRATE} {thing}" for thing in self.things]
        placed = [f"{PLACE} {thing} {region}" for thing in self.things for region in self.regions]
        self.actions: Sequence[str] = [STOP, REDRAW, *shown, *placed]
        self.length = len(self.things) + 3 + seats + len(self.rings)

    def offers(self, view: Mapping[str, Json], legal: Legal, chosen: Sequence[int]) -> list[int]:
        return [self._number(move) for move in legal.moves]

    def move(self, view: Mapping[str, Json], legal: Legal, chosen: Sequence[int]) -> Move | None:
        return next(move for move in legal.moves if self._number(move) == chosen[0])

    def _number(self, move: Move) -> int:
        if move.name == STOP:
            return 0
        if move.name == REDRAW:
            return 1
        thing = self.things[move.data["thing"]]
        if move.name == DEMONSTRATE:
            return 2 + thing
        region = self.regions.index(move.data["region"])
        return 2 + len(self.things) + thing * len(self.regions) + region

    def observe(self, view: Mapping[str, Json], chosen: Sequence[int]) -> list[int]:
        where = [UNSEEN] * len(self.things)
        for hand in view["open_hands"].values():
            for thing in hand:
                where[self.things[thing]] = OPEN
        for thing in [*view["hand"], *view.get("to_show", ())]:
            where[self.things[thing]] = OWN
        for placed in view["placed"]:
            region = self.regions.index(placed["lies"])
            where[self.things[placed["thing"]]] = PLACED + region
        known = view["rules"] or {}
        turn = self.seats if view["turn"] is None else view["turn"]
        return [
            *where,
            *(view["deck"], turn, view["knower"]),
            *(view["counts"].get(str(seat), 0) for seat in range(self.seats)),
            *(self.rules.get(known.get(ring, ""), 0) for ring in self.rings),
        ]

    def reward(self, result: Result, seat: Seat) -> float:
        """1 for victory and -1 for defeat; 0 for who was no Finder in a race."""
        if seat in result.winners:
            return 1.0
        return 0.0 if result.winners and str(seat) not in result.scores else -1.0
