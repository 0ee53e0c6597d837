"""A mystery word stands on two cards, or twice on one.

Thirteen cards are drawn for a game, and whoever has guessed a word has an easy time
with it the second time: the clues that were cancelled before are known. Words are
compared in each language of the deck; case, accents and the plural make no
difference. Two different English words may well be one word in Chinese.

Bad:

    - id: w001
      words: [{en: watch, zh-Hans: 手表, …}, …]
    - id: w002
      words: [{en: wristwatch, zh-Hans: 手表, …}, …]

Good: another word on one of the two cards.

    - id: w002
      words: [{en: pocket, zh-Hans: 口袋, …}, …]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Word, Words
from authoring.games.just_one.forms import own_forms
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    first: dict[tuple[str, str], tuple[str, int, Word]] = {}
    for card in deck.content.cards:
        for number, word in enumerate(card.words, 1):
            for locale, form in own_forms(word).items():
                told, place_of, earlier = first.setdefault((locale, form), (card.id, number, word))
                if earlier is not word:
                    yield Flaw(
                        word.origin.place(locale),
                        f"'{word.text[locale]}' is already word {place_of} of card '{told}'",
                        "put another word here",
                    )
                    break
