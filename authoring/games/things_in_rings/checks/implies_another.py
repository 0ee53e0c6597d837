"""A rule that holds only where another one does.

Every thing in the narrower ring lies in the wider one. Played together, the region of
the narrower ring alone is always empty; of two rules of one ring, whoever tries the
wider one first is never told better until the end.

Rules that hold for fewer than 5 things are passed over, and so are decks of fewer than
20 things: there it may be chance. Rules that say the same are left to same-as-another.

Bad:

    - {id: in-a-zoo, when: {places: {any-of: [zoo]}}, …}      # only animals there
    - {id: alive, when: {is: alive}, …}

Good:

    - {id: in-a-park, when: {places: {any-of: [park]}}, …}    # benches and ducks
    - {id: alive, when: {is: alive}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.pairs import pairs
from authoring.games.things_in_rings.verdicts import telling
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    if lacks(deck, "things"):
        return
    judged = telling(deck.content)
    for pair in pairs(judged):
        implied = pair.implied()
        if implied is None or implied[1].planes.inside == judged.all:
            continue
        narrow, wide = implied
        count = narrow.planes.inside.bit_count()
        yield Flaw(
            narrow.rule.origin.key("when"),
            f"all {count} things inside '{narrow.rule.id}' are inside '{wide.rule.id}' "
            f"too{pair.where}",
            "change one of the two rules, or add things that are only in the narrower one",
        )
