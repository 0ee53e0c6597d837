"""How clues and guesses are judged from the tables of a pack alone, without any dictionary.

`JUDGING` says it in words, for the pack; the functions do what it says. What the tables do not
tell is left standing, which is where an engine that knows a language can do better.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from authoring.games.just_one.config import Config
from authoring.games.just_one.expressions import (
    HAN,
    Tables,
    allowed,
    forbidden,
    forms,
    home,
    is_one_word,
    is_right,
)
from authoring.language.fold import fold

SHORTEST_HAN: Final = 2
"""Characters of a Chinese word that is looked for inside another."""

HYPHENS: Final = re.compile(r"[-\u2010\u2011\u2013\s]")

BELIEVED: Final = ("inflected", "family", "misspelt", "homophone", "translation")

RIGHT: Final = ("inflected", "misspelt", "homophone")
"""Believed kinds that make a guess right (JO-39)."""

JUDGING: Final = " ".join(
    (
        "A clue is judged beside the mystery word in each locale at the table, and the first of"
        " these that is so decides. 1. Its folded form is empty in every locale: missing (JO-17)."
        " 2. In a locale its folded form stands in forbidden: the first of the kinds same, family,"
        " homophone, translation that has it in any locale (JO-26). 3. It holds white space or one"
        " of , ; | \u3001 \uff0c \uff1b, or it holds a Chinese character (U+3400-4DBF, U+4E00-9FFF,"
        " U+20000-3FFFF) and either more than six characters or one of a general category that"
        " begins with P: words (JO-14). 4. In a locale its folded form stands in allowed: it"
        " stands. 5. In the first locale whose believed has its folded form: the kind it stands"
        " under there, but same for inflected (JO-26). If a locale at the table is of the clue's"
        " language (zh with a Chinese character, en without), translation counts in that locale"
        " alone. 6. It is of the family (JO-26) if one of the"
        " two, clue and word in a locale, holds the other: it is divided by hyphens (U+002D,"
        " U+2010, U+2011, U+2013) or white space and a folded part of it equals a folded form of"
        " the other; or its folded form in the first locale contains a folded form of the other"
        " that has a Chinese character and two characters or more. 7. Else it stands: slips of the"
        " pen, invented words and rarer relatives take knowledge of the language.",
        "A guess is right (JO-39) if in a locale its folded form stands in guesses, or under"
        " inflected, misspelt or homophone in believed; else it is wrong (JO-40) as far as the"
        " tables tell. Where guesses must not only sound alike, those do not count that stand under"
        " homophone, in forbidden or in believed.",
        "Two clues are the same if they have a folded form in common in a locale (JO-21), or by"
        " step 6 (JO-22); else they are not, as far as the tables tell.",
    )
)


def reason(tables: Tables, locales: Sequence[str], card: str, number: int,
           texts: Sequence[str], clue: str, config: Config) -> str | None:  # fmt: skip
    """Why a clue falls beside the word whose texts these are, or None if it stands."""
    found = plain_reason(tables, locales, card, number, clue, config)
    if found is not None or allowed(tables, locales, card, number, clue):
        return found
    believed = tables["believed"][card][number - 1]
    for locale in locales:
        form = fold(clue, locale)
        for kind in BELIEVED:
            if kind == "translation" and home(clue, locales) not in (None, locale):
                continue
            if form in believed[locale].get(kind, ()):
                return "same" if kind == "inflected" else kind
    return "family" if any(holds(clue, text, locales) for text in texts) else None


def plain_reason(tables: Tables, locales: Sequence[str], card: str, number: int,
                 clue: str, config: Config) -> str | None:  # fmt: skip
    """Why a clue falls by its spelling and by what the card says, or None."""
    if not forms(clue, locales):
        return "missing"
    kind = forbidden(tables, locales, card, number, clue)
    return "words" if kind is None and not is_one_word(clue, config) else kind


def right(tables: Tables, locales: Sequence[str], card: str, number: int,
          guess: str, match: str) -> bool:  # fmt: skip
    """Whether a guess is right as far as the tables tell (JO-39)."""
    if is_right(tables, locales, card, number, guess, match):
        return True
    believed = tables["believed"][card][number - 1]
    kinds = RIGHT if match == "sound" else RIGHT[:-1]
    return any(
        fold(guess, locale) in believed[locale].get(kind, ())
        for locale in locales
        for kind in kinds
    )


def holds(one: str, other: str, locales: Sequence[str]) -> bool:
    """Whether one of the two has the other as a whole part and says more."""
    return _holds(one, forms(other, locales), locales) or _holds(
        other, forms(one, locales), locales
    )


def _holds(one: str, spelled: frozenset[str], locales: Sequence[str]) -> bool:
    parts = [part for part in HYPHENS.split(one) if part]
    if len(parts) > 1 and any(not spelled.isdisjoint(forms(part, locales)) for part in parts):
        return True
    whole = fold(one, locales[0])
    return any(
        len(form) >= SHORTEST_HAN and HAN.search(form) is not None and form in whole
        for form in spelled
    )
