"""Constraints that hold for every thing of a deck, for its author to choose from.

    python -m tools.propose_constraints content/things-in-rings [--most 60] [--least 6]

A constraint finds slips in traits (see the check constraint-broken), but only if it is true
of the world and not just of the things at hand. That is for a person to say: this only
lists, as lines for traits.yml, what no thing contradicts, those first that would find the
most flipped flags which the constraints before them would not.

No check does this by itself. One that told whatever breaks a habit of all other things was
tried: to find four flips in ten it told of one sound thing in ten too.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass

from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.explanation import form
from authoring.games.things_in_rings.predicate.nodes import (
    Interval,
    Is,
    Leaf,
    Manner,
    Not,
    OfSet,
    OnScale,
    Predicate,
)
from authoring.games.things_in_rings.shape import SHAPE
from authoring.games.things_in_rings.traits import Constraint, TraitType, Vocabulary
from authoring.games.things_in_rings.verdicts import columns
from authoring.source.deck_reader import read_deck


@dataclass(frozen=True, slots=True)
class Literal:
    """A test or its opposite: where it surely holds, and where it surely does not."""

    predicate: Predicate
    inside: int
    outside: int

    @property
    def flag(self) -> str | None:
        """The flag that it asks for, if that is what it does."""
        leaf = self.predicate.part if isinstance(self.predicate, Not) else self.predicate
        return leaf.flag if isinstance(leaf, Is) else None


Flips = dict[str, int]
"""For each flag the things of which a wrong one would be found, as a plane."""


def _leaves(vocabulary: Vocabulary) -> Iterator[Leaf]:
    for trait in vocabulary.traits.values():
        if trait.type is TraitType.FLAG:
            yield Is(trait.id)
        elif trait.type is TraitType.SCALE:
            yield from (OnScale(trait.id, Interval(at)) for at in range(1, len(trait.values)))
        else:
            yield from (OfSet(trait.id, Manner.ANY_OF, (value,)) for value in trait.values)


def literals(content: RingsContent) -> list[Literal]:
    planes, found = columns(content), []
    for leaf in _leaves(content.vocabulary):
        held = planes.holds(leaf)
        outside = planes.all & ~held.inside & ~held.debatable
        found += [Literal(leaf, held.inside, outside), Literal(Not(leaf), outside, held.inside)]
    return found


def flips(when: Literal, then: Literal) -> Flips:
    """The flags that could not be flipped unseen, were this a constraint."""
    found: Flips = {}
    if then.flag:
        found[then.flag] = when.inside
    if when.flag:
        found[when.flag] = found.get(when.flag, 0) | then.outside
    return found


def proposals(content: RingsContent, least: int) -> Iterator[tuple[Constraint, int]]:
    """Constraints that no thing contradicts, each with how many more flips it finds."""
    known = literals(content)
    waiting = [
        (when, then, flips(when, then))
        for when in known
        for then in known
        if when.inside.bit_count() >= least
        and then.outside.bit_count() >= least
        and not when.inside & then.outside
        and (when.flag or then.flag)
        and when.flag != then.flag
    ]
    seen: Flips = {}
    while waiting:
        gains = [_gain(each, seen) for _, _, each in waiting]
        best = max(range(len(gains)), key=gains.__getitem__)
        if not gains[best]:
            return
        when, then, found = waiting[best]
        yield Constraint(when.predicate, then.predicate), gains[best]
        for flag, plane in found.items():
            seen[flag] = seen.get(flag, 0) | plane
        waiting = [one for one, gain in zip(waiting, gains, strict=True) if gain]


def _gain(found: Flips, seen: Flips) -> int:
    return sum((plane & ~seen.get(flag, 0)).bit_count() for flag, plane in found.items())


def written(predicate: Predicate, vocabulary: Vocabulary) -> str:
    if isinstance(predicate, Not):
        return f"{{not: {written(predicate.part, vocabulary)}}}"
    assert isinstance(predicate, Leaf)
    return f"{{{form(predicate, vocabulary)}}}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("deck", help="the folder of the deck")
    parser.add_argument("--most", type=int, default=60, help="how many to list")
    parser.add_argument("--least", type=int, default=6, help="things that must bear each out")
    options = parser.parse_args()
    content = read_deck(options.deck, SHAPE).content
    vocabulary = content.vocabulary
    for number, (constraint, gain) in enumerate(proposals(content, options.least)):
        if number >= options.most:
            break
        when, then = (written(one, vocabulary) for one in (constraint.when, constraint.then))
        sys.stdout.write(f"  - {{when: {when}, then: {then}}}  # {gain} flips\n")


if __name__ == "__main__":
    main()
