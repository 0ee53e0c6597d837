"""Whether an expression is a word at all, as far as can be told."""

from __future__ import annotations

import re
from functools import lru_cache

from authoring.language.expression import read
from authoring.language.lexicon import abroad, chinese, english

SHORTEST_PART = 3
SEEN = 2.4
"""How common, on the Zipf scale, letters are that no dictionary has and that still are a
word: names, slang, what is new."""

ABBREVIATION = re.compile(r"^[A-Z][A-Z.&]{1,5}s?$")
DRAWN_OUT = re.compile(r"(.)\1\1|^[^aeiouy]+$|^(.{2,4})\2+$")
"""Noises: brrr, pssst, tick-tock, and what has no vowel."""

LETTERS = re.compile(r"^[a-z]+$")


@lru_cache(maxsize=1 << 12)
def is_invented(text: str) -> bool:
    """Whether this is surely no word (JO-26): in letters, in no dictionary of any language,
    no name, number, abbreviation, noise or compound of words (JO-15). Of Chinese nothing is
    ever sure, since any characters may be put together."""
    if ABBREVIATION.match(text.strip()):
        return False
    expression = read(text)
    if expression.language != "en" or not LETTERS.match(expression.plain):
        return False
    parts = [part for part in re.split(r"[-'\s]", expression.written) if part]
    if len(parts) > 1:
        return all(is_invented(part) for part in parts)
    word = expression.plain
    return not (
        len(word) < SHORTEST_PART
        or _is_word(word)
        or abroad(expression.written)
        or DRAWN_OUT.search(word)
        or _is_compound(word)
    )


def _is_word(word: str) -> bool:
    row = english(word)
    return row.known or row.rarity >= SEEN or bool(row.bases)


def _is_compound(word: str) -> bool:
    return any(
        _is_part(word[:at]) and _is_part(word[at:])
        for at in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1)
    )


def _is_part(word: str) -> bool:
    row = english(word)
    return row.known and row.rarity > SEEN + 1


def is_known(text: str) -> bool:
    """Whether the lexicon has this expression as it is written."""
    expression = read(text)
    if expression.language == "zh":
        return chinese(expression.written).known
    spaced = expression.written.replace("-", " ")
    if english(spaced).senses or english(expression.plain).known:
        return True
    parts = spaced.replace("'s", "").split()
    return len(parts) > 1 and all(english(read(part).plain).known for part in parts)
