"""The regions that three rings make, and how many things each of them can get.

A thing that one of the three rules cannot decide belongs to no region: nobody is
dealt it in that game. Ring i of a triple, from 0, has the value 2**i in the number of
a region: region 0 lies outside of all rings, region 7 where all three overlap (TR-14).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from authoring.games.things_in_rings.cards import RINGS
from authoring.games.things_in_rings.predicate.planes import Planes
from authoring.games.things_in_rings.verdicts import Verdict, Verdicts

REGIONS = range(8)

MOST_TRIPLES = 40_000
"""So many triples are looked at; of more, those of rules spread evenly over each ring. The
deck that ships has 13,824."""


@dataclass(frozen=True, slots=True)
class Triple:
    """One rule of each ring, in the order of RINGS, and how many things each region gets."""

    rules: tuple[Verdict, ...]
    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Survey:
    """The triples of a locale, by the number of things in the poorest region of each.

    `minima` runs through the rules of the last ring first.
    """

    pools: tuple[tuple[Verdict, ...], ...]
    minima: tuple[int, ...]
    everything: int

    @property
    def triples(self) -> int:
        return len(self.minima)

    def holding(self, least: int) -> int:
        """How many triples have at least so many things in each region."""
        return sum(smallest >= least for smallest in self.minima)

    def failing(self) -> list[Triple]:
        """The triples with an empty region."""
        return [
            Triple(rules, counts(self.everything, [each.planes for each in rules]))
            for rules, smallest in zip(product(*self.pools), self.minima, strict=True)
            if not smallest
        ]


def survey(verdicts: Verdicts, locale: str) -> Survey:
    """Every triple of rules that can be in play together in a locale, up to MOST_TRIPLES."""
    played = verdicts.played_in(locale)
    pools = tuple(tuple(each for each in played if each.rule.ring == ring) for ring in RINGS)
    while prod(map(len, pools)) > MOST_TRIPLES:
        longest = max(range(len(pools)), key=lambda index: len(pools[index]))
        pools = (*pools[:longest], _thinned(pools[longest]), *pools[longest + 1 :])
    planes = [[each.planes for each in pool] for pool in pools]
    return Survey(pools, tuple(minima(verdicts.all, *planes)), verdicts.all)


def _thinned(pool: tuple[Verdict, ...]) -> tuple[Verdict, ...]:
    """The pool without every tenth of its rules, or without its last one."""
    return tuple(each for index, each in enumerate(pool, 1) if index % min(10, len(pool)))


def minima(
    everything: int,
    words: Sequence[Planes],
    attributes: Sequence[Planes],
    contexts: Sequence[Planes],
) -> list[int]:
    """For each triple the number of things in its poorest region."""
    ends = [*(each.inside for each in contexts)], [_outside(everything, each) for each in contexts]
    sides = [(each.inside, _outside(everything, each)) for each in attributes]
    found: list[int] = []
    for word in words:
        for inside, outside in sides:
            pairs = [
                half & side
                for half in (word.inside, _outside(everything, word))
                for side in (inside, outside)
            ]
            rows = [[(pair & end).bit_count() for end in row] for pair in pairs for row in ends]
            found.extend(map(min, *rows))
    return found


def counts(everything: int, rules: Sequence[Planes]) -> tuple[int, ...]:
    """How many things each region gets, by its number."""
    regions = [everything]
    for rule in rules:
        outside = _outside(everything, rule)
        regions = [plane & outside for plane in regions] + [
            plane & rule.inside for plane in regions
        ]
    return tuple(plane.bit_count() for plane in regions)


def describe(region: int) -> str:
    """A region in words: `in word and context, outside attribute`."""
    within = [ring for index, ring in enumerate(RINGS) if region >> index & 1]
    without = [ring for ring in RINGS if ring not in within]
    if not within:
        return "outside all rings"
    if not without:
        return "in all three rings"
    return f"in {' and '.join(within)}, outside {' and '.join(without)}"


def _outside(everything: int, planes: Planes) -> int:
    return everything & ~planes.inside & ~planes.debatable
