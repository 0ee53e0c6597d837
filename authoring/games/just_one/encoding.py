"""Just One in numbers: every word of the pack is an action, as a clue and as a guess."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from authoring.engine.game import Json, Legal, Move, Result, Seat
from authoring.games.just_one.config import Config, clues_each
from authoring.games.just_one.play.state import NUMBERS
from authoring.pack.pack import Pack

SPOKEN = ("accept", "object", "pass")
"""The moves that say nothing more."""


class JustOneEncoding:
    """Actions: a number, the moves that say nothing more, and the words of the pack with the
    names of their fields, in one language. Clues are chosen word by word.

    Observed: the card from 1 and the number, 0 for what the seat does not know; guesser, deck,
    successes and turn; then words from 1: what is chosen so far, the own clues, the clues that
    the givers compare, and those that are revealed.
    """

    def __init__(self, pack: Pack, config: Config, seats: int) -> None:
        if config.judge != "auto":
            raise ValueError("in numbers, Just One is played with the automatic judge")
        locale = config.locale or pack.locales[0]
        texts = [word for card in pack.cards["cards"] for word in card["words"]]
        known = dict.fromkeys([*(w["text"].get(locale, "") for w in texts)])
        known |= dict.fromkeys(word["field"] for word in texts)
        self.words = [word for word in known if word and len(word) <= config.clue_max_chars]
        self.places = {word: place for place, word in enumerate(self.words, 1)}
        self.cards = {card["id"]: place for place, card in enumerate(pack.cards["cards"], 1)}
        self.in_game = config.game_cards
        self.each = clues_each(config, seats)
        self.most = self.each * (seats - 1)
        chosen = [f"choose {number}" for number in NUMBERS]
        self.actions: Sequence[str] = [*chosen, *SPOKEN, *(f"say {word}" for word in self.words)]
        self.first = len(chosen) + len(SPOKEN)
        self.length = 6 + 2 * self.each + 2 * self.most

    def offers(self, view: Mapping[str, Json], legal: Legal, chosen: Sequence[int]) -> list[int]:
        numbers = [] if chosen else [self._number(move) for move in legal.moves]
        if legal.open:
            every = range(self.first, len(self.actions))
            numbers += [number for number in every if number not in chosen]
        return numbers

    def _number(self, move: Move) -> int:
        if move.name == "choose":
            return NUMBERS.index(move.data["number"])
        return len(NUMBERS) + SPOKEN.index(move.name)

    def move(self, view: Mapping[str, Json], legal: Legal, chosen: Sequence[int]) -> Move | None:
        if chosen[0] < self.first:
            return next(move for move in legal.moves if self._number(move) == chosen[0])
        words = [self.words[number - self.first] for number in chosen]
        if legal.open[0].name == "guess":
            return Move(view["seat"], "guess", {"word": words[0]})
        if len(words) < self.each:
            return None
        return Move(view["seat"], "write", {"clues": words})

    def observe(self, view: Mapping[str, Json], chosen: Sequence[int]) -> list[int]:
        so_far = [self.words[number - self.first] for number in chosen]
        return [
            self.cards.get(view["card"], 0),
            view["number"] or 0,
            *(view["guesser"], view["deck"], view["successes"], view["turn"]),
            *self._row(so_far, self.each),
            *self._row(view["own_clues"], self.each),
            *self._row([clue for _, clue in view["clues"]], self.most),
            *self._row([clue for _, clue in view["revealed"]], self.most),
        ]

    def _row(self, words: Sequence[str], count: int) -> list[int]:
        numbers = [self.places.get(word, 0) for word in words]
        return numbers + [0] * (count - len(numbers))

    def reward(self, result: Result, seat: Seat) -> float:
        """The share of the cards that were guessed; it is the same for all (JO-48)."""
        guessed: int = result.scores[str(seat)]
        return guessed / self.in_game
