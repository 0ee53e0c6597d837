"""A thing whose traits contradict each other.

Constraints in traits.yml say what is so of every thing: what is alive is not man-made,
what holds liquid is not flat. They find the slips that no rule and no example would:
a flag ticked in the wrong row, a size one step off. Write many of them.

A constraint is broken only where it is certain: what is debatable breaks none. Where several
are broken that have a flag in common, that flag is told once, with all that contradicts it.

Bad:

    # traits.yml: - {when: {is: alive}, then: {not: {is: man-made}}}
    - {id: dog, …, is: [alive, man-made]}

Good:

    - {id: dog, …, is: [alive]}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent, Thing
from authoring.games.things_in_rings.explanation import MOST_TOLD, facts, place_of
from authoring.games.things_in_rings.predicate.nodes import Is, Leaf, Truth
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.games.things_in_rings.traits import Constraint
from authoring.games.things_in_rings.verdicts import columns
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


@dataclass(frozen=True, slots=True)
class _Breach:
    """What is so of a thing although a constraint forbids that, and why it does."""

    when: tuple[Leaf, ...]
    then: tuple[Leaf, ...]
    because: str

    def flags(self, thing: Thing) -> set[Is]:
        """The flags of the thing that have a part in it."""
        both = (*self.when, *self.then)
        return {one for one in both if isinstance(one, Is) and one.flag in thing.flags.sure}


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    planes, things = columns(deck.content), deck.content.things
    asked = Asker(deck.content.vocabulary)
    breaches: dict[int, list[_Breach]] = {}
    for constraint in deck.content.vocabulary.constraints:
        then = planes.holds(constraint.then)
        broken = planes.holds(constraint.when).inside & ~(then.inside | then.debatable)
        for index, thing in enumerate(things if broken else ()):
            if broken >> index & 1 and thing.whole:
                breaches.setdefault(index, []).extend(_broken(constraint, thing, asked))
    for index, found in breaches.items():
        yield from _flaws(things[index], found, asked)


def _broken(constraint: Constraint, thing: Thing, asked: Asker) -> Iterator[_Breach]:
    when = asked.answer(constraint.when, thing)
    if when.truth is not Truth.INSIDE:
        return
    then = asked.answer(constraint.then, thing)
    if then.truth is not Truth.OUTSIDE:
        return
    line = constraint.origin.place().line
    because = constraint.because or f"the constraint in line {line} of traits.yml forbids that"
    yield _Breach(tuple(when.deciding), tuple(then.deciding), because)


def _flaws(thing: Thing, breaches: Sequence[_Breach], asked: Asker) -> Iterator[Flaw]:
    """Those with a flag in common together, beginning with the flag that most have."""
    left = list(breaches)
    while left:
        shares = Counter(flag for one in left for flag in one.flags(thing))
        most = max(shares.values(), default=0)
        if most < 2:
            break
        order = {name: index for index, name in enumerate(thing.written)}
        flags = (flag for flag, share in shares.items() if share == most)
        common = min(flags, key=lambda flag: order[flag.flag])
        yield _together(thing, common, [one for one in left if common in one.flags(thing)], asked)
        left = [one for one in left if common not in one.flags(thing)]
    for one in left:
        message = f"'{thing.id}' {_told(one.when, one.then, thing, asked)}"
        yield Flaw(place_of((*one.then, *one.when), thing), message, one.because)


def _together(thing: Thing, common: Is, breaches: Sequence[_Breach], asked: Asker) -> Flaw:
    """One flaw, at the flag that breaches have in common."""
    reasons = []
    for one in breaches:
        when, then = (
            tuple(leaf for leaf in part if leaf != common) for part in (one.when, one.then)
        )
        reasons.append(f"it {_told(when, then, thing, asked)}: {one.because}")
    hint = "\n".join(("take it away, or mend what contradicts it", *dict.fromkeys(reasons)))
    message = f"'{thing.id}' is '{common.flag}', and {len(breaches)} constraints contradict that"
    return Flaw(place_of((common,), thing), message, hint)


def _told(when: tuple[Leaf, ...], then: tuple[Leaf, ...], thing: Thing, asked: Asker) -> str:
    """What is so of the thing: is 'alive' and 'makes-noise', but not 'has-eyes'. What both
    sides of a constraint ask for is said once."""
    second = _said(then, thing, asked)
    known = {facts((leaf,), thing, asked) for leaf in then}
    others = tuple(leaf for leaf in when if facts((leaf,), thing, asked) not in known)
    first = _said(others, thing, asked)
    if not first or not second:
        return first or second
    if second.startswith("is not ") and first.endswith("'"):
        return f"{first}, but {second.removeprefix('is ')}"
    return f"{first}, and yet {second}"


def _said(leaves: tuple[Leaf, ...], thing: Thing, asked: Asker) -> str:
    """The facts that these tests ask for: first the flags, then the others."""
    tests = tuple(dict.fromkeys(leaves))
    flags = [one.flag for one in tests if isinstance(one, Is)]
    has = [f"'{flag}'" for flag in flags if flag in thing.flags.sure][:MOST_TOLD]
    lacks = [f"'{flag}'" for flag in flags if flag not in thing.flags.sure][:MOST_TOLD]
    others = facts(tuple(one for one in tests if not isinstance(one, Is)), thing, asked)
    parts = [f"is {' and '.join(has)}"] if has else []
    parts += [f"is not {' or '.join(lacks)}"] if lacks else []
    return " and ".join(filter(None, (*parts, others)))
