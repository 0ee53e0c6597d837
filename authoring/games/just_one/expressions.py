"""What the pack and the spelling say for certain about clues and guesses.

The rules rely on this alone; what takes knowledge of the language is for the judge to
say in a move. Words are compared in every language at the table.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from authoring.games.just_one.config import Config
from authoring.language.fold import fold

KINDS = ("same", "family", "homophone", "translation")
"""Why the pack forbids a clue, the plainest reason first."""

SEPARATORS = re.compile(r"[\s,;|、，；]")
"""What stands between words rather than inside one."""

HAN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U0003ffff]")

Tables = Mapping[str, Any]


def forms(text: str, locales: Sequence[str]) -> frozenset[str]:
    """The folded forms of a text in the languages at the table; none for a blank text."""
    return _forms(text, *locales)


@lru_cache(maxsize=1 << 15)
def _forms(text: str, *locales: str) -> frozenset[str]:
    return frozenset(fold(text, locale) for locale in locales) - {""}


def home(clue: str, locales: Sequence[str]) -> str | None:
    """The locale at the table that a clue is of by its signs, if any: Chinese with a Chinese
    character, English without. Whether it is the mystery word in another language (JO-26)
    is asked there alone: beside a word that all read in both, `velocity` is no translation
    of 速度 but a synonym of `speed`."""
    language = "zh" if HAN.search(clue) else "en"
    return next((locale for locale in locales if locale.partition("-")[0] == language), None)


def is_one_word(text: str, config: Config) -> bool:
    """Whether a clue is one word (JO-14, JO-15): nothing separates parts of it, and in
    Chinese it is short and without punctuation. Numbers, signs and abbreviations pass."""
    if SEPARATORS.search(text):
        return False
    if not HAN.search(text):
        return True
    signs = any(unicodedata.category(sign).startswith("P") for sign in text)
    return len(text) <= config.zh_max_chars and not signs


def forbidden(
    tables: Tables, locales: Sequence[str], card: str, number: int, clue: str
) -> str | None:
    """Why the card forbids this clue for the word of this number, or None (JO-26)."""
    by_locale = tables["forbidden"][card][number - 1]
    told = [(fold(clue, locale), by_locale[locale]) for locale in locales]
    for kind in KINDS:
        for form, by_kind in told:
            if form in by_kind[kind]:
                return kind
    return None


def allowed(tables: Tables, locales: Sequence[str], card: str, number: int, clue: str) -> bool:
    """Whether the card says that this clue stands, whatever it looks like."""
    by_locale = tables["allowed"][card][number - 1]
    return any(fold(clue, locale) in by_locale[locale] for locale in locales)


def is_right(
    tables: Tables, locales: Sequence[str], card: str, number: int, guess: str, match: str
) -> bool:
    """Whether the card says that a guess is right (JO-39); with `match` exact, one that
    only sounds the same is not."""
    right = tables["guesses"][card][number - 1]
    sounds = tables["forbidden"][card][number - 1]
    for locale in locales:
        form = fold(guess, locale)
        if form in right[locale]:
            return match == "sound" or form not in sounds[locale]["homophone"]
    return False
