"""How English names sound, and the words in them, as far as card and lexicon know."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import combinations, product

from authoring.language.english import letters, runs
from authoring.language.facts import UNSTATED, Facts
from authoring.language.lexicon import Hiding, english, hidden, hiding

STRESS = re.compile(r"\d")
LAST_STRESSED = re.compile(r".[12](?!.*[12])")
VOWEL_GROUP = re.compile(r"[aeiouy]+")
SILENT_E = re.compile(r"[^aeiouyl]e$|[^aeiouytd]ed$")
SHORTEST_HIDDEN = 3
"""Letters that a word has at least to count as hidden, where none is named."""


@lru_cache(maxsize=1 << 13)
def sounds(word: str) -> tuple[str, ...]:
    """Each way to say a word, the usual one first; of one that only its parts are known of,
    such as sandcastle, those of the parts."""
    own = english(word).sounds
    if own:
        return own
    halves = [(word[:at], word[at:]) for at in range(SHORTEST_HIDDEN, len(word) - 2)]
    common = [both for both in halves if all(hiding(half) is Hiding.COMMON for half in both)]
    if len(common) != 1:
        return ()
    first, last = (english(half).sounds for half in common[0])
    return tuple(one + other for one in first for other in last)


@lru_cache(maxsize=1 << 13)
def syllable_counts(name: str) -> tuple[int, ...]:
    """How many syllables an English name has in each way to say it, the usual one first;
    none where the lexicon lacks the sound of a word."""
    counts = [tuple(len(STRESS.findall(sound)) for sound in sounds(word)) for word in runs(name)]
    return tuple(dict.fromkeys(sum(way) for way in product(*counts))) if counts else ()


def syllables(name: str) -> int:
    """How many syllables a name has in the usual way to say it; of a word that the lexicon
    has no sound of, as many as its spelling suggests."""
    return sum(_of_word(word) for word in runs(name))


def _of_word(word: str) -> int:
    known = sounds(word)
    if known:
        return len(STRESS.findall(known[0]))
    return max(1, len(VOWEL_GROUP.findall(word)) - bool(SILENT_E.search(word)))


def sure_syllables(name: str, facts: Facts = UNSTATED) -> int | None:
    """How many syllables a name has; None where people differ, or nobody says."""
    if facts.syllables is not None:
        return facts.syllables
    counts = syllable_counts(name)
    return counts[0] if len(counts) == 1 else None


@lru_cache(maxsize=1 << 13)
def _rhymes(word: str) -> frozenset[str]:
    """What a word sounds like from its last stressed vowel on, in each way to say it."""
    found = (LAST_STRESSED.search(sound) for sound in sounds(word))
    return frozenset(
        STRESS.sub("", match.string[match.start() :]) for match in found if match is not None
    )


def rhymes(name: str, text: str, facts: Facts = UNSTATED) -> bool | None:
    """Whether the last word of an English name rhymes with this word and is another one;
    None where the lexicon does not know how one of them is said, and the card does not say
    what it rhymes with."""
    if facts.rhymes is not None and text in facts.rhymes:
        return True
    mine, yours = runs(name)[-1:], runs(text)[-1:]
    if mine == yours or not (mine and yours):
        return False
    one, other = _rhymes(mine[0]), _rhymes(yours[0])
    if one and other:
        return bool(one & other)
    return None if facts.rhymes is None else False


def is_compound(name: str, facts: Facts = UNSTATED) -> bool:
    """Whether an English name is made of words: spelled apart, or one that shows its parts."""
    if facts.compound is not None:
        return facts.compound
    words = runs(name)
    return len(words) > 1 or any(part in word for word in words for part in english(word).parts)


def hides(name: str, text: str) -> bool:
    """Whether this word stands inside a longer word of the name, letter beside letter."""
    word = letters(text)
    return bool(word) and any(word in run and word != run for run in runs(name))


@lru_cache(maxsize=1 << 13)
def hidden_words(name: str) -> tuple[str, ...]:
    """The words of three letters or more that stand inside a word of the name, the longest
    first: common ones, then those that only some players know."""
    known = hidden()
    found = {
        run[first:end]
        for run in runs(name)
        for first, end in combinations(range(len(run) + 1), 2)
        if SHORTEST_HIDDEN <= end - first < len(run) and run[first:end] in known
    }
    return tuple(sorted(found, key=lambda word: (-known[word], -len(word), word)))


def hides_any(name: str) -> bool | None:
    """Whether a common word hides in a name; None where only a rarer one does."""
    found = hidden_words(name)
    if not found:
        return False
    return True if hidden()[found[0]] is Hiding.COMMON else None
