"""Players of Just One by skill: they associate as texts do.

Givers draw clues from what a word brings to mind; the better they are, the more of it comes
to mind and the more they avoid the obvious. The guesser weighs all nouns by the clues that
survived, not only the deck's words. docs/explanation/bots.md tells where from.
"""

from __future__ import annotations

from collections.abc import Mapping
from zlib import crc32

from authoring.engine.chance import draw
from authoring.engine.game import Bot, BotMaker, Seat
from authoring.engine.rng import Rng
from authoring.games.just_one.bots.players import Player
from authoring.games.just_one.config import Config
from authoring.games.just_one.playtest.associations import shares
from authoring.games.just_one.playtest.minds import UNHEARD, Skill, comes_to_mind, minds
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
        """Clues drawn by how near they are; of a word that nothing is known of, such as its
        field brings to mind."""
        found = self.minds.clues((self.card or "", self.number))
        odds = list(
            shares(
                tuple(strength for _, strength in found), self.skill.doubling, self.skill.avoided
            )
        )
        own = crc32(f"{self.card}/{self.number}".encode())
        for place, (clue, _) in enumerate(found):
            if not comes_to_mind(self.mind, own, crc32(clue.encode()), self.skill):
                odds[place] = 0
        left = [clue for clue, _ in found]
        chosen: list[str] = []
        while len(chosen) < self.each and any(odds):
            place = draw(self.rng, odds)
            odds.pop(place)
            chosen.append(left.pop(place))
        return chosen if len(chosen) == self.each else super().write()

    def guess(self) -> str | None:
        rows = [
            (crc32(clue.encode()), self.minds.meant(clue, self.skill)) for clue in self.revealed
        ]
        said = {number for clue in self.revealed for number in self.minds.by_form.get(clue, ())}
        weights: dict[int, int] = {}
        for _, row in rows:
            for number in row:
                if number not in weights and number not in said:
                    weights[number] = self._weight(number, rows)
        if not weights:
            return None
        best = max(weights, key=lambda number: (weights[number], -number))
        enough = weights[best] * 100 >= self.skill.sure * sum(weights.values())
        return self.minds.names[best] if enough else None

    def _weight(self, number: int, rows: list[tuple[int, dict[int, int]]]) -> int:
        """How well a word goes with all clues, as far as it brings them to this mind."""
        weight = 1
        for clue, row in rows:
            share = row.get(number, 0)
            if share and not comes_to_mind(self.mind, number, clue, self.skill):
                share = 0
            weight *= max(share, UNHEARD)
        return weight


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
