"""What people associate with words, as far as word vectors tell: read once a process.

tools/build_associations compiles the file, and says from what.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from authoring.engine.chance import ONE, root

FILE = Path(__file__).resolve().parent / "data" / "associations.txt.gz"


@dataclass(frozen=True, slots=True)
class Associations:
    """Words by number; `near[n]` are the numbers and cosines (in hundredths) of the words that
    word n brings to mind, the nearest first. `chinese[n]` is blank where there is no word."""

    english: tuple[str, ...]
    chinese: tuple[str, ...]
    noun: tuple[bool, ...]
    near: tuple[tuple[tuple[int, int], ...], ...]
    numbers: dict[str, int]
    reminds: dict[int, tuple[int, ...]]
    """From a clue's number to the words that bring it to mind."""


@cache
def associations() -> Associations:
    """All that is known. Raises OSError when the installation lacks it."""
    english, chinese, noun, near = [], [], [], []
    reminds: dict[int, list[int]] = {}
    with gzip.open(FILE, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            word, kind, abroad, told = line.rstrip("\n").split("\t")
            english.append(word)
            chinese.append(abroad)
            noun.append(kind == "noun")
            pairs = (pair.split(":") for pair in told.split())
            near.append(tuple((int(place), int(cosine)) for place, cosine in pairs))
            for place, _ in near[-1]:
                reminds.setdefault(place, []).append(number)
    return Associations(
        tuple(english),
        tuple(chinese),
        tuple(noun),
        tuple(near),
        {word: number for number, word in enumerate(english)},
        {place: tuple(words) for place, words in reminds.items()},
    )


@lru_cache(maxsize=1 << 15)
def shares(cosines: Sequence[int], doubling: int, avoided: int) -> tuple[int, ...]:
    """How likely each clue comes to be written, in parts of ONE: twice as likely for each
    `doubling` hundredths of cosine. The first `avoided` are so obvious that they are written
    a fifth as often as they would be."""
    if not cosines:
        return ()
    top = cosines[0]
    weights = [
        root(ONE**doubling >> (top - cosine), doubling) // (AVOIDING if place < avoided else 1)
        for place, cosine in enumerate(cosines)
    ]
    total = sum(weights)
    return tuple(max(1, ONE * weight // total) for weight in weights)


AVOIDING = 5
