"""What lies open on a table of Guess Club, as players weigh it.

It is folded from public events alone, and so is the same for all players of a table who
think alike: they may share one book.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import repeat
from operator import floordiv, mul
from typing import Any, ClassVar

from authoring.engine.chance import ONE
from authoring.engine.game import Event, Json, Seat
from authoring.engine.heeding import Heeding
from authoring.engine.kept import Kept
from authoring.engine.spoken import spoken
from authoring.games.guess_club.config import Config
from authoring.games.guess_club.playtest.odds import COARSE, STEPS, lacking, likeliest
from authoring.games.guess_club.playtest.sheet import Sheet, sheet_of
from authoring.pack.pack import Pack

MOST_FORESEEN = 1 << 17
"""So many chances are kept: what about ten thousand matches ask for, in some 15 MB."""

BITS = 10
"""More cards than any table has, in bits."""


class Book(Heeding):
    """The money, the predictions, the cards left, and what may still lie hidden in hands.

    `due` is the move that is to be made next, by its name, where nobody challenges a question
    or asks about an answer. `hands` are the numbers of the cards that each seat holds, `cards`
    how many these are in all, `fewest` how many any seat has. `hidden` is from the number of a
    reference answer that no card has shown to STEPS times how heavy it weighs in people's
    minds, `left` the sum of these weights. `bets` are the numbers each seat is on, `taken` how
    many markers lie on each.
    """

    def __init__(self, pack: Pack, config: Config, seats: int, exponent: int) -> None:
        self.pack = pack
        self.config = config
        self.seats = seats
        self.exponent = exponent
        self.locales = spoken(pack, config.locale)
        self.pool = self.reward = self.counter = 0
        self.due = "choose"
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.cards = self.fewest = 0
        self.bets: list[list[int]] = [[] for _ in range(seats)]
        self.taken: dict[int, int] = {}
        self.hidden: dict[int, int] = {}
        self.left = 0
        self._mask = 0
        self._chances = _chances(exponent)
        self._others = _others(seats)
        self.sheet = self._sheet(None)
        self._totals: tuple[tuple[int, int], ...] | None = None

    def see(self, event: Event) -> None:
        """Write down an event that everybody sees."""
        if event.seen_by is None:
            super().see(event)

    def totals(self) -> tuple[tuple[int, int], ...]:
        """The numbers of further matches in this round, the likeliest first, and how likely
        each is, if every play to come had the same chance to match."""
        if self._totals is None:
            turns, plays = 1 + self.seats * (self.fewest - 1), len(self.hidden)
            if turns < plays:
                plays = turns if turns > 1 else 1
            others = self._others[self.cards]
            chance = self._chances.get(self._mask << BITS | others)
            if chance is None:
                chance = self._foresee(others)
            self._totals = likeliest(plays, chance)
        return self._totals

    def _foresee(self, others: int) -> int:
        """How likely a play matches, in parts of COARSE, where so many cards are in the hands
        of the others, on average."""
        weights, table, left = self.hidden.values(), lacking[others], self.left
        misses = map(table.__getitem__, map(floordiv, weights, repeat(left)))
        miss: int = sum(map(mul, weights, misses)) // STEPS
        chance = COARSE - COARSE * miss // (left * ONE)
        if len(self._chances) >= MOST_FORESEEN:
            self._chances.clear()
        self._chances[self._mask << BITS | others] = chance
        return chance

    def has_room(self, number: int) -> bool:
        """Whether a number of the board may be predicted by a seat that is not on it."""
        first, last = self.config.numbers
        full = self.taken.get(number, 0) >= self.config.max_markers_per_number
        return first <= number <= last and not full

    def _round_began(self, _: Mapping[str, Json]) -> None:
        self.due = "choose"
        self.counter = 0
        self.bets = [[] for _ in range(self.seats)]
        self.taken = {}

    def _question_proposed(self, _: Mapping[str, Json]) -> None:
        self.due = "confirm"

    def _question_withdrawn(self, _: Mapping[str, Json]) -> None:
        self.due = "choose"

    def _action_began(self, _: Mapping[str, Json]) -> None:
        self.due = "play"

    def _sheet(self, question: str | None) -> Sheet:
        longest = self.config.longest_answer
        return sheet_of(self.pack, self.locales, question, self.exponent, longest)

    def _question_set(self, data: Mapping[str, Json]) -> None:
        count, seats = self.config.answers_per_player, self.seats
        self.due = "answer"
        self.sheet = sheet = self._sheet(data["question"])
        self.hidden = {**sheet.weights}
        self.left = sheet.whole
        self._mask = sheet.mask
        self.hands = [list(range(count)) for _ in range(seats)]
        self.cards = count * seats
        self.fewest = count
        self._totals = None

    def _card_played(self, data: Mapping[str, Any]) -> None:
        self._lay_down(data["seat"], data["card"], data["answer"])

    def _ruled(self, data: Mapping[str, Any]) -> None:
        self.counter = data["counter"]
        for seat, card, answer in data["matches"]:
            self._lay_down(seat, card, answer)

    def _lay_down(self, seat: Seat, card: int, answer: str) -> None:
        hand = self.hands[seat]
        hand.remove(card)
        if len(hand) < self.fewest:
            self.fewest = len(hand)
        self.cards -= 1
        self._totals = None
        for number in self.sheet.numbers[answer]:
            weight = self.hidden.pop(number, 0)
            if weight:
                self.left -= weight // STEPS
                self._mask ^= 1 << number

    def _predicted(self, data: Mapping[str, Any]) -> None:
        number = data["number"]
        self.bets[data["seat"]].append(number)
        self.taken[number] = self.taken.get(number, 0) + 1

    def _pool_filled(self, data: Mapping[str, Any]) -> None:
        self.pool += data["amount"]

    def _pool_won(self, data: Mapping[str, Any]) -> None:
        self.pool -= data["amount"]

    def _reward_filled(self, data: Mapping[str, Any]) -> None:
        self.reward += data["amount"]

    def _prize_won(self, data: Mapping[str, Any]) -> None:
        self.pool -= data["from_pool"]
        self.reward -= data["from_reward"]

    HEEDS: ClassVar = {
        "round_began": _round_began,
        "question_proposed": _question_proposed,
        "question_withdrawn": _question_withdrawn,
        "question_set": _question_set,
        "action_began": _action_began,
        "card_played": _card_played,
        "ruled": _ruled,
        "predicted": _predicted,
        "paid": _pool_filled,
        "pool_filled": _pool_filled,
        "pool_won": _pool_won,
        "reward_filled": _reward_filled,
        "prize_won": _prize_won,
        "unclaimed": _prize_won,
    }
    """What is written down on each event that everybody sees."""


@lru_cache(maxsize=64)
def _chances(exponent: int) -> dict[int, int]:
    """The chances that were worked out for players of a kind, by what they depend on: at two
    tables of three the same answers lie open as at another before."""
    return {}


@lru_cache(maxsize=64)
def _others(seats: int) -> Mapping[int, int]:
    """How many of so many cards others than one player hold, on average, rounded."""
    return Kept(lambda cards: (2 * cards * (seats - 1) + seats) // (2 * seats))
