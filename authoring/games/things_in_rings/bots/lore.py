"""What a player of Things in Rings knows by heart, and what it believes of the secret rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate

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


IDEAS_TO_SAY = 30
"""A person may ask so many things of a thing. So there are 30 rules of one idea, 435 of two and
4,060 of three, and each of more ideas comes to mind the more seldom."""

LIKELY = {
    1: (IDEAS_TO_SAY - 1) * (IDEAS_TO_SAY - 2) // 6,
    2: (IDEAS_TO_SAY - 2) // 3,
    3: 1,
}
"""How much likelier a rule is thought of than one of three ideas, by its number of ideas."""


class Lore:
    """What a player knows of the cards by heart: which rules may be in play, what each says of
    each thing, and how soon it comes to mind.

    `says[ring][thing]` has bits for each rule of that ring that takes the thing in: as many as
    the rule weighs in everybody's mind. `bits[ring][rule]` are those of a rule, by its place in
    the pile.
    """

    __slots__ = ("bits", "locale", "numbers", "piles", "says")

    def __init__(self, pack: Pack, config: Config) -> None:
        self.locale = language(pack, config)
        self.numbers = {thing: index for index, thing in enumerate(thing_ids(pack))}
        ids = [pile(pack, config, ring) for ring in config.rings]
        self.piles = [[verdict(pack, rule, self.locale) for rule in rules] for rules in ids]
        weights = [_weights(pack, rules) for rules in ids]
        self.bits = [_bits(each) for each in weights]
        self.says = [
            _transposed(rules, each, len(self.numbers))
            for rules, each in zip(self.piles, weights, strict=True)
        ]


def _weights(pack: Pack, rules: Sequence[str]) -> list[int]:
    """How soon each rule comes to mind, in whole numbers, the least of them 1; all alike if
    the pack does not tell of ideas."""
    ideas: Mapping[str, int] = pack.tables.get("ideas", {})
    likely = [LIKELY[ideas.get(rule, 1)] for rule in rules]
    least = min(likely, default=1)
    return [one // least for one in likely]


def _bits(weights: Sequence[int]) -> list[int]:
    starts = accumulate(weights, initial=0)
    return [((1 << weight) - 1) << start for weight, start in zip(weights, starts, strict=False)]


def _transposed(rules: Sequence[Verdict], weights: Sequence[int], things: int) -> list[int]:
    if not rules:
        return [0] * things
    rows = [
        row
        for rule, weight in zip(reversed(rules), reversed(weights), strict=True)
        for row in [digits(rule.inside, things)] * weight
    ]
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

    `by_mistakes[n]` has the bits of each rule that n verdicts have contradicted; such a
    rule weighs DOUBT**-n of what it weighs when nothing contradicts it. Bits that stand for
    one rule are always together, so that a count of bits is a sum of weights.
    """

    __slots__ = ("by_mistakes", "says")

    def __init__(self, bits: int, says: Sequence[int]) -> None:
        self.by_mistakes = [(1 << bits) - 1] + [0] * MISTAKES
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
