"""Finders by skill. Each keeps a weight for every rule of every ring.

The expert is the ideal Finder: it takes in every verdict and places the thing it is surest
of. The others overlook verdicts, each of a ring with the same chance, and so believe less;
the novice also takes its things as they come, and stops once one was right. No person
knows all rules by heart: people lie between the naive bot and the expert.
docs/explanation/bots.md tells where from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from authoring.engine.game import Bot, BotMaker, Legal, Move, Seat
from authoring.engine.rng import Rng
from authoring.games.things_in_rings.bots.players import CarefulFinder, Seen
from authoring.games.things_in_rings.config import Config
from authoring.games.things_in_rings.play.state import STOP
from authoring.pack.pack import Pack

PERCENT = 100


class Overlooking(CarefulFinder):
    """Takes in each verdict of a ring with a chance of `attention` in a hundred."""

    attention = 80

    def __init__(self, pack: Pack, config: Config, seat: Seat, rng: Rng) -> None:
        super().__init__(pack, config, seat)
        self.rng = rng

    def learn(self, seen: Seen) -> None:
        index = self.numbers[seen.thing]
        for ring, beliefs in enumerate(self.beliefs):
            if self.rng.below(PERCENT) >= self.attention:
                continue
            if (seen.inside | seen.outside) >> ring & 1:
                beliefs.learn(index, bool(seen.inside >> ring & 1))


class Novice(Overlooking):
    """Sees half of it, takes its things as they come, and is content with one right."""

    attention = 50

    def choose(self, legal: Legal) -> Move:
        if legal.moves[0].name == STOP and self.rights:
            return legal.moves[0]
        return super().choose(legal)

    def _first_of_each(self, moves: Sequence[Move]) -> range:
        return super()._first_of_each(moves)[:1]


def _expert(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
    return CarefulFinder(pack, config, seat)


def _average(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
    return Overlooking(pack, config, seat, rng)


def _novice(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
    return Novice(pack, config, seat, rng)


LEVELS: Mapping[str, BotMaker] = {"novice": _novice, "average": _average, "expert": _expert}
"""The players by skill, the weakest first."""
