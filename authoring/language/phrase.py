"""Expressions of several words: what is left of them once the small words are dropped.

spaCy divides them, knows the small words of each language, and its tables lead forms to
base words; no trained model is used. It takes a second to import, so it is imported by the
first phrase that needs it, and what it said of an expression is kept.
"""

from __future__ import annotations

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


@lru_cache(maxsize=KEPT)
def content(written: str, language: str) -> tuple[str, ...]:
    """The base words of an expression in order, without articles, other small words and
    marks; all of its words where there are only small ones. Raises UnknownLanguage."""
    tokens = [token for token in _pipeline(language)(written) if not token.is_punct]
    told = [token for token in tokens if not (token.is_stop or token.is_space)]
    return tuple(_base(token, language) for token in told or tokens if token.text.strip())


def _base(token: Any, language: str) -> str:
    word = str(token.text)
    if language == "en" and english(word).known:
        return min(bases(word), key=lambda base: (len(base), base))
    return str(token.lemma_).casefold() or word


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
