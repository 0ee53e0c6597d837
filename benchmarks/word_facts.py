"""Measures how often the lexicon is right about words: `python -m benchmarks.word_facts`.

Against lists that were made by hand, before anybody looked at what the lexicon says: how
many syllables English words have, how many strokes Chinese characters have, how each is
usually read, how it is built, its radical and its parts. What the lexicon leaves open counts
as wrong.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from authoring.language import glyphs, spoken
from authoring.language.lexicon import character
from benchmarks.rows import Row

DATA = Path(__file__).resolve().parent.parent / "tests" / "data" / "language"


@dataclass(frozen=True, slots=True)
class Measured:
    """One fact: of how many words it is listed, what share of them must be right, and those
    that are wrong, as `word: ours, not listed`."""

    fact: str
    words: int
    wanted: float
    wrong: tuple[str, ...]

    @property
    def right(self) -> float:
        return 1 - len(self.wrong) / self.words


@dataclass(frozen=True, slots=True)
class Fact:
    """One column of a list, and how the lexicon answers."""

    name: str
    file: str
    column: str
    wanted: float
    answer: Callable[[str], str]


def _structure(sign: str) -> str:
    return " or ".join(character(sign).structures)


def _radical(sign: str) -> str:
    return glyphs.main_form(character(sign).radical)


def _has(sign: str, part: str) -> str:
    (parts,) = glyphs.components(sign)
    return "yes" if parts and part in parts else "no"


FACTS = (
    Fact("syllables", "syllables.csv", "syllables", 0.99, lambda word: str(spoken.syllables(word))),
    Fact("strokes", "characters.csv", "strokes", 0.99, lambda sign: str(glyphs.strokes(sign))),
    Fact("readings", "characters.csv", "reading", 0.99, lambda sign: character(sign).usual[0]),
    Fact("structure", "characters.csv", "structure", 0.97, _structure),
    Fact("radical", "characters.csv", "radical", 0.97, _radical),
    Fact("component", "components.csv", "has", 0.97, lambda pair: _has(*pair.split())),
)


def measure() -> Iterator[Measured]:
    """Each fact against its list."""
    for fact in FACTS:
        with (DATA / fact.file).open(encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file))
        at = rows[0].index(fact.column)
        listed = {row[0]: row[at] for row in rows[1:] if row[at]}
        told = {word: fact.answer(word) for word in listed}
        wrong = tuple(
            f"{word}: {told[word] or 'open'}, not {right}"
            for word, right in listed.items()
            if told[word] != right
        )
        yield Measured(fact.name, len(listed), fact.wanted, wrong)


def main() -> int:
    """Print the table; 1 where a fact is right less often than it must be."""
    missed = 0
    print(f"{'fact':<11}{'words':>6}{'right':>8}  wrong")
    for one in measure():
        missed += one.right < one.wanted
        print(f"{one.fact:<11}{one.words:>6}{one.right:>8.1%}  {'; '.join(one.wrong) or '–'}")
    return int(missed > 0)


def rows() -> Iterator[Row]:
    """How often each fact is right, of a hundred."""
    for one in measure():
        yield Row(f"{one.fact}, {one.words} words", 100 * one.right, "%", target=100 * one.wanted)


if __name__ == "__main__":
    sys.exit(main())
