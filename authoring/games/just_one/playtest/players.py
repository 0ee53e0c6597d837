"""Players of Just One by skill: they associate as texts do.

Givers draw clues from what a word brings to mind; the better they are, the more of it comes
to mind and the more they avoid the obvious. The guesser weighs all nouns by the clues that
survived, not only the deck's words. docs/explanation/bots.md tells where from.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from zlib import crc32

from authoring.engine.chance import draw
from authoring.engine.game import Bot, BotMaker, Seat
from authoring.engine.rng import Rng
from authoring.games.just_one.bots.players import Player
from authoring.games.just_one.config import Config
from authoring.games.just_one.playtest.minds import (
    MASK16,
    MIX,
    OTHER,
    UNHEARD,
    Skill,
    is_known,
    marked,
    minds,
)
from authoring.pack.pack import Pack

NOVICE = Skill(doubling=5, avoided=0, known=70, sure=0)
AVERAGE = Skill(doubling=7, avoided=1, known=80, sure=25)
EXPERT = Skill(doubling=9, avoided=2, known=90, sure=34)


class Associating(Player):
    """Gives what comes to its mind, and guesses the noun that clues most likely mean."""

    def __init__(
        self, skill: Skill, pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng
    ) -> None:
        super().__init__(pack, config, seats, seat, rng)
        self.skill = skill
        self.minds = minds(pack, self.locales[0])
        self.mind = rng.next()

    def write(self) -> list[str]:
        """Clues drawn by how near they are; of a word that nothing is known of, its field and
        what else the deck has of it."""
        choice = self.minds.choice((self.card or "", self.number), self.skill)
        mine, skill = self.mind ^ choice.own, self.skill
        odds = [
            odd if is_known(mine ^ mark, skill) else 0
            for odd, mark in zip(choice.odds, choice.marks, strict=True)
        ]
        left = list(choice.clues)
        chosen: list[str] = []
        while len(chosen) < self.each and any(odds):
            place = draw(self.rng, odds)
            odds.pop(place)
            clue = left.pop(place)
            if len(clue) <= self.config.clue_max_chars:
                chosen.append(clue)
        return chosen if len(chosen) == self.each else super().write()

    def guess(self) -> str | None:
        weights = self._weights()
        if not weights:
            return None
        most = max(weights.values())
        best = min(number for number, weight in weights.items() if weight == most)
        enough = most * 100 >= self.skill.sure * sum(weights.values())
        return self.minds.names[best] if enough else None

    def _weights(self) -> dict[int, int]:
        """How well each word that is not said itself goes with all clues, as far as it brings
        them to this mind."""
        rows = [self.minds.meant(clue, self.skill) for clue in self.revealed]
        faint, known = UNHEARD ** len(rows), self.skill.known
        weights = dict.fromkeys(chain.from_iterable(row.numbers for row in rows), faint)
        for clue, row in zip(self.revealed, rows, strict=True):
            mine = self.mind ^ marked(crc32(clue.encode()), OTHER)
            for number, share, mark in zip(*row, strict=True):
                # As is_known() has it, without a call: no line here is gone through as often.
                if ((mine ^ mark) * MIX >> 16 & MASK16) % 100 < known:
                    weights[number] = weights[number] // UNHEARD * share
        for clue in self.revealed:
            for number in self.minds.by_form.get(clue, ()):
                weights.pop(number, None)
        return weights


def _maker(skill: Skill) -> BotMaker:
    def make(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
        return Associating(skill, pack, config, seats, seat, rng)

    return make


LEVELS: Mapping[str, BotMaker] = {
    "novice": _maker(NOVICE),
    "average": _maker(AVERAGE),
    "expert": _maker(EXPERT),
}
"""The players by skill, the weakest first."""
