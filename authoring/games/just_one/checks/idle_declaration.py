"""A declaration says what is known without it.

The mystery word itself is never allowed as a clue, nor is it in another language of
the deck, nor its plural. Declaring that again, or one word twice, is clutter, and
hides which declarations matter.

Bad:

    - {en: mouse, zh-Hans: 老鼠, family: {en: [mice]}, translations: {zh-Hans: [老鼠]}, …}

Good:

    - {en: mouse, zh-Hans: 老鼠, also: {zh-Hans: [耗子]}, …}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Words
from authoring.games.just_one.forms import declared, own_forms
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for card in deck.content.cards:
        for word in card.words:
            known = {
                (locale, form): f"the mystery word '{word.text[locale]}'"
                for locale, form in own_forms(word).items()
            }
            for item in declared(word):
                if item.relation == "unrelated":
                    continue
                key = (item.locale, item.form)
                if key in known:
                    yield Flaw(
                        item.place,
                        f"'{item.written}' says nothing new: it counts as {known[key]}",
                        "remove it",
                    )
                known.setdefault(key, f"'{item.written}' under '{item.relation}'")
