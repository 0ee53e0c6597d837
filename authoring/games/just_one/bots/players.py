"""What all players of Just One have in common. Each reads only the events that its seat is shown.

Of a word that they know nothing else of, they know what the deck itself tells (lore.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from authoring.engine.chance import ONE, draw
from authoring.engine.game import Json, Legal, Move, Seat
from authoring.engine.heeding import Heeding
from authoring.engine.rng import Rng
from authoring.engine.spoken import spoken
from authoring.games.just_one.bots.lore import Known, lore, shares
from authoring.games.just_one.config import Config, clues_each
from authoring.games.just_one.expressions import forms
from authoring.games.just_one.judge import relations_of
from authoring.pack.pack import Pack

FAINT = ONE // 500
"""How likely a clue is for a word that does not bring it to mind, in parts of ONE."""


class Player(Heeding):
    """A player's memory of the turn, and its honest side as a judge."""

    exponent = 0
    skipped = 0

    def __init__(self, pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> None:
        self.pack = pack
        self.config = config
        self.seat = seat
        self.rng = rng
        self.locales = spoken(pack, config.locale)
        self.lore = lore(pack, self.locales)
        self.each = clues_each(config, seats)
        self.card: str | None = None
        self.number = 0
        self.seen: set[str] = set()
        self.clues: list[str] = []
        self.revealed: list[str] = []

    def _begin_turn(self, _: Mapping[str, Any]) -> None:
        self.card = None

    def _note_card(self, data: Mapping[str, Any]) -> None:
        self.card = data["card"]

    def _note_number(self, data: Mapping[str, Any]) -> None:
        self.number = data["number"]

    def _note_clues(self, data: Mapping[str, Any]) -> None:
        self.clues = [clue for _, clue in data["clues"]]

    def _note_revealed(self, data: Mapping[str, Any]) -> None:
        self.revealed = [clue for _, clue in data["clues"]]

    def _end_turn(self, data: Mapping[str, Any]) -> None:
        self.seen.add(data["card"])

    def choose(self, legal: Legal) -> Move:
        for opened in legal.open:
            if opened.name == "write":
                return Move(self.seat, "write", {"clues": self.write()})
            if opened.name == "compare_vote":
                return Move(self.seat, "compare_vote", self._compare())
            if opened.name == "guess":
                word = self.guess()
                return legal.moves[0] if word is None else Move(self.seat, "guess", {"word": word})
        if legal.moves[0].name == "choose":
            return self.rng.pick(legal.moves)
        return legal.moves[0]

    def write(self) -> list[str]:
        """The clues to write, drawn from what the deck tells of the word; none at all when that
        is too little."""
        word = self.lore.by_number[self.card or "", self.number]
        left = list(word.clues)
        odds = list(shares(len(left), self.exponent, self.skipped))
        chosen: list[str] = []
        while left and len(chosen) < self.each:
            place = draw(self.rng, odds)
            odds.pop(place)
            clue = left.pop(place)
            if len(clue) <= self.config.clue_max_chars:
                chosen.append(clue)
        return chosen if len(chosen) == self.each else []

    def guess(self) -> str | None:
        """The word to say, or None to pass."""
        raise NotImplementedError

    def _compare(self) -> dict[str, Json]:
        relations = relations_of(self.pack, self.locales)
        level = self.config.dup_level
        return relations.findings(self.card or "", self.number, self.clues, level)

    def likeliest(self) -> tuple[Known | None, int, int]:
        """The word that the clues on the table fit best, its weight, and that of all: each word
        weighs as much as its clues are likely, but for those on cards that are gone."""
        odds: dict[int, int] = {}
        rows = [self._reminded(clue) for clue in self.revealed]
        for row in rows:
            for index in row:
                odds.setdefault(index, 1)
        for index in odds:
            for row in rows:
                odds[index] *= row.get(index, FAINT)
        left = {
            index: chance
            for index, chance in odds.items()
            if self.lore.words[index].card not in self.seen
        }
        if not left:
            return None, 0, 0
        best = max(left, key=lambda index: (left[index], -index))
        return self.lore.words[best], left[best], sum(left.values())

    def _reminded(self, clue: str) -> dict[int, int]:
        """The words that bring a clue to mind, and how likely it is to be written for them."""
        found: dict[int, int] = {}
        for form in forms(clue, self.locales):
            for index, place in self.lore.reminds.get(form, ()):
                count = len(self.lore.words[index].clues)
                found[index] = shares(count, self.exponent, self.skipped)[place]
        return found

    HEEDS: ClassVar = {
        "turn_began": _begin_turn,
        "card_shown": _note_card,
        "number_chosen": _note_number,
        "clues_shown": _note_clues,
        "clues_revealed": _note_revealed,
        "turn_ended": _end_turn,
    }
