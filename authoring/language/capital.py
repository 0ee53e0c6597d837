"""Capitals of English words: which belong there, since the word is a name, and which do not."""

from __future__ import annotations

import re

from authoring.language.lexicon import english
from authoring.language.orthography import is_listed

NAMES = "en-names"
"""The list of words that are a name in some meaning, or a common word in none."""

_CAPITALIZED = re.compile(r"[A-Z][a-z]+(?:-[A-Za-z]?[a-z]*)*")


def in_small_letters(name: str) -> str | None:
    """A name of a thing as dictionaries have it, where its capitals are surely for nothing:
    telescope for Telescope, ice cream for Ice Cream. None where there are none, or where one
    may be right: Paris, French fries, Turkey, T-shirt, Starry Night."""
    words = name.split()
    written = [word for word in words if not word.islower()]
    if not written or not all(map(_CAPITALIZED.fullmatch, written)):
        return None
    small = " ".join(words).lower()
    if is_listed(NAMES, small):
        return None
    if len(words) > 1 and english(small).known:
        return small
    # Titles have capitals all along, and are not to be told from their words.
    parts = small.split()
    plain = all(is_listed("en", part) and not is_listed(NAMES, part) for part in parts)
    return small if plain and len(written) == 1 else None
