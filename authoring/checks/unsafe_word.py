"""A word that has no place on a card for the whole family.

Children and grandparents sit at one table. Swear words, contempt for people, sex, drugs
and cruelty end an evening, and an answer key is read aloud. The words looked for are a
short list in `authoring/checks/unsafe/`, without those that also mean something harmless.

Bad:

    - {en: cocaine, zh-Hans: 可卡因}

Good:

    - {en: coffee, zh-Hans: 咖啡}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from authoring.checks.spoken import Spoken, each_text
from authoring.finding import Flaw, Severity
from authoring.language.fold import fold
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING

LISTS = Path(__file__).parent / "unsafe"
_WORD = re.compile(r"[^\W_]+")


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return each_text(deck, _flaws)


def _flaws(text: Spoken, _locales: tuple[str, ...]) -> Iterator[Flaw]:
    language = text.locale.partition("-")[0]
    find = {"en": _in_words, "zh": _in_characters}.get(language)
    for start, end in find(text.words) if find else ():
        yield Flaw(
            text.part(start, end),
            f"'{text.words[start:end]}' is not for every player at the table",
            "put another word here",
        )


def _in_words(words: str) -> Iterator[tuple[int, int]]:
    """Where listed English words stand, of one or more words."""
    spans = [match.span() for match in _WORD.finditer(words)]
    forms = [fold(words[start:end], "en") for start, end in spans]
    listed = _listed("en")
    for length in sorted({len(term) for term in listed}):
        for first in range(len(forms) - length + 1):
            if tuple(forms[first : first + length]) in listed:
                yield spans[first][0], spans[first + length - 1][1]


def _in_characters(words: str) -> Iterator[tuple[int, int]]:
    """Where listed Chinese words stand; of two that begin together, the longer one."""
    return (match.span() for match in _pattern().finditer(words))


@lru_cache(maxsize=1)
def _pattern() -> re.Pattern[str]:
    terms = sorted(("".join(term) for term in _listed("zh")), key=len, reverse=True)
    return re.compile("|".join(map(re.escape, terms)))


@lru_cache(maxsize=2)
def _listed(language: str) -> frozenset[tuple[str, ...]]:
    """The terms of a language: in English each as its folded words."""
    lines = (LISTS / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    terms = (line.strip() for line in lines if line.strip() and not line.startswith("#"))
    if language == "zh":
        return frozenset((term,) for term in terms)
    return frozenset(tuple(fold(word, "en") for word in _WORD.findall(term)) for term in terms)
