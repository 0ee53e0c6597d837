"""A card declares a word to be related and unrelated at once.

`unrelated` says that a clue stands, every other declaration that it falls. The judge
cannot do both; `unrelated` would win, which is hardly what was meant.

Bad:

    - {en: butter, family: {en: [butterfly]}, unrelated: {en: [butterfly]}, …}

Good:

    - {en: butter, family: {en: [buttery]}, unrelated: {en: [butterfly]}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Words
from authoring.games.just_one.forms import declared, own_forms
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for card in deck.content.cards:
        for word in card.words:
            related = dict.fromkeys(own_forms(word).items(), "the mystery word itself")
            for item in declared(word):
                if item.relation != "unrelated":
                    related.setdefault((item.locale, item.form), f"under '{item.relation}' too")
                elif (item.locale, item.form) in related:
                    yield Flaw(
                        item.place,
                        f"'{item.written}' is declared unrelated, and is "
                        f"{related[item.locale, item.form]}",
                        "keep one of the two",
                    )
