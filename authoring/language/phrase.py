"""Expressions of several words: what is left of them once the small words are dropped.

spaCy divides them, knows the small words of each language, and its tables lead forms to
base words; no trained model is used. It takes a second and 70 MB to import, so it is imported
by the first phrase that needs it, and what it said of an expression is kept. A phrase of words
that the lexicon knows needs no other tables: spaCy would divide it at the spaces, too, and
Chinese between its characters.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Any

from authoring.language.lexicon import english
from authoring.language.ties_english import bases

KEPT = 1 << 12
Pipeline = Callable[[str], Iterable[Any]]


class UnknownLanguage(ValueError):
    """spaCy does not know a language of this name."""


SMALL_ENGLISH = """
a an the some any my your his her our their its this that these those of to in on at for with
from by and or is are was were be being very really
"""
SMALL = {
    "en": frozenset(SMALL_ENGLISH.split()),
    "zh": frozenset("的"),
}
"""What adds nothing to which thing is named. spaCy's own lists for these languages hold words
such as call, show and 人, which do."""

LETTERS = re.compile(r"[a-z]+(?: [a-z]+)*")


@lru_cache(maxsize=KEPT)
def content(written: str, language: str) -> tuple[str, ...]:
    """The base words of an expression in order, without articles, other small words and
    marks; all of its words where there are only small ones. Raises UnknownLanguage."""
    known = known_content(written, language)
    return _by_tables(written, language) if known is None else known


def known_content(written: str, language: str) -> tuple[str, ...] | None:
    """The same for an expression of words that the lexicon knows, else None; without spaCy."""
    words = _known(written, language)
    if words is None:
        return None
    told = [word for word in words if word not in SMALL[language]]
    return tuple(map(_english_base if language == "en" else str, told or words))


def _known(written: str, language: str) -> list[str] | None:
    """The words of an expression, if the lexicon knows them all."""
    if language == "zh":
        return [sign for sign in written if sign.isalnum()] or list(written)
    if language == "en" and LETTERS.fullmatch(written):
        words = written.split()
        if all(word in SMALL["en"] or english(word).known for word in words):
            return words
    return None


def _english_base(word: str) -> str:
    return min(bases(word), key=lambda base: (len(base), base))


def _by_tables(written: str, language: str) -> tuple[str, ...]:
    tokens = [token for token in _pipeline(language)(written) if not token.is_punct]
    small = SMALL.get(language)
    told = [
        token
        for token in tokens
        if not token.is_space
        and not (token.is_stop if small is None else token.text.casefold() in small)
    ]
    pipeline = _pipeline(language)
    return tuple(_base(token, language, pipeline) for token in told or tokens if token.text.strip())


def _base(token: Any, language: str, pipeline: Pipeline) -> str:
    """The base word of a token; the tables of some languages know nouns in capitals only."""
    word = str(token.text)
    if language == "en" and english(word).known:
        return _english_base(word)
    base = str(token.lemma_) or word
    if base == word:
        base = next((str(noun.lemma_) for noun in pipeline(word.capitalize())), "") or word
    return base.casefold()


@cache
def _pipeline(language: str) -> Pipeline:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import spacy

        try:
            pipeline = spacy.blank(language)
        except ImportError as fault:
            raise UnknownLanguage(f"There are no rules for a language {language!r}.") from fault
        try:
            pipeline.add_pipe("lemmatizer", config={"mode": "lookup"})
            pipeline.initialize()
        except (ValueError, KeyError):
            pipeline = spacy.blank(language)
    return pipeline
