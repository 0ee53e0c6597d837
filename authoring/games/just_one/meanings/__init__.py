"""Words with two meanings, as lists by language: a designer's memory, not a dictionary."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from authoring.language.fold import fold

FOLDER = Path(__file__).resolve().parent


@cache
def listed(kind: str, language: str) -> Mapping[str, tuple[str, str, str]]:
    """By folded form the word and its two meanings; nothing for a language without a list.

    `kind` is homographs (said in two ways) or ambiguous (said alike).
    """
    path = FOLDER / f"{kind}.{language}.txt"
    if not path.is_file():
        return {}
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        word, colon, meanings = line.partition(": ")
        if colon and not line.startswith("#"):
            one, _, other = meanings.partition(" | ")
            found[fold(word, language)] = (word, one, other)
    return found
