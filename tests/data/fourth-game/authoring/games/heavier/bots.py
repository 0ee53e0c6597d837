"""A player that answers at random."""

from __future__ import annotations

from typing import Any

from authoring.engine.game import Event, Legal, Move, Seat
from authoring.engine.rng import Rng
from authoring.pack.pack import Pack


class Random:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def see(self, event: Event) -> None:
        """What was shown does not change how this one plays."""

    def choose(self, legal: Legal) -> Move:
        return self.rng.pick(legal.moves)


def make_random(pack: Pack, config: Any, seats: int, seat: Seat, rng: Rng) -> Random:
    return Random(rng)
