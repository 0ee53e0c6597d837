"""Two rules that can never hold for one thing.

Proved over all things that the vocabulary and its constraints allow: their rings share
no thing, and none that is added later. Played together they leave two of the eight
regions empty for ever. Run with `authoring check --deep`.

Two rules of one ring are never in play together, and are passed over. Where the things
of the deck have nothing in both rings, but a possible one would be, a remark names it.

Bad: where traits.yml says that what is alive is not man-made,

    - {id: alive, ring: attribute, when: {is: alive}, …}
    - {id: made-in-a-factory, ring: context, when: {is: man-made}, …}

Good:

    - {id: soft, ring: attribute, when: {is: soft}, …}
    - {id: made-in-a-factory, ring: context, when: {is: man-made}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.deep.possible import Proved, Refuted, possible
from authoring.games.things_in_rings.deep.questions import UNDECIDED, asked_in_pairs
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING
DEEP = True


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    for one, other in asked_in_pairs(deck.content):
        if one.rule.ring == other.rule.ring or one.inside & other.inside:
            continue
        place = other.rule.origin.key("when")
        both = f"'{one.rule.id}' and '{other.rule.id}'"
        where = one.where or other.where
        asked = possible(deck.content, one.locale or other.locale)
        outcome = asked.never([one.when, other.when])
        if isinstance(outcome, Proved):
            yield Flaw(place, f"no possible thing is in both {both}{where}", outcome.reason)
        elif isinstance(outcome, Refuted) and one.everything:
            hint = f"in both would be one that {outcome.thing}"
            message = f"no thing of the deck is in both {both}{where}"
            yield Flaw(place, message, hint, severity=Severity.INFO)
        elif not isinstance(outcome, Refuted):
            message = f"whether a possible thing is in both {both}{where} {UNDECIDED}"
            yield Flaw(place, message, severity=Severity.INFO)
