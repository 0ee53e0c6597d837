"""What the cards declare of their words, for whoever asks about relations."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.just_one.cards import Word, Words
from authoring.language.declaration import Declaration, plain
from authoring.language.verdict import Kind
from authoring.source.deck import Deck

KINDS = {
    "translations": Kind.TRANSLATION,
    "homophones": Kind.HOMOPHONE,
    "family": Kind.FAMILY,
    "also": Kind.SYNONYM,
}
"""The weaker ones first: a word declared twice has the last kind."""


def declaration(word: Word) -> Declaration:
    """What a card says of one word, in all its languages."""
    related = {
        plain(said): kind
        for relation, kind in KINDS.items()
        for words in word.declared(relation).values()
        for said in words
    }
    unrelated = {plain(said) for words in word.unrelated.values() for said in words}
    names = {plain(word.text[locale]) for locale in word.text}
    return Declaration(frozenset(names), frozenset(unrelated), related)


def declarations(deck: Deck[Words]) -> Iterator[Declaration]:
    """The declarations of all words of a deck, in its order."""
    for card in deck.content.cards:
        for word in card.words:
            yield declaration(word)
