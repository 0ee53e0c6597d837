"""The word cards as spreadsheets: one row a card, one row a word."""

from __future__ import annotations

from authoring.games.just_one.cards import RELATIONS, Words
from authoring.sheets.sheet import Sheet, names, said, text
from authoring.source.deck import Deck


def sheets(deck: Deck[Words]) -> tuple[Sheet, ...]:
    """`cards` (only needed for new ones) and `words`."""
    locales = deck.header.locales
    related = (
        column for relation in RELATIONS for column in names(relation, _spoken(deck, relation))
    )
    columns = (*said("", locales), *text("level", "field"), *related)
    return (Sheet("cards", "card", ()), Sheet("words", "card", columns, parts="words"))


def _spoken(deck: Deck[Words], relation: str) -> tuple[str, ...]:
    """The locales that a relation is declared in: translations go beyond those of the deck."""
    found = {
        locale
        for card in deck.content.cards
        for word in card.words
        for locale in word.declared(relation)
    }
    own = deck.header.locales if relation != "translations" else ()
    return (*own, *sorted(found - set(own)))
