"""Players of Guess Club. Each reads only the events that its seat is shown.

All of them write what people think of: answers from the card, the likelier the nearer
to the top (Zipf's law). `careful` weighs what a card or a prediction is worth, `naive`
plays its most obvious card, and `random` does anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import comb
from typing import NamedTuple

from authoring.engine.chance import ONE, lots, power, zipf
from authoring.engine.game import Bot, BotMaker, Event, Legal, Move, Seat
from authoring.engine.rng import Rng
from authoring.games.guess_club.bots.onlooker import Onlooker, reference
from authoring.games.guess_club.config import Config
from authoring.games.guess_club.keys import Keys
from authoring.pack.pack import Pack

FLATTEST, PLAIN, STEEPEST = 0, 4, 6
"""Exponents of Zipf's law, in fifths: how strongly a player goes for the obvious answers."""

OWN_BETS = 2
"""As many predictions as a careful player makes in a round: each costs a turn's fee."""


class Writer(Onlooker):
    """Thinks of answers by Zipf's law, the steeper the more alike to everybody else's."""

    exponent = FLATTEST

    def write(self, known: int, count: int) -> list[int]:
        return self.rng.several(lots(zipf(known, self.exponent)), count)


class RandomPlayer(Writer):
    """Any move, each as likely; it remembers no more than the rules ask of it."""

    def see(self, event: Event) -> None:
        if event.name == "question_set" or self.config.judge != "auto":
            super().see(event)

    def act(self, legal: Legal) -> Move:
        return self.rng.pick(legal.moves)


class NaivePlayer(Writer):
    """Writes the obvious, and plays the most obvious card it has."""

    exponent = STEEPEST

    def act(self, legal: Legal) -> Move:
        cards = [move for move in legal.moves if move.name == "play"]
        return min(cards, key=lambda move: rank(self.hand[move.data["card"]]))


class Outlook(NamedTuple):
    """What may still lie hidden: how heavy each answer of the card weighs in people's minds,
    the sum over the answers not shown yet, and which those are."""

    odds: tuple[int, ...]
    left: int
    hidden: tuple[int, ...]

    def holds(self, answer: int, cards: int) -> int:
        """How likely a hand of so many cards has this answer, in parts of ONE, given what lies
        on the table: whoever had held a shown answer would have had to show it too (GC-41)."""
        if answer not in self.hidden:
            return 0
        return ONE - power(ONE - ONE * self.odds[answer] // self.left, cards)


class CarefulPlayer(Writer):
    """Makes the move with the highest expected gain, in parts of ONE of a $."""

    exponent = PLAIN

    def act(self, legal: Legal) -> Move:
        best, most = legal.moves[0], None
        outlook = self._outlook()
        own = [number for seat, number in self.predictions if seat == self.seat]
        totals = self._totals(outlook) if len(own) < OWN_BETS else {}
        for move in legal.moves:
            if move.name == "play":
                gain = self._gain_of_card(move.data["card"], outlook)
            elif move.name == "predict" and totals and move.data["number"] not in own:
                gain = self._gain_of_number(move.data["number"], totals)
            else:
                continue
            if most is None or gain > most:
                best, most = move, gain
        return best

    def _outlook(self) -> Outlook:
        known = [] if self.question is None else reference(self.pack, self.locales, self.question)
        odds = zipf(len(known), self.exponent)
        seen: set[int | str] = set().union(*map(self.keys, self.shown))
        hidden = tuple(number for number in range(len(odds)) if number not in seen)
        return Outlook(odds, sum(odds[number] for number in hidden), hidden)

    def _gain_of_card(self, card: int, outlook: Outlook) -> int:
        """The pool if somebody else holds it too, the fee if nobody does (GC-43, GC-46)."""
        answer = rank(self.hand[card])
        miss = ONE
        for seat, cards in enumerate(self.cards_left):
            if seat != self.seat:
                miss = miss * (ONE - outlook.holds(answer, cards)) // ONE
        return (ONE - miss) * self.pool - miss * self.config.miss_fee

    def _totals(self, outlook: Outlook) -> dict[int, int]:
        """How likely each total of matches is at the end of the round, in parts of ONE, if
        every play to come had the same chance to match."""
        turns = 1 + self.seats * (min(self.cards_left) - 1)
        plays = max(1, min(turns, len(outlook.hidden)))
        cards = (2 * sum(self.cards_left) * (self.seats - 1) + self.seats) // (2 * self.seats)
        chance = sum(
            outlook.odds[number] * outlook.holds(number, cards) // outlook.left
            for number in outlook.hidden
        )
        return {
            self.counter + matches: comb(plays, matches)
            * power(chance, matches)
            * power(ONE - chance, plays - matches)
            // ONE
            for matches in range(plays + 1)
        }

    def _gain_of_number(self, number: int, totals: Mapping[int, int]) -> int:
        """A share of reward and pool if the round ends at this total (GC-66 to GC-68)."""
        rivals = sum(1 for _, taken in self.predictions if taken == number)
        prize = (self.reward + self.config.pool_refill) // (1 + rivals)
        return totals.get(number, 0) * prize - self.config.bet_fee * ONE


@lru_cache(maxsize=1 << 14)
def rank(keys: Keys) -> int:
    """The place of an answer in the list of its question; an unknown one comes after all."""
    return min((key for key in keys if isinstance(key, int)), default=1 << 30)


def _maker(player: type[Onlooker]) -> BotMaker:
    def make(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
        return player(pack, config, seats, seat, rng)

    return make


BOTS: Mapping[str, BotMaker] = {
    "careful": _maker(CarefulPlayer),
    "naive": _maker(NaivePlayer),
    "random": _maker(RandomPlayer),
}
