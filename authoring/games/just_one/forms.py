"""The folded forms of a word and of what its card declares about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.games.just_one.cards import RELATIONS, Word
from authoring.language.fold import fold
from authoring.model import Place


@dataclass(frozen=True, slots=True)
class Declared:
    """One declared word: its relation to the mystery word, its locale and its number there."""

    relation: str
    locale: str
    index: int
    written: str
    form: str
    word: Word

    @property
    def place(self) -> Place:
        """Where it is written; looked up only for a word that something is said of."""
        return self.word.origin.place(self.relation, self.locale, self.index)


def own_forms(word: Word) -> dict[str, str]:
    """The folded mystery word by locale."""
    return {locale: fold(word.text[locale], locale) for locale in word.text}


def declared(word: Word) -> Iterator[Declared]:
    """Everything that the card declares about the word, relation by relation."""
    for relation in RELATIONS:
        for locale, written in word.declared(relation).items():
            for index, one in enumerate(written):
                yield Declared(relation, locale, index, one, fold(one, locale), word)
