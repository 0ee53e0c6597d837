"""Players of Things in Rings. Each reads only the events that its seat is shown.

`careful` is an ideal Finder: it weighs every rule of each ring by how soon one thinks of it
and by the verdicts seen so far. `naive` never thinks of rules, only of where most things
went. `random` bounds both from below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from authoring.engine.game import Bot, BotMaker, Event, Json, Legal, Move, Seat
from authoring.engine.rng import Rng
from authoring.games.things_in_rings.bots.lore import Beliefs, lore
from authoring.games.things_in_rings.config import Config
from authoring.games.things_in_rings.play.demos import most_telling
from authoring.games.things_in_rings.play.state import (
    DEMONSTRATE,
    PLACE,
    REDRAW,
    STOP,
    region_names,
)
from authoring.games.things_in_rings.play.verdicts import Verdict, verdict
from authoring.pack.pack import Pack


class RandomFinder:
    """Any legal move, each as likely."""

    __slots__ = ("_rng",)

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def see(self, event: Event) -> None:
        """It takes no notice of anything."""

    def choose(self, legal: Legal) -> Move:
        return self._rng.pick(legal.moves)


class Seen(NamedTuple):
    """What a verdict told: the rings a thing is known to lie in, and known to lie out of,
    one bit a ring."""

    thing: str
    inside: int
    outside: int


class Onlooker:
    """What every player keeps track of: its hand, its own rights in this turn, and, for
    the Knower, the rules."""

    def __init__(self, pack: Pack, config: Config, seat: Seat) -> None:
        self.pack = pack
        self.config = config
        self.seat = seat
        self.lore = lore(pack, config)
        self.numbers = self.lore.numbers
        self.regions = region_names(config.rings)
        self.rules: list[Verdict] = []
        self.shown: list[str] = []
        self.rights = 0

    def see(self, event: Event) -> None:
        data = event.data
        match event.name:
            case "set_up":
                self.rules, self.shown, self.rights = [], [], 0
                self.start()
            case "rules_chosen":
                chosen = data["rules"].values()
                self.rules = [verdict(self.pack, rule, self.lore.locale) for rule in chosen]
            case "demonstrated":
                self.shown.append(data["thing"])
                self.learn(self._seen(data, certain=True))
            case "placed":
                if data["seat"] == self.seat:
                    self.rights = self.rights + 1 if data["next"] == self.seat else 0
                certain = self.config.placement == "exact" or not data["right"]
                self.learn(self._seen(data, certain))
            case "stopped":
                self.rights = 0
            case "judgement_corrected":
                self.learn(self._seen(data, certain=True))

    def start(self) -> None:
        """A game begins: nothing is known."""

    def learn(self, seen: Seen) -> None:
        """A verdict was shown."""

    def truth(self, thing: str) -> int:
        """The region of a thing by the rules, for a Knower."""
        index = self.numbers[thing]
        return sum((rule.inside >> index & 1) << ring for ring, rule in enumerate(self.rules))

    def place(self, thing: str, region: int) -> Move:
        return Move(self.seat, PLACE, {"thing": thing, "region": self.regions[region]})

    def _seen(self, data: Mapping[str, Json], certain: bool) -> Seen:
        lies = self.regions.index(data["lies"])
        outside = ~lies & (len(self.regions) - 1) if certain or not lies else 0
        return Seen(data["thing"], lies, outside)


class NaiveFinder(Onlooker):
    """Places its first thing where most things lie, and stops when one was right."""

    def __init__(self, pack: Pack, config: Config, seat: Seat) -> None:
        super().__init__(pack, config, seat)
        self.counts = [0] * len(self.regions)

    def start(self) -> None:
        self.counts = [0] * len(self.regions)

    def learn(self, seen: Seen) -> None:
        self.counts[seen.inside] += 1

    def choose(self, legal: Legal) -> Move:
        first = legal.moves[0]
        if first.name == STOP:
            if self.rights:
                return first
            first = legal.moves[1]
        if first.name != PLACE:
            return first
        thing = first.data["thing"]
        if self.rules:
            return self.place(thing, self.truth(thing))
        return self.place(thing, self.counts.index(max(self.counts)))


class CarefulFinder(Onlooker):
    """Places the thing it is surest of where it most likely belongs.

    It goes on while that is more likely to empty its hand than to fill it.
    """

    def __init__(self, pack: Pack, config: Config, seat: Seat) -> None:
        super().__init__(pack, config, seat)
        self.beliefs: list[Beliefs] = []
        self.plan: list[str] = []

    def start(self) -> None:
        self.plan = []
        self.beliefs = [
            Beliefs(sum(bits).bit_length(), says)
            for bits, says in zip(self.lore.bits, self.lore.says, strict=True)
        ]

    def learn(self, seen: Seen) -> None:
        index = self.numbers[seen.thing]
        for ring, beliefs in enumerate(self.beliefs):
            if (seen.inside | seen.outside) >> ring & 1:
                beliefs.learn(index, bool(seen.inside >> ring & 1))

    def choose(self, legal: Legal) -> Move:
        moves = legal.moves
        if moves[0].name in (DEMONSTRATE, REDRAW):
            return self._demonstrate(moves)
        stop = moves[0] if moves[0].name == STOP else None
        things = [moves[index].data["thing"] for index in self._first_of_each(moves)]
        if self.rules:
            return self.place(things[0], self.truth(things[0]))
        sure, total, thing, region = max(
            (self._guess(thing) for thing in things), key=lambda guess: guess[0]
        )
        # Right takes one card from the hand; wrong takes it too, but draws.
        if stop and self.rights and (self.config.wrong_draw - 1) * (total - sure) > sure:
            return stop
        return self.place(thing, region)

    def _first_of_each(self, moves: Sequence[Move]) -> range:
        """The indices of the first move with each thing: a move for each of its regions."""
        return range(len(moves) % len(self.regions), len(moves), len(self.regions))

    def _guess(self, thing: str) -> tuple[int, int, str, int]:
        """How sure the best region of a thing is: its weight, of which total, and it."""
        index = self.numbers[thing]
        odds = [beliefs.inside_of(index) for beliefs in self.beliefs]
        total = 1
        for taking, leaving in odds:
            total *= taking + leaving
        best = _loosest if self.config.placement == "at_least" else _exact
        sure, region = best(odds)
        return sure, total, thing, region

    def _demonstrate(self, moves: Sequence[Move]) -> Move:
        """Show the most telling thing; redraw one whose region was shown (TR-10)."""
        offered = [move.data["thing"] for move in moves if move.name == DEMONSTRATE]
        if moves[-1].name == REDRAW:
            shown = [self.truth(thing) for thing in self.shown]
            return moves[-1] if self.truth(offered[0]) in shown else moves[0]
        if not self.plan:
            truth = {thing: self.truth(thing) for thing in offered}
            count = min(self.config.demo_count, len(offered))
            best = most_telling(offered, count, truth, self.numbers, self.lore.piles)
            self.plan = list(best)
        return Move(self.seat, DEMONSTRATE, {"thing": self.plan.pop(0)})


def _exact(odds: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The likeliest region, and the weight of the rules by which it is right."""
    sure, region = 1, 0
    for ring, (taking, leaving) in enumerate(odds):
        sure *= max(taking, leaving)
        region |= (taking > leaving) << ring
    return sure, region


def _loosest(odds: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The same when a region is right as soon as its own rules are met: one ring, or none."""
    total = outside = 1
    for taking, leaving in odds:
        total *= taking + leaving
        outside *= leaving
    single = [
        (total // (taking + leaving) * taking, 1 << ring)
        for ring, (taking, leaving) in enumerate(odds)
    ]
    return max([(outside, 0), *single])


def _careful(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
    return CarefulFinder(pack, config, seat)


def _naive(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
    return NaiveFinder(pack, config, seat)


def _random(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
    return RandomFinder(rng)


BOTS: Mapping[str, BotMaker] = {"careful": _careful, "naive": _naive, "random": _random}
"""The players by name, the default one first."""
