"""A rule that can hold only where another one does.

Proved over all things that the vocabulary and its constraints allow: played together,
the region of the narrower ring alone is empty, and no thing that is added later can fill
it. Run with `authoring check --deep`.

Where it is so of the things of the deck (implies-another tells that) but not of every
possible one, a remark names a thing that only the narrower rule would hold for.

Bad: where traits.yml says that what has its place in a zoo is alive,

    - {id: in-a-zoo, when: {places: {any-of: [zoo]}}, …}
    - {id: alive, when: {is: alive}, …}

Good:

    - {id: in-a-park, when: {places: {any-of: [park]}}, …}
    - {id: alive, when: {is: alive}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.deep.possible import Proved, Refuted, negated, possible
from authoring.games.things_in_rings.deep.questions import UNDECIDED, Asked, asked_in_pairs
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
DEEP = True


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    for one, other in asked_in_pairs(deck.content):
        for narrow, wide in ((one, other), (other, one)):
            if not narrow.inside & ~wide.inside:
                yield from _implied(deck.content, narrow, wide)


def _implied(content: RingsContent, narrow: Asked, wide: Asked) -> Iterator[Flaw]:
    place = narrow.rule.origin.key("when")
    said = f"'{narrow.rule.id}' {{}} only where '{wide.rule.id}' does{narrow.where or wide.where}"
    asked = possible(content, narrow.locale or wide.locale)
    outcome = asked.never([narrow.when, negated(wide.when)])
    if isinstance(outcome, Proved):
        yield Flaw(place, said.format("can hold"), outcome.reason)
    elif isinstance(outcome, Refuted) and narrow.inside:
        hint = f"only '{narrow.rule.id}' would hold for one that {outcome.thing}"
        message = f"of the things of the deck, {said.format('holds')}"
        yield Flaw(place, message, hint, severity=Severity.INFO)
    elif not isinstance(outcome, Refuted):
        message = f"whether {said.format('can hold')} {UNDECIDED}"
        yield Flaw(place, message, severity=Severity.INFO)
