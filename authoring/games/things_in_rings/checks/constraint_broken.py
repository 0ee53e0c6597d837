"""A thing whose traits contradict each other.

Constraints in traits.yml say what is so of every thing: what is alive is not man-made,
what holds liquid is not flat. They find the slips that no rule and no example would:
a flag ticked in the wrong row, a size one step off. Write many of them.

A constraint is broken only where it is certain: what is debatable breaks none.

Bad:

    # traits.yml: - {when: {is: alive}, then: {not: {is: man-made}}}
    - {id: dog, …, is: [alive, man-made]}

Good:

    - {id: dog, …, is: [alive]}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent, Thing
from authoring.games.things_in_rings.explanation import facts, place_of
from authoring.games.things_in_rings.predicate.nodes import Truth
from authoring.games.things_in_rings.predicate.truth import Asker
from authoring.games.things_in_rings.traits import Constraint
from authoring.games.things_in_rings.verdicts import columns
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    planes, things = columns(deck.content), deck.content.things
    asked = Asker(deck.content.vocabulary)
    for constraint in deck.content.vocabulary.constraints:
        then = planes.holds(constraint.then)
        broken = planes.holds(constraint.when).inside & ~(then.inside | then.debatable)
        for index, thing in enumerate(things if broken else ()):
            if broken >> index & 1 and thing.whole:
                yield from _broken(constraint, thing, asked)


def _broken(constraint: Constraint, thing: Thing, asked: Asker) -> Iterator[Flaw]:
    when = asked.answer(constraint.when, thing)
    if when.truth is not Truth.INSIDE:
        return
    then = asked.answer(constraint.then, thing)
    if then.truth is not Truth.OUTSIDE:
        return
    line = constraint.origin.place().line
    because = constraint.because or f"the constraint in line {line} of traits.yml forbids that"
    yield Flaw(
        place_of((*then.deciding, *when.deciding), thing),
        f"'{thing.id}' {facts(when.deciding, thing, asked)}, and yet "
        f"{facts(then.deciding, thing, asked)}",
        because,
    )
