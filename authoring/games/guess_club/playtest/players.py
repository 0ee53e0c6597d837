"""Players of Guess Club by skill, quick enough for thousands of games.

All of them write answers from the card's list, the likelier the nearer to its top (Zipf's
law), and weigh cards and predictions by what they are worth on average. Skill is to write
what others will write: the steeper the law, the more alike are the hands. The novice plays
its most obvious card and never predicts. docs/explanation/bots.md tells where from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from authoring.engine.bots import own_stream
from authoring.engine.chance import ONE
from authoring.engine.game import Bot, BotMaker, Event, Json, Legal, Move, Seat
from authoring.engine.rng import Rng
from authoring.engine.table import Table
from authoring.games.guess_club.bots.players import OWN_BETS, Writer
from authoring.games.guess_club.config import Config
from authoring.games.guess_club.play.question import confirming
from authoring.games.guess_club.play.turns import playing, predicting
from authoring.games.guess_club.playtest.book import Book
from authoring.games.guess_club.playtest.odds import lacking
from authoring.pack.pack import Pack
from authoring.playtest.company import EVERYBODY, Ear, Heeds, Together

NOVICE, AVERAGE, EXPERT = 3, 4, 5
"""Exponents of Zipf's law by skill, in fifths: 0.6, 0.8 and 1."""


class Skilled(Writer):
    """Writes by Zipf's law, and makes the move that is worth most on average, in $ x ONE.

    `book` is the one of the table; without it the player keeps its own.
    """

    exponent = AVERAGE
    foresees = True

    def __init__(
        self,
        pack: Pack,
        config: Config,
        seats: int,
        seat: Seat,
        rng: Rng,
        book: Book | None = None,
    ) -> None:
        super().__init__(pack, config, seats, seat, rng)
        self.book = book or Book(pack, config, seats, self.exponent)
        self._most_bets = min(OWN_BETS, config.markers_per_player) if self.foresees else 0
        self._ranks: list[int] = []
        self._likely: list[int] = []
        self._offered: list[str] = []

    def see(self, event: Event) -> None:
        super().see(event)
        self.book.see(event)

    def heeds_beside_book(self) -> Heeds:
        """What it has to know beside the book of the table, where a judge rules."""
        return {
            "questions_offered": self._note_offer,
            "answers_written": self._note_answers,
        }

    def decide(self) -> Move:
        """The move that is due by what the book says, where a judge rules."""
        due = self.book.due
        return self.take_turn() if due == "play" else DUE[due](self)

    def choose_question(self) -> Move:
        return Move(self.seat, "choose", {"question": self.rng.pick(self._offered)})

    def confirm(self) -> Move:
        return confirming(self.seat)

    def write_answers(self) -> Move:
        return Move(self.seat, "answer", self._say_answer())

    def _say_answer(self) -> dict[str, Json]:
        sheet, count = self.book.sheet, self.config.answers_per_player
        known = sheet.lots.different
        numbers = self.rng.several(sheet.lots, count if count < known else known)
        answers = list(map(sheet.texts.__getitem__, numbers))
        if len(answers) < count:
            answers += self._made_up(len(answers), count)
        return {"answers": answers}

    def act(self, _: Legal) -> Move:
        return self.take_turn()

    def take_turn(self) -> Move:
        """The card or the prediction that is worth most."""
        book, seat = self.book, self.seat
        hand = book.hands[seat]
        # A card whose answer lies open was shown with it (GC-41), so that the card most likely
        # to be written is also the one most likely to match.
        for card in self._likely:
            if card in hand:
                break
        if len(book.bets[seat]) < self._most_bets and book.hidden:
            number = self._number_above(self._worth(card))
            if number is not None and book.has_room(number):
                return predicting(seat, number)
        return playing(seat, card)

    def _worth(self, card: int) -> int:
        """What it is worth to play a card: the pool if somebody else holds it too, the fee if
        nobody does (GC-43, GC-46)."""
        book = self.book
        weight = book.hidden.get(self._ranks[card], 0) // (book.left or 1)
        miss = lacking[book.cards - len(book.hands[self.seat])][weight]
        return (ONE - miss) * book.pool - miss * self.config.miss_fee

    def _number_above(self, least: int) -> int | None:
        """The total that is worth most to predict, of those that this player is not on, if it
        is worth more than `least`: a share of reward and pool if the round ends there (GC-66
        to GC-68)."""
        book, own = self.book, self.book.bets[self.seat]
        prize = book.reward + self.config.pool_refill
        best, most = None, least + self.config.bet_fee * ONE
        for further, chance in book.totals():
            if chance * prize <= most:
                break
            number = book.counter + further
            if number not in own:
                gain = chance * (prize // (1 + book.taken.get(number, 0)))
                if gain > most:
                    best, most = number, gain
        return best

    def _note_offer(self, data: Mapping[str, Json]) -> None:
        self._offered = data["questions"]

    def _see_answers_written(self, data: Mapping[str, Json]) -> None:
        super()._see_answers_written(data)
        self._note_answers(data)

    def _note_answers(self, data: Mapping[str, Json]) -> None:
        """Keep the own cards by how likely their answers are, the likeliest first."""
        ranks = self._ranks = list(map(self.book.sheet.ranks.__getitem__, data["answers"]))
        self._likely = sorted(range(len(ranks)), key=ranks.__getitem__)


class Novice(Skilled):
    exponent = NOVICE
    foresees = False


class Expert(Skilled):
    exponent = EXPERT


DUE: Mapping[str, Callable[[Skilled], Move]] = {
    "choose": Skilled.choose_question,
    "confirm": Skilled.confirm,
    "answer": Skilled.write_answers,
}
"""How each move is made that may be due where a judge rules, but for that of a turn."""


@dataclass(frozen=True, slots=True)
class Level:
    """Players of one skill."""

    player: type[Skilled]

    def __call__(self, pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
        return self.player(pack, config, seats, seat, rng)

    def together(self, table: Table[Any]) -> Together | None:
        """A table of them with one book. Who judges others keeps more in mind than the book
        has, and stands alone."""
        pack, config, seats = table.pack, table.config, table.seats
        if config.judge != "auto":
            return None
        book = Book(pack, config, seats, self.player.exponent)
        players = {
            seat: self.player(pack, config, seats, seat, own_stream(table.seed, seat), book)
            for seat in range(seats)
        }
        own = [Ear(seat, player.heeds_beside_book()) for seat, player in players.items()]
        return Together(players, [Ear(EVERYBODY, book.heeds()), *own])


LEVELS: Mapping[str, BotMaker] = {
    "novice": Level(Novice),
    "average": Level(Skilled),
    "expert": Level(Expert),
}
"""The players by skill, the weakest first."""
