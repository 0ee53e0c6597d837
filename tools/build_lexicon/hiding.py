"""Which words count where they stand inside another: common ones, without names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tools.build_lexicon import sources
from tools.build_lexicon.wordnet import WordNet

RARE, COMMON = 1, 2
SHORTEST = 3
"""Letters of the words that are listed by hand: most strings of three are somebody's word."""

KNOWN_TO_ALL = 3.4
"""How common a longer word is, on the Zipf scale, that every player knows."""

KNOWN_TO_SOME = 2.6


@dataclass(frozen=True, slots=True)
class HiddenRow:
    """A word that may hide in another, and whether it is RARE or COMMON."""

    word: str
    worth: int


def rows(
    net: WordNet, bases: Mapping[str, set[str]], common: Mapping[str, float]
) -> list[HiddenRow]:
    """Dictionary words and their forms, those of three letters as our list has them."""
    listed = {row[0]: set(row[1].split()) for row in sources.hand("hidden.en.txt")}
    forms = {form for form, stems in bases.items() if not net.plain.isdisjoint(stems)}
    found = dict.fromkeys(listed["short"], COMMON)
    for word in (net.plain | forms) - listed["out"]:
        rarity = common.get(word, 0.0)
        if len(word) > SHORTEST and word.isalpha() and word.isascii() and rarity >= KNOWN_TO_SOME:
            found[word] = COMMON if rarity >= KNOWN_TO_ALL else RARE
    return [HiddenRow(word, found[word]) for word in sorted(found)]
