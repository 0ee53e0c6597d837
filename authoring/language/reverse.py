"""The lexicon read backwards: from what stands in its rows to the words whose rows they are.

Play looks words up one by one. Whoever wants all that is related to some words, to write it
into a pack, needs the rows in the other direction, and says first which keys are asked for:
one pass over the lexicon then finds the words of all of them, in half a second.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise

from authoring.language.store import database

STRESS = re.compile(r"\d")
SURE_SHARE = 45
"""The least share of a meaning in a word's use at which it can make a synonym."""

SURE_RANKS = frozenset((":0", ":1", ":2", ":3"))
"""How far down its row a meaning of a Chinese word is a translation for sure."""

CHINESE = ("inside", "kin", "reading", "name", "head", "first")

Keys = defaultdict[str, set[str]]
"""What is asked for. Of English words: form (of a base word), root (what they are derived
from), whole (of a part), sound, sense; of Chinese ones: inside (other words), kin, reading
(with tones), name (shared with others), head (an English meaning), first (the first one); of
words of other languages: abroad (their English)."""

Found = dict[tuple[str, str], tuple[str, ...]]
"""The words under each key that is asked for and has any, the commonest first."""

Row = tuple[int, str, str, str]
"""How common a word is, what was asked for, the key, and the word."""


def spoken(sound: str) -> str:
    """An English sound as it is compared: without stress."""
    return STRESS.sub("", sound).replace("nts", "ns")


def read(asked: Keys) -> Found:
    """The words under the keys that are asked for."""
    ranked: dict[tuple[str, str], list[tuple[int, str]]] = {}
    for rows in (_english, _chinese, _abroad):
        for rarity, what, key, word in rows(asked):
            ranked.setdefault((what, key), []).append((-rarity, word))
    return {
        key: tuple(dict.fromkeys(word for _, word in sorted(told))) for key, told in ranked.items()
    }


def _english(asked: Keys) -> Iterator[Row]:
    if not any(asked[what] for what in ("form", "root", "whole", "sound", "sense")):
        return
    columns = "word, rarity, bases, kin, parts, sounds, senses, spelling"
    rows = database().execute(f"select {columns} from english").fetchall()
    spelled = {row[0]: row[7] for row in rows if row[7]}
    based = {row[0]: row[2].split(" ") for row in rows if row[2]}
    kin = {row[0]: row[3].split("|") for row in rows if row[3]}
    for word, rarity, _, _, parts, sounds, senses, _ in rows:
        told: list[tuple[str, Iterable[str]]] = []
        bases: set[str] = set()
        if word in based or word in spelled:
            own = spelled.get(word, word)
            bases = {own, *based.get(own, ())}
            bases |= {spelled.get(base, base) for base in based.get(word, ())}
            told.append(("form", bases - {word}))
        if bases or word in kin:
            told.append(("root", {root for one in {word, *bases} for root in kin.get(one, ())}))
        if parts:
            told.append(("whole", parts.split("|")))
        if sounds and asked["sound"]:
            told.append(("sound", map(spoken, sounds.split("|"))))
        if senses and asked["sense"]:
            shares = (one.partition(":") for one in senses.split())
            sure = (sense for sense, _, share in shares if int(share) >= SURE_SHARE)
            told.append(("sense", sure))
        for what, keys in told:
            for key in asked[what].intersection(keys):
                yield rarity, what, key, word


def _chinese(asked: Keys) -> Iterator[Row]:
    if not any(asked[what] for what in CHINESE):
        return
    inside, heads, first = asked["inside"], asked["head"], asked["first"]
    pairs = {one + other for word in inside for one, other in pairwise(word)}
    columns = "word, rarity, known, sounds, meanings, senses, kin"
    for row in database().execute(f"select {columns} from chinese"):
        word, rarity, known, sounds, meanings, senses, kin = row
        told: list[tuple[str, Iterable[str]]] = []
        if known and len(word) > 2 and not pairs.isdisjoint(map("".join, pairwise(word))):
            told.append(("inside", _pieces(word)))
        if kin and asked["kin"]:
            told.append(("kin", kin.split("|")))
        if sounds and len(word) > 1 and asked["reading"]:
            told.append(("reading", sounds.split("|")))
        if senses and asked["name"]:
            told.append(("name", senses.split()))
        if meanings and (heads or first):
            ranked = meanings.split("|")
            told.append(("head", (one[:-2] for one in ranked if one[-2:] in SURE_RANKS)))
            told.append(("first", (one[:-2] for one in ranked[:1])))
        for what, keys in told:
            for key in asked[what].intersection(keys):
                yield rarity, what, key, word


def _pieces(word: str) -> Iterator[str]:
    """What stands inside a word: two characters and more, and less than all of it."""
    for start in range(len(word)):
        for end in range(start + 2, len(word) + 1):
            if end - start < len(word):
                yield word[start:end]


def _abroad(asked: Keys) -> Iterator[Row]:
    """Words that are common in their language count as commoner than others."""
    if not asked["abroad"]:
        return
    for word, meant in database().execute("select word, meanings from abroad"):
        for language, _, meaning in (one.partition(":") for one in meant.split("|")):
            if meaning in asked["abroad"]:
                yield int(language.endswith("+")), "abroad", meaning, word
