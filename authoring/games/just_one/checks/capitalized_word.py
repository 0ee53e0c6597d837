"""An English mystery word has a capital, though it is no proper name.

Cards with Telescope on one line and kite on the next look as if the first were the name
of a boat, and givers think of the boat. Words that are a name in any of their meanings
(Turkey, Monday), titles, brands and abbreviations are passed over, and so is what the
dictionary does not have. `--fix` writes small letters.

Bad:

    - {en: Telescope, zh-Hans: 望远镜, …}

Good:

    - {en: telescope, zh-Hans: 望远镜, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.checks.capital import capitalized
from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import WordCard, Words
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.WARNING


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for card in deck.content.cards:
        yield from _flaws(card)


@gathered
def _flaws(card: WordCard) -> Iterator[Flaw]:
    for word in card.words:
        yield from capitalized(word.text)
