"""A rule that holds for every possible thing.

Proved over all things that the vocabulary and its constraints allow, so that no thing
that is added later can change it: the ring tells nothing, ever. Run with
`authoring check --deep`.

A rule that holds for every thing of the deck, but not for every possible one, is told as
a remark, with a thing that would be outside: add one like it.

Bad: whatever is not alive is alive or not,

    when: {any: [{is: alive}, {not: {is: alive}}]}

Good:

    when: {any: [{is: alive}, {is: edible}]}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.deep.possible import Proved, Refuted, negated, possible
from authoring.games.things_in_rings.deep.questions import UNDECIDED, asked_alone
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR
DEEP = True


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    for one in asked_alone(deck.content):
        if one.everything & ~one.inside:
            continue
        place = one.rule.origin.key("when")
        outcome = possible(deck.content, one.locale).never([negated(one.when)])
        if isinstance(outcome, Proved):
            message = f"'{one.rule.id}' holds for every possible thing{one.where}"
            yield Flaw(place, message, outcome.reason)
        elif isinstance(outcome, Refuted) and one.everything:
            message = f"'{one.rule.id}' holds for every thing of the deck{one.where}"
            hint = f"it would not hold for one that {outcome.thing}"
            yield Flaw(place, message, hint, severity=Severity.INFO)
        elif not isinstance(outcome, Refuted):
            message = f"whether '{one.rule.id}' holds for every possible thing {UNDECIDED}"
            yield Flaw(place, message, severity=Severity.INFO)
