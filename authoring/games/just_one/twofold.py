"""Words with two listed meanings, of which a card does not say which one is meant."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw
from authoring.games.just_one.cards import Word, WordCard, Words
from authoring.games.just_one.meanings import listed
from authoring.language.fold import fold
from authoring.source.deck import Deck
from authoring.source.memory import gathered

HINT = "say which under 'also' (another name), or list a clue for the other as 'unrelated'"


def unsettled(deck: Deck[Words], kind: str, how: str) -> Iterator[Flaw]:
    """A flaw for each such word and language. `kind` is that of the list (see `meanings`), and
    `how` says in what the two meanings differ."""
    for card in deck.content.cards:
        yield from _of_card(card, kind, how)


@gathered
def _of_card(card: WordCard, kind: str, how: str) -> Iterator[Flaw]:
    for word in card.words:
        yield from _of_word(word, kind, how)


def _of_word(word: Word, kind: str, how: str) -> Iterator[Flaw]:
    for locale in word.text:
        text = word.text[locale]
        found = listed(kind, locale.partition("-")[0]).get(fold(text, locale))
        if found is None or word.also.get(locale) or word.unrelated.get(locale):
            continue
        _, one, other = found
        yield Flaw(word.origin.place(locale), f"'{text}' {how}: {one}; {other}", HINT)
