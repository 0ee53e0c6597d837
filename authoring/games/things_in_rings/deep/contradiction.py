"""A rule that can hold for no possible thing, or constraints that allow none.

Proved over all things that the vocabulary and its constraints allow: no thing that is
added later will ever lie in the ring. Run with `authoring check --deep`.

A rule that holds for no thing of the deck, but could hold for one, is told as a remark,
with such a thing: add one like it. Where the constraints themselves exclude each other,
that is told first, since everything could be proved of things that cannot be.

Bad: where traits.yml says that what is alive is not man-made,

    when: {all: [{is: alive}, {is: man-made}]}

Good:

    when: {all: [{is: alive}, {is: edible}]}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.deep.possible import Proved, Refuted, possible
from authoring.games.things_in_rings.deep.questions import UNDECIDED, asked_alone
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR
DEEP = True


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    nothing = possible(deck.content, None).never([])
    if isinstance(nothing, Proved):
        place = deck.content.vocabulary.origin.key("constraints")
        yield Flaw(place, "no thing at all can keep to the constraints", nothing.reason)
        return
    for one in asked_alone(deck.content):
        if one.inside:
            continue
        place = one.rule.origin.key("when")
        outcome = possible(deck.content, one.locale).never([one.when])
        if isinstance(outcome, Proved):
            message = f"'{one.rule.id}' can hold for no possible thing{one.where}"
            yield Flaw(place, message, outcome.reason)
        elif isinstance(outcome, Refuted) and one.everything:
            message = f"'{one.rule.id}' holds for no thing of the deck{one.where}"
            hint = f"it would hold for one that {outcome.thing}"
            yield Flaw(place, message, hint, severity=Severity.INFO)
        elif not isinstance(outcome, Refuted):
            message = f"whether '{one.rule.id}' can hold for a possible thing {UNDECIDED}"
            yield Flaw(place, message, severity=Severity.INFO)
