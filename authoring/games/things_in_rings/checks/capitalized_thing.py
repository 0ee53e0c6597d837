"""The English name of a thing has a capital, though it is no proper name.

Word rules ask about letters, and a player who sees one capital among small ones wonders
whether the rule does. Words that are a name in any of their meanings (Turkey), titles,
brands and abbreviations are passed over, and so is what the dictionary does not have.
`--fix` writes small letters.

Bad:

    - {id: telescope, name: {en: Telescope, zh-Hans: 望远镜}, …}

Good:

    - {id: telescope, name: {en: telescope, zh-Hans: 望远镜}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.checks.capital import capitalized
from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent, Thing
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.WARNING


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    for thing in deck.content.things:
        yield from _flaws(thing)


@gathered
def _flaws(thing: Thing) -> Iterator[Flaw]:
    yield from capitalized(thing.name)
