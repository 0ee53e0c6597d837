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

from collections.abc import Iterable, Iterator

from authoring.finding import Flaw, Severity
from authoring.games.just_one.cards import Word, WordCard, Words
from authoring.games.just_one.declared import declaration
from authoring.language.expression import LONGEST
from authoring.language.fold import fold
from authoring.language.likeness import clues_to, one_thing
from authoring.source.deck import Deck
from authoring.source.memory import remembered

SEVERITY = Severity.WARNING

Numbered = tuple[str, int, Word]
"""The id of a card, the number of a word on it, and the word."""


def check(deck: Deck[Words]) -> Iterator[Flaw]:
    for locale in deck.header.locales:
        met: dict[str, list[Numbered]] = {}
        for card in deck.content.cards:
            clues = _clues(card, locale)
            for number, (word, shared) in enumerate(zip(card.words, clues, strict=True), 1):
                near = [one for clue in shared if clue in met for one in met[clue]]
                yield from _flaws(word, near, locale)
                own = (card.id, number, word)
                for clue in shared:
                    met.setdefault(clue, []).append(own)


@remembered
def _clues(card: WordCard, locale: str) -> tuple[tuple[str, ...], ...]:
    """What each word of a card has in common with other names of the same thing."""
    texts = [word.text.get(locale) for word in card.words]
    return tuple(
        () if text is None or len(text) > LONGEST else tuple(clues_to(text, locale))
        for text in texts
    )


def _flaws(word: Word, near: Iterable[Numbered], locale: str) -> Iterator[Flaw]:
    """A flaw for each earlier word, of those that share a clue, that is one thing with it."""
    told: set[int] = set()
    for card, number, earlier in near:
        text, other = word.text[locale], earlier.text[locale]
        if id(earlier) in told or fold(other, locale) == fold(text, locale):
            continue
        told.add(id(earlier))
        cards = [declaration(one) for one in (word, earlier) if one.declares]
        reason = one_thing(text, other, locale, cards)
        if reason is not None:
            yield Flaw(
                word.origin.place(locale),
                f"'{text}' is much the same as '{other}', word {number} of card '{card}': "
                f"{reason.rstrip('.')}",
                "put another word here",
            )
