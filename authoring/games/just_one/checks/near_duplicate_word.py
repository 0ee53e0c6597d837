"""Two mystery words are two forms, spellings or names of one thing.

Thirteen cards are drawn for a game, and `sofa` is soon guessed when `couch` was guessed
before. `duplicate-word` finds the same spelling on two cards; here the lexicon is asked
which other words mean the same, in English and in Chinese. Only what is sure is told, and
what a card declares as `unrelated` is not.

Bad:

    - id: w001
      words: [{en: sofa, zh-Hans: 沙发, …}, …]
    - id: w002
      words: [{en: couch, zh-Hans: 长沙发, …}, …]

Good: another word on one of the two cards.

    - id: w002
      words: [{en: lamp, zh-Hans: 台灯, …}, …]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Word, Words
from authoring.games.just_one.declared import declaration
from authoring.games.just_one.forms import own_forms
from authoring.language.expression import LONGEST
from authoring.language.likeness import clues_to, one_thing
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING

Numbered = tuple[str, int, Word]


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for locale in deck.header.locales:
        met: dict[str, list[Numbered]] = {}
        for card in deck.content.cards:
            for number, word in enumerate(card.words, 1):
                text = word.text.get(locale)
                if text is None or len(text) > LONGEST:
                    continue
                yield from _flaws(word, met, locale)
                for clue in clues_to(text, locale):
                    met.setdefault(clue, []).append((card.id, number, word))


def _flaws(word: Word, met: dict[str, list[Numbered]], locale: str) -> Iterator[Flaw]:
    text = word.text[locale]
    told: set[int] = set()
    for clue in clues_to(text, locale):
        for card, number, earlier in met.get(clue, ()):
            if id(earlier) in told or own_forms(earlier)[locale] == own_forms(word)[locale]:
                continue
            told.add(id(earlier))
            other = earlier.text[locale]
            cards = (declaration(word), declaration(earlier))
            reason = one_thing(text, other, locale, cards)
            if reason is not None:
                yield Flaw(
                    word.origin.place(locale),
                    f"'{text}' is much the same as '{other}', word {number} of card '{card}': "
                    f"{reason.rstrip('.')}",
                    "put another word here",
                )
