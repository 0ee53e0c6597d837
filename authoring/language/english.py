"""What the spelling of an English name shows.

Letters are a to z: capitals and accents are folded (Café is cafe), apostrophes are
passed over, and anything else, such as a space or a hyphen, ends a run of letters.
What asks for neighbouring letters (contains, double letters) looks inside one run.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from itertools import pairwise

VOWELS = frozenset("aeiou")
APOSTROPHES = "'’ʼ"
UNDIVIDED = {"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ð": "d", "þ": "th", "ł": "l", "ı": "i"}
"""Letters that Unicode does not take apart, as they are usually written with a to z."""


def is_letter(sign: str) -> bool:
    """Whether this one character is a lower-case letter from a to z."""
    return "a" <= sign <= "z" and len(sign) == 1


def fold(text: str) -> str:
    """The text in lower case without accents; what is not a letter stays as it is."""
    spread = "".join(UNDIVIDED.get(sign, sign) for sign in text.casefold())
    return "".join(
        sign for sign in unicodedata.normalize("NFKD", spread) if not unicodedata.combining(sign)
    )


@lru_cache(maxsize=1 << 15)
def runs(name: str) -> tuple[str, ...]:
    """The unbroken runs of letters: `Jack-in-the-box` has four."""
    joined = "".join(sign for sign in fold(name) if sign not in APOSTROPHES)
    return tuple("".join(sign if is_letter(sign) else " " for sign in joined).split())


@lru_cache(maxsize=1 << 15)
def letters(name: str) -> str:
    """The letters alone, in order."""
    return "".join(runs(name))


def contains(name: str, text: str) -> bool:
    return text in letters(name) and any(text in run for run in runs(name))


def starts_with(name: str, text: str) -> bool:
    found = runs(name)
    return found != () and found[0].startswith(text)


def ends_with(name: str, text: str) -> bool:
    found = runs(name)
    return found != () and found[-1].endswith(text)


def length(name: str) -> int:
    """How many letters."""
    return len(letters(name))


def words(name: str) -> int:
    """How many words, divided by spaces; a hyphen joins."""
    return len(name.split())


def count_vowels(name: str) -> int:
    """How many of the letters are a, e, i, o or u, each time counted."""
    return count_letters(name, VOWELS)


def count_letters(name: str, of: frozenset[str]) -> int:
    """How many of the letters are among these, each time counted."""
    return sum(map(letters(name).count, of))


def has_only(name: str, of: frozenset[str]) -> bool:
    """Whether every letter is among these."""
    return of.issuperset(letters(name))


def has_double_letter(name: str) -> bool:
    """Whether a letter stands twice in a row."""
    return any(first == second for run in runs(name) for first, second in pairwise(run))


def has_repeated_letter(name: str) -> bool:
    """Whether a letter occurs at least twice, anywhere."""
    return len(set(letters(name))) < length(name)


def starts_as_it_ends(name: str) -> bool:
    """Whether the first letter is also the last, in a name of two letters or more."""
    spelled = letters(name)
    return len(spelled) > 1 and spelled[0] == spelled[-1]


def is_alphabetical(name: str) -> bool:
    """Whether no letter comes before its left neighbour in the alphabet."""
    spelled = letters(name)
    return all(left <= right for left, right in pairwise(spelled))
