"""What people associate with words, as far as texts tell: read once a process and language.

tools/build_associations compiles the files, and says from what.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from authoring.engine.chance import ONE, root

DATA = Path(__file__).resolve().parent / "data"
ENGLISH = DATA / "associations.en.txt.gz"
FILES = {"en": ENGLISH, "zh": DATA / "associations.zh.txt.gz"}
"""The tables by language. A line holds a word, `noun` if it may be one, and its associations:
the line (from 0) and the strength (in hundredths) of each."""


@dataclass(frozen=True, slots=True)
class Associations:
    """Words of one language by number; `near[n]` are the numbers and strengths (in hundredths)
    of the words that word n brings to mind, the strongest first."""

    words: tuple[str, ...]
    noun: tuple[bool, ...]
    near: tuple[tuple[tuple[int, int], ...], ...]
    numbers: dict[str, int]
    reminds: dict[int, tuple[int, ...]]
    """From a clue's number to the words that bring it to mind."""


@cache
def associations(language: str) -> Associations:
    """All that is known of a language (`en`, `zh`); nothing of any other. Raises OSError when
    the installation lacks it."""
    words, noun, near = [], [], []
    reminds: dict[int, list[int]] = {}
    for number, line in enumerate(_lines(language)):
        word, kind, told = line.split("\t")
        words.append(word)
        noun.append(kind == "noun")
        pairs = (pair.split(":") for pair in told.split())
        near.append(tuple((int(place), int(strength)) for place, strength in pairs))
        for place, _ in near[-1]:
            reminds.setdefault(place, []).append(number)
    return Associations(
        tuple(words),
        tuple(noun),
        tuple(near),
        {word: number for number, word in enumerate(words)},
        {place: tuple(numbers) for place, numbers in reminds.items()},
    )


def speaks(locale: str) -> bool:
    """Whether anything is known of the words of a locale."""
    return locale.partition("-")[0] in FILES


def _lines(language: str) -> list[str]:
    if language not in FILES:
        return []
    return gzip.decompress(FILES[language].read_bytes()).decode("utf-8").splitlines()


@lru_cache(maxsize=1 << 15)
def shares(strengths: Sequence[int], doubling: int, avoided: int) -> tuple[int, ...]:
    """How likely each clue comes to be written, in parts of ONE: twice as likely for each
    `doubling` hundredths of strength. The first `avoided` are so obvious that they are written
    a fifth as often as they would be."""
    if not strengths:
        return ()
    top = strengths[0]
    weights = [
        _halved(top - strength, doubling) // (AVOIDING if place < avoided else 1)
        for place, strength in enumerate(strengths)
    ]
    total = sum(weights)
    return tuple(max(1, ONE * weight // total) for weight in weights)


@cache
def _halved(fall: int, doubling: int) -> int:
    """ONE, halved for each `doubling` hundredths of a fall."""
    return root(ONE**doubling >> fall, doubling)


AVOIDING = 5
