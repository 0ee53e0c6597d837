"""How names sound and are written, as far as the lexicon knows: facts for rules about words."""

from __future__ import annotations

import re
from functools import lru_cache

from authoring.language import ties_chinese
from authoring.language.english import runs
from authoring.language.lexicon import character, chinese, english

STRESS = re.compile(r"\d")
LAST_STRESSED = re.compile(r".[12](?!.*[12])")
VOWEL_GROUP = re.compile(r"[aeiouy]+")
SILENT_E = re.compile(r"[^aeiouyl]e$|[^aeiouytd]ed$")


@lru_cache(maxsize=1 << 12)
def syllables(name: str) -> int:
    """How many syllables an English name has; of a word that the lexicon has no sound of,
    as many as its spelling suggests."""
    return sum(_of_word(word) for word in runs(name))


def _of_word(word: str) -> int:
    sounds = english(word).sounds
    if sounds:
        return len(STRESS.findall(sounds[0]))
    return max(1, len(VOWEL_GROUP.findall(word)) - bool(SILENT_E.search(word)))


@lru_cache(maxsize=1 << 12)
def _rhymes(word: str) -> frozenset[str]:
    """What a word sounds like from its last stressed vowel on, in each way to say it."""
    found = (LAST_STRESSED.search(sound) for sound in english(word).sounds)
    return frozenset(
        STRESS.sub("", match.string[match.start() :]) for match in found if match is not None
    )


def rhymes(name: str, text: str) -> bool:
    """Whether the last word of an English name rhymes with this word and is another one."""
    mine, yours = runs(name)[-1:], runs(text)[-1:]
    return mine != yours and bool(mine and yours and _rhymes(mine[0]) & _rhymes(yours[0]))


def is_compound(name: str) -> bool:
    """Whether an English name is made of words: spelled apart, or one that shows its parts."""
    words = runs(name)
    return len(words) > 1 or any(part in word for word in words for part in english(word).parts)


def strokes(name: str) -> int:
    """How many strokes the characters of a Chinese name have together."""
    return sum(character(sign).strokes for sign in name)


def measured_with(name: str, classifier: str) -> bool:
    """Whether a Chinese name is counted with this measure word, as a dictionary has it."""
    return classifier in chinese(name).classifiers


def has_one_tone(name: str) -> bool:
    """Whether all syllables of a Chinese name of two or more have the same tone."""
    tones = {sound: STRESS.findall(sound) for sound in ties_chinese.sounds(name)}
    return bool(tones) and all(len(each) > 1 and len(set(each)) == 1 for each in tones.values())
