"""The folded forms of a word and of what its card declares about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.games.just_one.cards import RELATIONS, Word
from authoring.language.fold import fold
from authoring.model import Place


@dataclass(frozen=True, slots=True)
class Declared:
    """One declared word: its relation to the mystery word, and its locale."""

    relation: str
    locale: str
    written: str
    form: str
    place: Place


def own_forms(word: Word) -> dict[str, str]:
    """The folded mystery word by locale."""
    return {locale: fold(word.text[locale], locale) for locale in word.text}


def declared(word: Word) -> Iterator[Declared]:
    """Everything that the card declares about the word, relation by relation."""
    for relation in RELATIONS:
        for locale, written in word.declared(relation).items():
            for index, one in enumerate(written):
                place = word.origin.place(relation, locale, index)
                yield Declared(relation, locale, one, fold(one, locale), place)
