"""Two things of one name.

Whoever places the second one knows where it goes, and nobody can say which of the two cards
is meant. Names are compared in each language of the deck; capitals make no difference.
Most often a card was copied and not changed.

Bad:

    - {id: bat, name: {en: bat, zh-Hans: 蝙蝠}, …}
    - {id: cricket-bat, name: {en: bat, zh-Hans: 球拍}, …}

Good:

    - {id: bat, name: {en: bat, zh-Hans: 蝙蝠}, …}
    - {id: cricket-bat, name: {en: cricket bat, zh-Hans: 板球拍}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent, Thing
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    first: dict[tuple[str, str], Thing] = {}
    for thing in deck.content.things:
        for locale in deck.header.locales:
            name = thing.name.get(locale)
            if name is None:
                continue
            earlier = first.setdefault((locale, name.casefold()), thing)
            if earlier is not thing and earlier.id != thing.id:
                yield Flaw(
                    thing.name.origin.place(locale),
                    f"'{name}' is what '{earlier.id}' is called",
                    "give one of the two a name of its own, or take it out",
                )
                break
