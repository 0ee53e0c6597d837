"""How Chinese names are read: by the card, else by a dictionary, else character by character.

A name may have several readings (长 is cháng and zhǎng). What is asked of its sound is then
so, or not so, only where all of them agree.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice, pairwise, product

from authoring.language import pinyin
from authoring.language.chinese import characters, is_character
from authoring.language.facts import UNSTATED, Facts
from authoring.language.lexicon import character, chinese

Reading = tuple[str, ...]
"""One compared syllable a sign; of a letter or digit, the sign itself."""

MOST = 16
"""Readings that are tried of a name that no dictionary has."""

NEUTRAL = "5"
PATTERNS = ("rising", "falling", "different")


def readings(name: str, facts: Facts = UNSTATED) -> tuple[Reading, ...]:
    """Every way to read the name, the usual one first; none where a character is unknown."""
    return (facts.reading,) if facts.reading is not None else _known(name)


@lru_cache(maxsize=1 << 12)
def _known(name: str) -> tuple[Reading, ...]:
    signs = characters(name)
    if len(signs) > 1:
        told = [tuple(sound.split()) for sound in chinese("".join(signs)).sounds]
        whole = tuple(reading for reading in told if len(reading) == len(signs))
        if whole:
            return whole
    ways = [character(sign).usual if is_character(sign) else (sign,) for sign in signs]
    return tuple(islice(product(*ways), MOST)) if all(ways) else ()


def tones(reading: Reading) -> tuple[str, ...]:
    """The tone of each syllable, 1 to 5; none of a name with letters or digits."""
    parts = [pinyin.split(syllable) for syllable in reading]
    told = tuple(part.tone for part in parts if part is not None)
    return told if len(told) == len(parts) else ()


def _follows(reading: Reading, pattern: str) -> bool:
    told = tones(reading)
    if pattern == "rising":
        return len(told) > 1 and all(one < next_ for one, next_ in pairwise(told))
    if pattern == "falling":
        return len(told) > 1 and all(one > next_ for one, next_ in pairwise(told))
    if pattern == "different":
        return len(told) > 1 and len(set(told)) == len(told)
    return told == tuple(pattern.split("-"))


def agreed(answers: set[bool]) -> bool | None:
    """What is so in every reading; None where they differ, or there is none."""
    return answers.pop() if len(answers) == 1 else None


def has_pattern(name: str, pattern: str, facts: Facts = UNSTATED) -> bool | None:
    """Whether the tones follow a pattern: one of PATTERNS, or tones such as `3-4`."""
    return agreed({_follows(reading, pattern) for reading in readings(name, facts)})


def has_one_tone(name: str, facts: Facts = UNSTATED) -> bool | None:
    """Whether all syllables of a name of two or more have the same tone."""
    told = map(tones, readings(name, facts))
    return agreed({len(each) > 1 and len(set(each)) == 1 for each in told})


def parts(name: str, part: str, facts: Facts = UNSTATED) -> tuple[tuple[str, ...], ...]:
    """In each reading the `initial`, `final` or `tone` of every sign; "" of a letter or digit."""
    return tuple(
        tuple(
            "" if syllable is None else str(getattr(syllable, part))
            for syllable in map(pinyin.split, reading)
        )
        for reading in readings(name, facts)
    )


def measured_with(name: str, classifier: str, facts: Facts = UNSTATED) -> bool | None:
    """Whether a name is counted with this measure word, as the card or a dictionary has it;
    None where neither has one."""
    told = facts.measure_words or tuple(chinese("".join(characters(name))).classifiers)
    return classifier in told if told else None


def allowed(sign: str) -> tuple[str, ...]:
    """Every reading of a character that a dictionary has, in use or not."""
    told = character(sign)
    return (*told.usual, *told.readings)
