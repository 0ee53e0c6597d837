"""Players of Guess Club by skill, quick enough for thousands of games.

All of them write answers from the card's list, the likelier the nearer to its top (Zipf's
law), and weigh cards and predictions by what they are worth on average. Skill is to write
what others will write: the steeper the law, the more alike are the hands. The novice plays
its most obvious card and never predicts. docs/explanation/bots.md tells where from.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import comb

from authoring.engine.chance import ONE, power, zipf
from authoring.engine.game import Bot, BotMaker, Json, Legal, Move, Seat
from authoring.engine.rng import Rng
from authoring.games.guess_club.bots.onlooker import reference
from authoring.games.guess_club.bots.players import OWN_BETS, Writer, rank
from authoring.games.guess_club.config import Config
from authoring.pack.pack import Pack

STEPS = 512
"""Chances are looked up in so many steps."""

COARSE = 64
"""The chance that a play matches, in so many steps."""

NOVICE, AVERAGE, EXPERT = 3, 4, 5
"""Exponents of Zipf's law by skill, in fifths: 0.6, 0.8 and 1."""


@lru_cache(maxsize=64)
def lacking(cards: int) -> tuple[int, ...]:
    """How likely so many cards all miss an answer, in parts of ONE, by how heavy it is among
    those that may still lie hidden, in parts of STEPS."""
    return tuple(power(ONE - ONE * step // STEPS, cards) for step in range(STEPS + 1))


@lru_cache(maxsize=4096)
def matches(plays: int, chance: int) -> tuple[int, ...]:
    """How likely each number of matches is after so many plays, in parts of ONE, if each
    matches with this chance, in parts of COARSE."""
    hit, miss = ONE * chance // COARSE, ONE - ONE * chance // COARSE
    return tuple(
        comb(plays, count) * power(hit, count) * power(miss, plays - count) // ONE
        for count in range(plays + 1)
    )


class Skilled(Writer):
    """Writes by Zipf's law, and makes the move that is worth most on average, in $ x ONE."""

    exponent = AVERAGE
    foresees = True

    def __init__(self, pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> None:
        super().__init__(pack, config, seats, seat, rng)
        self._hidden: dict[int, int] = {}
        self._left = 0
        self._own: set[int] = set()
        self._ranks: dict[int, int] = {}

    def act(self, legal: Legal) -> Move:
        moves = legal.moves
        cards = len(self.hand)
        if not self.foresees:
            return min(moves[:cards], key=lambda move: self._ranks[move.data["card"]])
        best, most = moves[0], -ONE * ONE
        for move in moves[:cards]:
            gain = self._gain_of_card(move.data["card"])
            if gain > most:
                best, most = move, gain
        if len(self._own) < OWN_BETS and self._hidden:
            number, gain = self._best_number()
            if gain > most:
                for move in moves[cards:]:
                    if move.name == "predict" and move.data["number"] == number:
                        return move
        return best

    def _gain_of_card(self, card: int) -> int:
        """The pool if somebody else holds it too, the fee if nobody does (GC-43, GC-46)."""
        weight = self._hidden.get(self._ranks[card], 0)
        if not weight:
            return -ONE * self.config.miss_fee
        step = STEPS * weight // self._left
        miss = ONE
        for seat, cards in enumerate(self.cards_left):
            if seat != self.seat:
                miss = miss * lacking(cards)[step] // ONE
        return (ONE - miss) * self.pool - miss * self.config.miss_fee

    def _best_number(self) -> tuple[int, int]:
        """The total that is worth most to predict, of those that this player is not on, and
        what it is worth: a share of reward and pool if the round ends there (GC-66 to GC-68)."""
        prize = self.reward + self.config.pool_refill
        taken = [number for _, number in self.predictions]
        best, most = 0, -ONE * ONE
        for number, chance in enumerate(self._totals(), self.counter):
            if number not in self._own:
                gain = chance * (prize // (1 + taken.count(number)) if taken else prize)
                if gain > most:
                    best, most = number, gain
        return best, most - self.config.bet_fee * ONE

    def _totals(self) -> tuple[int, ...]:
        """How likely each number of further matches is in this round, if every play to come
        had the same chance to match."""
        turns = 1 + self.seats * (min(self.cards_left) - 1)
        plays = max(1, min(turns, len(self._hidden)))
        cards = round(sum(self.cards_left) * (self.seats - 1) / self.seats)
        table, left = lacking(cards), self._left
        miss = sum([weight * table[STEPS * weight // left] for weight in self._hidden.values()])
        return matches(plays, COARSE - COARSE * miss // (left * ONE))

    def _see_question_set(self, data: Mapping[str, Json]) -> None:
        super()._see_question_set(data)
        known = [] if self.question is None else reference(self.pack, self.locales, self.question)
        self._hidden = dict(enumerate(zipf(len(known), self.exponent)))
        self._left = sum(self._hidden.values())
        self._own = set()

    def _see_predicted(self, data: Mapping[str, Json]) -> None:
        super()._see_predicted(data)
        if data["seat"] == self.seat:
            self._own.add(data["number"])

    def _see_answers_written(self, data: Mapping[str, Json]) -> None:
        super()._see_answers_written(data)
        self._ranks = {card: rank(keys) for card, keys in self.hand.items()}

    def _lay_down(self, seat: Seat, card: int, answer: str) -> None:
        super()._lay_down(seat, card, answer)
        for key in self.keys(answer):
            if key in self._hidden:
                self._left -= self._hidden.pop(key)


class Novice(Skilled):
    exponent = NOVICE
    foresees = False


class Expert(Skilled):
    exponent = EXPERT


def _maker(player: type[Skilled]) -> BotMaker:
    def make(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
        return player(pack, config, seats, seat, rng)

    return make


LEVELS: Mapping[str, BotMaker] = {
    "novice": _maker(Novice),
    "average": _maker(Skilled),
    "expert": _maker(Expert),
}
"""The players by skill, the weakest first."""
