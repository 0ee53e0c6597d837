"""Which words count where they stand inside another: common ones, without names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tools.build_lexicon import sources
from tools.build_lexicon.wordnet import WordNet

NO, RARE, COMMON = range(3)
SHORTEST = 3
KNOWN_TO_ALL = 3.4
"""How common a word of four letters or more is, on the Zipf scale, that every player knows."""
KNOWN_TO_SOME = 2.6


@dataclass(frozen=True, slots=True)
class Hidden:
    """Words of three letters are listed by hand: most strings of three are somebody's word."""

    listed: frozenset[str]
    kept_out: frozenset[str]
    words: frozenset[str]
    common: Mapping[str, float]

    @classmethod
    def of(cls, net: WordNet, bases: Mapping[str, set[str]], common: Mapping[str, float]) -> Hidden:
        """Dictionary words and their forms."""
        forms = {form for form, stems in bases.items() if not net.plain.isdisjoint(stems)}
        rows = {row[0]: frozenset(row[1].split()) for row in sources.hand("hidden.en.txt")}
        return cls(rows["short"], rows["out"], frozenset(net.plain | forms), common)

    def worth(self, word: str) -> int:
        """NO, RARE or COMMON."""
        if len(word) <= SHORTEST:
            return COMMON if word in self.listed else NO
        if word not in self.words or word in self.kept_out or not word.isalpha():
            return NO
        rarity = self.common.get(word, 0.0)
        if rarity >= KNOWN_TO_ALL:
            return COMMON
        return RARE if rarity >= KNOWN_TO_SOME else NO
