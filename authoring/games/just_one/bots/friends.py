"""The bots that play Just One with people: they associate as texts do.

`careful` avoids the most obvious clues and passes when in doubt, `naive` writes what comes
to mind first and always guesses, and `random` does anything. What they think of is what the
players of a playtest think of (playtest/minds.py), and so are the words that they guess: all
nouns that they know, not the deck's alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from authoring.engine.game import Bot, BotMaker, Seat
from authoring.engine.rng import Rng
from authoring.games.just_one.bots.players import Player
from authoring.games.just_one.config import Config
from authoring.games.just_one.playtest.minds import Skill
from authoring.games.just_one.playtest.players import Associating
from authoring.pack.pack import Pack

CAREFUL = Skill(doubling=7, avoided=1, known=95, sure=25)
NAIVE = Skill(doubling=5, avoided=0, known=95, sure=0)
"""Friends think more alike than the players of a playtest, so that a game is fun."""


class Friend(Associating):
    """Of a word that no table of associations has, it knows what the deck itself tells."""

    exponent = 3

    def guess(self) -> str | None:
        return super().guess() or self._guess_from_the_deck()

    def _guess_from_the_deck(self) -> str | None:
        word, weight, total = self.likeliest()
        if word is None or self.minds.clues((word.card, word.number)):
            return None
        return word.name if weight * 100 >= self.skill.sure * total else None


class RandomPlayer(Player):
    """Writes any word, and passes or says any word."""

    def write(self) -> list[str]:
        longest = self.config.clue_max_chars
        others = [
            word.name
            for word in self.lore.words
            if word.card != self.card and len(word.name) <= longest
        ]
        return [self.rng.pick(others) for _ in range(self.each)] if others else []

    def guess(self) -> str | None:
        return None if self.rng.below(2) else self.rng.pick(self.lore.words).name


def _friend(skill: Skill) -> BotMaker:
    def make(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
        return Friend(skill, pack, config, seats, seat, rng)

    return make


def _random(pack: Pack, config: Config, seats: int, seat: Seat, rng: Rng) -> Bot:
    return RandomPlayer(pack, config, seats, seat, rng)


BOTS: Mapping[str, BotMaker] = {
    "careful": _friend(CAREFUL),
    "naive": _friend(NAIVE),
    "random": _random,
}
"""The players by name, the default one first."""
