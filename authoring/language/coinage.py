"""Whether an expression is a word at all, as far as can be told."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from authoring.language.expression import LONGEST, read
from authoring.language.lexicon import abroad, chinese, english
from authoring.language.spelling import slips
from authoring.language.store import database

SHORTEST_PART = 3
SHORTEST_SLIP, COMMON = 5, 3.2
"""Letters of a misspelling, and how common, on the Zipf scale, the word is that was meant."""

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
        or _is_slip(word)
    )


def _is_slip(word: str) -> bool:
    """Whether it is one slip away from a common word that begins alike: elefant, bannana."""
    if len(word) < SHORTEST_SLIP:
        return False
    return any(
        abs(len(common) - len(word)) < 2 and slips(word, common) == 1 for common in _common(word[0])
    )


@cache
def _common(letter: str) -> tuple[str, ...]:
    """The common words with this first letter."""
    asked = "select word from english where word >= ? and word < ? and rarity >= ? and known"
    limits = (letter, chr(ord(letter) + 1), int(COMMON * 100))
    return tuple(str(row[0]) for row in database().execute(asked, limits))


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


def is_expression(one: str, other: str) -> bool:
    """Whether two words are an expression together, in either order: ice and cream, mouse and
    hole, 奥运 and 会."""
    return _is_joined(one, other) or _is_joined(other, one)


def _is_joined(first: str, last: str) -> bool:
    if len(first) + len(last) >= LONGEST:
        return False
    mine, yours = read(first), read(last)
    if mine.language == yours.language == "zh":
        return chinese(mine.written + yours.written).known
    spaced, joined = f"{mine.written} {yours.written}", mine.plain + yours.plain
    if english(spaced).known or english(spaced).senses:
        return True
    return min(len(mine.plain), len(yours.plain)) >= SHORTEST_PART and english(joined).known


def may_be_several(text: str, long: int) -> bool:
    """Whether an expression in Chinese that no dictionary has looks like several words: it has
    so many characters, or a 的 between others (JO-14)."""
    if len(text) > LONGEST:
        return True
    expression = read(text)
    if expression.language != "zh" or chinese(expression.written).known:
        return False
    return len(expression.written) >= long or "的" in expression.written[1:-1]
