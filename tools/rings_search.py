"""Choose the rules and things of a Things in Rings deck out of a larger pool.

    python -m tools.rings_search POOL [--things 240] [--rules 24] [--steps 20000] [--seed 1]

POOL is a deck folder with more things and rules than are wanted. Of each ring (and of
each locale's word rules) so many rules are taken that as few triples as possible leave
a region empty or with one thing; no rule is taken that holds for too few or too many
things, that hardly anybody can decide, or that clashes with another one taken. Then the
things that most of these rules cannot decide are left out. Printed are the ids of what
is left out, and how well the regions are filled.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from authoring.games.things_in_rings.cards import RINGS
from authoring.games.things_in_rings.pairs import Pair
from authoring.games.things_in_rings.predicate.planes import Planes
from authoring.games.things_in_rings.regions import minima
from authoring.games.things_in_rings.shape import SHAPE
from authoring.games.things_in_rings.verdicts import EVERYWHERE, Verdict, Verdicts, verdicts
from authoring.source.deck_reader import read_deck

LEAST, MOST, UNDECIDED = 12, 55, 12
"""Of a hundred things of the pool: a rule holds for so many, and leaves so many undecided at
most (fewer once the things that most rules cannot decide are out)."""

NEAR = 5
"""Of a hundred things: two rules that differ for fewer are too much alike."""

EMPTY, SINGLE, CLASH = 10, 1, 1000
"""What a triple costs whose poorest region has no thing or one, and two rules that clash."""

PATIENCE = 150
"""How much dearer a swap may be at the beginning, that one in three is still made."""

Hand = tuple[str, str]
"""A ring and a locale: what rules are chosen for at a time."""


@dataclass(frozen=True, slots=True)
class Pool:
    """The candidates for each hand, what each triple costs, and which of them clash.

    `costs[locale]` runs through words, attributes and contexts, the last one first.
    """

    hands: Mapping[Hand, tuple[Verdict, ...]]
    costs: Mapping[str, Sequence[int]]
    clashes: frozenset[frozenset[str]]

    def locales_of(self, hand: Hand) -> tuple[str, ...]:
        """Where the rules of a hand are played."""
        return (hand[1],) if hand[1] != EVERYWHERE else tuple(self.costs)

    def hand(self, ring: str, locale: str) -> Hand:
        return (ring, locale if ring == "word" else EVERYWHERE)


def pool_of(judged: Verdicts, locales: Sequence[str]) -> Pool:
    """The pool of all candidates that may be taken at all."""
    fitting = [each for each in judged.entries if fits(each.planes, judged.things)]
    hands = {
        (ring, locale): tuple(
            each for each in fitting if each.rule.ring == ring and each.locale == locale
        )
        for ring in RINGS
        for locale in (locales if ring == "word" else (EVERYWHERE,))
    }
    costs = {}
    for locale in locales:
        rings = [hands[ring, locale if ring == "word" else EVERYWHERE] for ring in RINGS]
        found = minima(judged.all, *([each.planes for each in ring] for ring in rings))
        costs[locale] = [EMPTY if least == 0 else SINGLE if least == 1 else 0 for least in found]
    return Pool(hands, costs, frozenset(clashes(hands, judged.things)))


def fits(planes: Planes, things: int) -> bool:
    inside, undecided = planes.inside.bit_count(), planes.debatable.bit_count()
    return LEAST * things <= 100 * inside <= MOST * things and 100 * undecided <= UNDECIDED * things


def clashes(hands: Mapping[Hand, tuple[Verdict, ...]], things: int) -> Iterator[frozenset[str]]:
    """The pairs of rules that cannot both be taken: alike, or one implied by the other."""
    entries = [each for hand in hands.values() for each in hand]
    for first, second in combinations(entries, 2):
        if {first.locale, second.locale} > {EVERYWHERE} or first.locale == second.locale:
            pair = Pair(first, second)
            if pair.implied() or 100 * pair.differing() < NEAR * things:
                yield frozenset((first.rule.id, second.rule.id))


@dataclass(slots=True)
class Search:
    """Rules taken from a pool, as positions in each hand, and swaps that cost less."""

    pool: Pool
    taken: dict[Hand, list[int]]

    def cost(self, hand: Hand, position: int) -> int:
        """What the rule at a position of a hand costs beside all others that are taken."""
        total = 0
        for locale in self.pool.locales_of(hand):
            sides = [self.pool.hand(ring, locale) for ring in RINGS]
            words, attributes, contexts = (
                (position,) if side == hand else self.taken[side] for side in sides
            )
            wide, deep = len(self.pool.hands[sides[1]]), len(self.pool.hands[sides[2]])
            costs = self.pool.costs[locale]
            for word in words:
                for attribute in attributes:
                    row = (word * wide + attribute) * deep
                    total += sum(costs[row + context] for context in contexts)
        return total + CLASH * self._clashing(hand, position)

    def _clashing(self, hand: Hand, position: int) -> int:
        mine = self.pool.hands[hand][position].rule.id
        others = (
            self.pool.hands[other][one].rule.id
            for other, positions in self.taken.items()
            for one in positions
            if (other, one) != (hand, position)
        )
        return sum(frozenset((mine, other)) in self.pool.clashes for other in others)

    def swap(self, rng: random.Random, patience: float) -> None:
        """Put another candidate in the place of one that is taken, if that costs less; the
        more patience, the oftener also if it costs more (simulated annealing)."""
        hand = rng.choice(sorted(self.taken))
        free = sorted(set(range(len(self.pool.hands[hand]))) - set(self.taken[hand]))
        if not free:
            return
        place, other = rng.randrange(len(self.taken[hand])), rng.choice(free)
        old = self.taken[hand][place]
        before = self.cost(hand, old)
        self.taken[hand][place] = other
        worse = self.cost(hand, other) - before
        if worse > 0 and rng.random() >= exp(-worse / max(patience, 1)):
            self.taken[hand][place] = old

    def verdicts(self, hand: Hand) -> list[Verdict]:
        return [self.pool.hands[hand][position] for position in sorted(self.taken[hand])]


def search(pool: Pool, rules: int, steps: int, seed: int) -> Search:
    """The rules that are left once so many swaps were tried."""
    rng = random.Random(seed)
    taken = {
        hand: rng.sample(range(len(found)), min(rules, len(found)))
        for hand, found in pool.hands.items()
    }
    searching = Search(pool, taken)
    for step in range(steps):
        searching.swap(rng, PATIENCE * (1 - step / steps))
    return searching


def decided(found: Search, things: int, wanted: int) -> list[int]:
    """The things, by their index, that the fewest of the rules taken cannot decide."""
    doubts = [0] * things
    for hand in found.taken:
        for each in found.verdicts(hand):
            for index in range(things):
                doubts[index] += each.planes.debatable >> index & 1
    return sorted(sorted(range(things), key=lambda index: doubts[index])[:wanted])


def report(root: str, things: int, rules: int, steps: int, seed: int) -> Iterator[str]:
    content = read_deck(root, SHAPE).content
    judged = verdicts(content)
    pool = pool_of(judged, content.locales)
    found = search(pool, rules, steps, seed)
    kept = decided(found, judged.things, things)
    left = [thing.id for index, thing in enumerate(content.things) if index not in set(kept)]
    yield f"# Things to leave out, {len(left)} of {judged.things}"
    yield " ".join(left) or "none"
    for ring, locale in pool.hands:
        ids = {each.rule.id for each in found.verdicts((ring, locale))}
        where = "" if locale == EVERYWHERE else f" in {locale}"
        offered = [each.rule.id for each in judged.entries if each.rule.ring == ring]
        offered = [one for one in offered if ring != "word" or _is_in(judged, one, locale)]
        yield f"# Rules to leave out, {ring}{where}: {len(offered) - len(ids)} of {len(offered)}"
        yield " ".join(one for one in offered if one not in ids) or "none"
    everything = sum(1 << index for index in kept)
    for locale in content.locales:
        rings = [found.verdicts(pool.hand(ring, locale)) for ring in RINGS]
        masked = [[_within(each.planes, everything) for each in ring] for ring in rings]
        least = minima(everything, *masked)
        filled = 100 * sum(one >= 1 for one in least) / max(1, len(least))
        double = 100 * sum(one >= 2 for one in least) / max(1, len(least))
        yield f"# Regions in {locale}: {len(least)} triples"
        yield f"{filled:6.2f} %  all 8 regions filled"
        yield f"{double:6.2f} %  at least 2 things in each"


def _is_in(judged: Verdicts, rule: str, locale: str) -> bool:
    return any(each.rule.id == rule and each.locale == locale for each in judged.entries)


def _within(planes: Planes, things: int) -> Planes:
    return Planes(planes.inside & things, planes.debatable & things)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("pool", help="a deck folder with more things and rules than are wanted")
    parser.add_argument("--things", type=int, default=240, help="how many things to keep")
    parser.add_argument("--rules", type=int, default=24, help="how many rules of each ring")
    parser.add_argument("--steps", type=int, default=20_000, help="how many swaps to try")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another search")
    options = parser.parse_args()
    for line in report(options.pool, options.things, options.rules, options.steps, options.seed):
        print(line)


if __name__ == "__main__":
    main()
