"""Guess Club in numbers: answers are chosen among those that the pack knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from authoring.engine.game import Json, Legal, Move, Result, Seat
from authoring.engine.spoken import spoken
from authoring.games.guess_club.bots.onlooker import reference
from authoring.games.guess_club.config import Config
from authoring.games.guess_club.keys import Keys, keys_of
from authoring.pack.pack import Pack

SPOKEN = ("confirm", "challenge", "read_card", "withdraw", "repay")
"""The moves that say nothing more."""

PHASES = ("question", "answering", "action", "settlement", "over")


def _texts(pack: Pack) -> Iterator[str]:
    """What the reference answers of a pack are called."""
    for card in pack.cards["questions"]:
        for answer in card["answers"]:
            yield from answer["text"].values()


class GuessClubEncoding:
    """Actions: take a question card, the moves that say nothing more, write the reference answer
    of a number, play the card of a number, predict a number. The cards are filled one by one.

    Observed: round, setter, turn, phase, question from 1, pool, reward, counter; of each seat
    whether it is done, its cards, markers, money with debts taken off (0 for less) and its
    predictions by number; of each own card its answer from 1 and whether it is still in hand;
    and of each reference answer how often it lies on the table.
    """

    def __init__(self, pack: Pack, config: Config, seats: int) -> None:
        if config.judge != "auto":
            raise ValueError("in numbers, Guess Club is played with the automatic judge")
        longest = max(map(len, _texts(pack)))
        if config.longest_answer < longest:
            raise ValueError(f"in numbers, answers have up to {longest} characters with this pack")
        self.pack, self.config, self.seats = pack, config, seats
        self.locales = spoken(pack, config.locale)
        self.questions = [card["id"] for card in pack.cards["questions"]]
        self.most = max(len(card["answers"]) for card in pack.cards["questions"])
        first, last = config.numbers
        self.numbers = range(first, last + 1)
        self.cards = config.answers_per_player
        self.actions: Sequence[str] = [
            *(f"choose {question}" for question in self.questions),
            *SPOKEN,
            *(f"write answer {number}" for number in range(self.most)),
            *(f"play card {card}" for card in range(self.cards)),
            *(f"predict {number}" for number in self.numbers),
        ]
        self.writes = len(self.questions) + len(SPOKEN)
        self.plays = self.writes + self.most
        self.predicts = self.plays + self.cards
        of_seats = seats * (4 + len(self.numbers))
        self.length = 8 + of_seats + 2 * self.cards + self.most
        self._keys: dict[str, list[Keys]] = {}

    def offers(self, view: Mapping[str, Json], legal: Legal, chosen: Sequence[int]) -> list[int]:
        offered = [] if chosen else [self._number(move) for move in legal.moves]
        if any(opened.name == "answer" for opened in legal.open):
            keys = self._answer_keys(view["question"])
            taken = frozenset().union(*(keys[number - self.writes] for number in chosen))
            free = (place for place, own in enumerate(keys) if taken.isdisjoint(own))
            offered += [self.writes + place for place in free]
        return offered

    def _number(self, move: Move) -> int:
        match move.name:
            case "choose":
                return self.questions.index(move.data["question"])
            case "play":
                return self.plays + int(move.data["card"])
            case "predict":
                return self.predicts + self.numbers.index(move.data["number"])
        return len(self.questions) + SPOKEN.index(move.name)

    def _answer_keys(self, question: str) -> list[Keys]:
        """What each reference answer of a question is known by."""
        if question not in self._keys:
            self._keys[question] = [
                keys_of(self.pack.tables, self.locales, question, answer)
                for answer in reference(self.pack, self.locales, question)
            ]
        return self._keys[question]

    def move(self, view: Mapping[str, Json], legal: Legal, chosen: Sequence[int]) -> Move | None:
        if not self.writes <= chosen[0] < self.plays:
            return next(move for move in legal.moves if self._number(move) == chosen[0])
        if len(chosen) < self.cards:
            return None
        known = reference(self.pack, self.locales, view["question"])
        answers = [known[number - self.writes] for number in chosen]
        return Move(view["seat"], "answer", {"answers": answers})

    def observe(self, view: Mapping[str, Json], chosen: Sequence[int]) -> list[int]:
        question = view["question"]
        turn = self.seats if view["turn"] is None else view["turn"]
        return [
            *(view["round"], view["setter"], turn, PHASES.index(view["phase"])),
            0 if question is None else self.questions.index(question) + 1,
            *(view["pool"], view["reward"], view["counter"]),
            *(number for seat in range(self.seats) for number in self._of_seat(view, seat)),
            *self._own_cards(view, chosen),
            *self._shown(view),
        ]

    def _of_seat(self, view: Mapping[str, Json], seat: Seat) -> list[int]:
        money = max(0, view["cash"][seat] - view["debt"][seat])
        own = [number for other, number in view["predictions"] if other == seat]
        cards, markers = view["cards_left"][seat], view["markers"][seat]
        done = int(seat in view["done"])
        return [done, cards, markers, money, *(own.count(number) for number in self.numbers)]

    def _own_cards(self, view: Mapping[str, Json], chosen: Sequence[int]) -> list[int]:
        """Of each card its answer from 1 (0 for one the pack does not know, or none yet)."""
        answers = [self._place(view, answer) for answer in view["own_answers"]]
        answers = answers or [number - self.writes + 1 for number in chosen]
        filled = answers + [0] * (self.cards - len(answers))
        return filled + [int(card in view["own_hand"]) for card in range(self.cards)]

    def _shown(self, view: Mapping[str, Json]) -> list[int]:
        counts = [0] * self.most
        for _, answer in (card for row in view["table"] for card in row):
            if place := self._place(view, answer):
                counts[place - 1] += 1
        return counts

    def _place(self, view: Mapping[str, Any], answer: str) -> int:
        """The number from 1 of the reference answer that an answer names, else 0."""
        own = keys_of(self.pack.tables, self.locales, view["question"], answer)
        places = enumerate(self._answer_keys(view["question"]), 1)
        return next((place for place, keys in places if not keys.isdisjoint(own)), 0)

    def reward(self, result: Result, seat: Seat) -> float:
        """1 shared among the winners, and the same taken from the others together."""
        if seat in result.winners:
            return 1 / len(result.winners)
        return -1 / max(1, self.seats - len(result.winners))
