"""What a player of Things in Rings knows by heart, and what it believes of the secret rules."""

from __future__ import annotations

from collections.abc import Sequence

from authoring.games.things_in_rings.config import Config
from authoring.games.things_in_rings.play.verdicts import (
    Verdict,
    digits,
    language,
    pile,
    thing_ids,
    verdict,
)
from authoring.pack.pack import Pack

DOUBT = 50
"""How much less likely each contradicted verdict makes a rule: verdicts may be mistaken."""

MISTAKES = 4
"""A rule contradicted more often than this is as good as one contradicted this often."""

WEIGHTS = tuple(DOUBT ** (MISTAKES - count) for count in range(MISTAKES + 1))
"""The weight of a rule by its mistakes, in whole numbers: the same on every platform."""


class Lore:
    """What a player knows of the cards by heart: which rules may be in play, and what
    each says of each thing.

    `says[ring][thing]` has a bit for each rule of that ring that takes the thing in.
    """

    __slots__ = ("locale", "numbers", "piles", "says")

    def __init__(self, pack: Pack, config: Config) -> None:
        self.locale = language(pack, config)
        self.numbers = {thing: index for index, thing in enumerate(thing_ids(pack))}
        self.piles = [
            [verdict(pack, rule, self.locale) for rule in pile(pack, config, ring)]
            for ring in config.rings
        ]
        self.says = [_transposed(rules, len(self.numbers)) for rules in self.piles]


def _transposed(rules: Sequence[Verdict], things: int) -> list[int]:
    if not rules:
        return [0] * things
    rows = [digits(rule.inside, things) for rule in reversed(rules)]
    return [int("".join(column), 2) for column in zip(*rows, strict=True)]


_LORE: list[tuple[Pack, object, Lore]] = []
_REMEMBERED = 8


def lore(pack: Pack, config: Config) -> Lore:
    """What there is to know of a pack. Remembered for the packs last asked about: thousands
    of games are played with one."""
    wanted = (config.locale, config.rings, config.difficulty)
    for known, key, remembered in _LORE:
        if known is pack and key == wanted:
            return remembered
    made = Lore(pack, config)
    _LORE.insert(0, (pack, wanted, made))
    del _LORE[_REMEMBERED:]
    return made


class Beliefs:
    """What may be the secret rule of one ring: each candidate's weight by its mistakes.

    `by_mistakes[n]` has a bit for each rule that n verdicts have contradicted; such a
    rule weighs DOUBT**-n of one that nothing contradicts.
    """

    __slots__ = ("by_mistakes", "says")

    def __init__(self, rules: int, says: Sequence[int]) -> None:
        self.by_mistakes = [(1 << rules) - 1] + [0] * MISTAKES
        self.says = says

    def learn(self, thing: int, inside: bool) -> None:
        """A thing was judged: every rule that says otherwise has one more mistake."""
        says = self.says[thing]
        moved = 0
        for count, rules in enumerate(self.by_mistakes):
            wrong = rules & ~says if inside else rules & says
            if count == MISTAKES:
                wrong = 0
            self.by_mistakes[count] = rules & ~wrong | moved
            moved = wrong

    def inside_of(self, thing: int) -> tuple[int, int]:
        """The weight of the rules that take a thing in, and of those that do not."""
        says = self.says[thing]
        taking = total = 0
        for rules, weight in zip(self.by_mistakes, WEIGHTS, strict=True):
            if rules:
                taking += weight * (rules & says).bit_count()
                total += weight * rules.bit_count()
        return taking, total - taking
