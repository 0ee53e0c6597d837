"""How Chinese names are read: by the card, else by a dictionary, else character by character.

A name may have several readings (长 is cháng and zhǎng). What is asked of its sound is then
so, or not so, only where all of them agree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice, pairwise, product

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


@lru_cache(maxsize=1 << 13)
def _known(name: str) -> tuple[Reading, ...]:
    ways = [_of_part(part) for part in _parts(characters(name))]
    found = (tuple(chain.from_iterable(way)) for way in product(*ways))
    return tuple(islice(found, MOST)) if ways and all(ways) else ()


def _parts(signs: Sequence[str]) -> Iterator[str]:
    """The name, or the longest words in it that a dictionary reads, from the left."""
    at = 0
    while at < len(signs):
        end = next(
            (end for end in range(len(signs), at + 1, -1) if _listed("".join(signs[at:end]))),
            at + 1,
        )
        yield "".join(signs[at:end])
        at = end


@lru_cache(maxsize=1 << 13)
def _listed(word: str) -> tuple[Reading, ...]:
    """The readings of a word of two characters or more, as a dictionary has them. Of two in
    zǐ and zi (狮子 is also a sign of the zodiac) the thing is in zi."""
    told = (tuple(sound.split()) for sound in chinese(word).sounds)
    found = tuple(reading for reading in told if len(reading) == len(word))
    light = tuple(reading for reading in found if reading[-1] == "zi5")
    return light or found


def _of_part(part: str) -> tuple[Reading, ...]:
    if len(part) > 1:
        return _listed(part)
    return tuple((one,) for one in character(part).usual) if is_character(part) else ((part,),)


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


def measure_words(name: str, facts: Facts = UNSTATED) -> tuple[str, ...]:
    """What a name is counted with, as the card or else a dictionary has it."""
    if facts.measure_words is not None:
        return facts.measure_words
    return tuple(chinese("".join(characters(name))).classifiers)


def measured_with(name: str, classifier: str, facts: Facts = UNSTATED) -> bool | None:
    """Whether a name is counted with this measure word; None where nobody names any."""
    told = measure_words(name, facts)
    return classifier in told if told else None


def allowed(sign: str) -> tuple[str, ...]:
    """Every reading of a character that a dictionary has, in use or not."""
    told = character(sign)
    return (*told.usual, *told.readings)
