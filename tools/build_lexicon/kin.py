"""Word families of English: what each word is derived from, and what parts it shows.

Derivations come from WordNet and from MorphyNet (Wiktionary). The second knows spelling
more than meaning (corner is no corn), so it is believed only where the ending is safe
or the definition of the longer word mentions the shorter one.
"""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

from tools.build_lexicon.wordnet import WordNet

SAFE = (
    "ness less ful fulness ship hood ism ist ize ise ify able ible ity ess like ward wards wise"
    " some ation ization ian ling ously ly"
)
"""Endings that hardly ever meet by chance the end of another word."""

PREFIXES = (
    "un non in im ir il dis re anti grand step great over under mis fore super mini micro tele"
    " multi sub inter pre post bi tri auto self semi co ex en em be counter hyper mega ultra"
)
NO_PARTS = ("inter", "auto", "semi", "sub", "ultra", "fore")
"""Prefixes that are words as well, and mean no part of what they stand before."""

SHORTEST_PART = 3
TELLS_NOTHING = 6.6
"""How common a word is, on the Zipf scale, that stands in any definition: are, that, with."""

USUAL = 0.08
"""The share of its uses that a word in -er must have as one that does."""


def derivations(
    data: Path, net: WordNet, known: dict[str, float], apart: set[str]
) -> dict[str, set[str]]:
    """The words that each word is derived from, one or two steps back."""
    parents: dict[str, set[str]] = defaultdict(set)
    derived: set[tuple[str, str]] = set()
    for one, other, sense, other_sense in sorted(net.derivations):
        if f"{one} {other}" in apart or f"{other} {one}" in apart:
            continue
        if _alike(one, other) and _usual(one, sense, net) and _usual(other, other_sense, net):
            parents[one].add(other)
            parents[other].add(one)
            derived.update(((one, other), (other, one)))
    above: dict[str, set[str]] = defaultdict(set)
    table = json.loads((data / "eng_derivations.json").read_text(encoding="utf-8"))
    for base, entry in table.items():
        for listed, how in entry["derives_to"].items():
            word = listed.lower()
            if base not in known or word not in known or f"{word} {base}" in apart:
                continue
            if _fits(base, word, how, net, derived):
                above[word].add(base)
    for word, stems in above.items():
        parents[word] |= stems.union(*(above.get(stem, ()) for stem in stems))
    return parents


def _common(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    shorter = min(len(one), len(other))
    return next((at for at in range(shorter) if one[at] != other[at]), shorter)


def _alike(one: str, other: str) -> bool:
    """Whether two words that WordNet calls derived look so: not sun and solar."""
    common = _common(one, other)
    shorter = min(len(one), len(other))
    return " " not in one + other and (common >= 3 or (common >= 2 and shorter <= 5))


def _usual(word: str, sense: str, net: WordNet) -> bool:
    """Whether who does it is what the word usually means: no butter is one that butts."""
    return not word.endswith(("er", "or")) or net.share(word, sense) > USUAL


def _fits(
    base: str, word: str, how: dict[str, Any], net: WordNet, derived: set[tuple[str, str]]
) -> bool:
    if not (base.isalpha() and word.isalpha() and base.isascii() and word.isascii()):
        return False
    if base == word or len(base) < SHORTEST_PART:
        return False
    if how["affix_type"] != "suffix":
        usual = how["affix"] in PREFIXES.split()
        return usual and word.endswith(base) and _told(base, word, net, derived)
    common = _common(base, word)
    if common < min(3, len(base)) or common < len(base) - 2:
        return False
    return how["affix"] in SAFE.split() or _told(base, word, net, derived)


def _told(base: str, word: str, net: WordNet, derived: set[tuple[str, str]]) -> bool:
    """Whether the dictionary has the derivation, or a definition mentions the base."""
    if (base, word) in derived:
        return True
    if word not in net.senses:
        return len(base) > SHORTEST_PART
    mentioned = net.mentions(word)
    return any(form in mentioned for form in (base, base + "s", base + "es", base + "ed"))


def parts(word: str, known: dict[str, float], net: WordNet, apart: set[str]) -> set[str]:
    """What a compound is made of, where its meaning shows it: snowman, but not butterfly."""
    found: set[str] = set()
    if word not in net.senses or " " in word or len(word) < 2 * SHORTEST_PART:
        return found
    for at in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
        first, last = word[:at], word[at:]
        if min(known.get(first, 0), known.get(last, 0)) < 3.3:
            continue
        if not (first in net.senses and last in net.senses):
            continue
        mentioned, higher = net.mentions(word), net.higher(word)
        is_a = last in higher or last in net.members_of(word)
        said = {
            part
            for part in (first, last)
            if mentioned & {part, part + "s", part + "es"}
            and known[part] < TELLS_NOTHING
            and (part == last or part not in NO_PARTS)
        }
        if is_a:
            found.add(last)
        if said or is_a:
            found |= said | ({first} if is_a and first not in NO_PARTS else set())
    return {part for part in found if f"{word} {part}" not in apart}
