"""Compounds that no dictionary lists because anybody understands them: 喜剧演员, sandcastle.

Surely one is an expression that is made of common words alone and is not a slip of the pen
away from another word: 环卫公人 is made of words too, and meant is 环卫工人.
"""

from __future__ import annotations

from functools import cache

from authoring.language.chinese import is_common
from authoring.language.expression import LONGEST, read
from authoring.language.lexicon import character, chinese, english
from authoring.language.spelling import slips
from authoring.language.store import database

COMMON = 3.5
"""How common, on the Zipf scale, each part must be."""

SHORTEST = {"en": 3, "zh": 2}
"""Letters or characters of a part."""

MEANT = 1.5
"""How common, on the Zipf scale, the English word is that a slip may have hit."""


def is_plain_compound(text: str) -> bool:
    """Whether an expression that no dictionary has is surely a compound of common words.

    Raises expression.TooLong and store.NoLexicon.
    """
    expression = read(text)
    if expression.language == "zh":
        name = expression.written
        return is_common(name) and _is_made_of_words(name) and not _is_miswritten(name)
    word = expression.plain
    if not (word.isascii() and word.isalpha() and len(word) < LONGEST):
        return False
    parts = _halves(word)
    return bool(parts) and not any(map(_is_written_apart, parts)) and not _is_misspelt(word)


def _is_made_of_words(name: str) -> bool:
    """Whether common words of two characters and more, end to end, are the whole name."""
    shortest = SHORTEST["zh"]
    return any(
        _is_chinese(name[:at]) and (_is_chinese(name[at:]) or _is_made_of_words(name[at:]))
        for at in range(shortest, len(name) - shortest + 1)
    )


def _is_chinese(word: str) -> bool:
    row = chinese(word)
    return row.known and row.rarity >= COMMON


def _is_miswritten(name: str) -> bool:
    """Whether a known word sounds alike and has another character in one place."""
    patterns = [f"{name[:at]}_{name[at + 1 :]}" for at in range(len(name))]
    asked = " or ".join(["word like ?"] * len(patterns))
    rows = database().execute(
        f"select word from chinese where length(word) = ? and ({asked})", (len(name), *patterns)
    )
    return any(
        all(
            one == other or _sounds(one) & _sounds(other)
            for one, other in zip(name, word, strict=True)
        )
        for (word,) in rows
    )


@cache
def _sounds(sign: str) -> frozenset[str]:
    """The syllables of a character, without tones."""
    return frozenset(reading.rstrip("012345") for reading in character(sign).readings)


def _halves(word: str) -> list[tuple[str, str]]:
    """Each way to cut a word into two common ones."""
    shortest = SHORTEST["en"]
    cuts = ((word[:at], word[at:]) for at in range(shortest, len(word) - shortest + 1))
    return [halves for halves in cuts if all(map(_is_english, halves))]


def _is_english(word: str) -> bool:
    row = english(word)
    return row.known and row.rarity >= COMMON


def _is_written_apart(halves: tuple[str, str]) -> bool:
    """Whether dictionaries have the same with a space: tooth fairy."""
    row = english(" ".join(halves))
    return row.known or bool(row.senses)


def _is_misspelt(word: str) -> bool:
    """Whether a known word is one slip away. One may have swapped the first two letters."""
    near = (other for letter in sorted(set(word[:2])) for other in _words(letter))
    return any(abs(len(other) - len(word)) < 2 and slips(word, other) == 1 for other in near)


@cache
def _words(letter: str) -> tuple[str, ...]:
    """The known words with this first letter."""
    asked = "select word from english where word >= ? and word < ? and rarity >= ? and known"
    limits = (letter, chr(ord(letter) + 1), int(MEANT * 100))
    return tuple(str(row[0]) for row in database().execute(asked, limits))
