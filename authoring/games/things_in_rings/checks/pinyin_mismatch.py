"""Stated pinyin that does not go with the characters of the name.

A thing may state how its Chinese name is read: many characters have several readings (行 is
xíng and háng), and rules about tones, initials and finals go by what the thing states.
Told is what is no pinyin; another number of syllables than characters; a syllable that its
character never has; and, for a name that a dictionary has, a reading other than its own.
A syllable without a tone goes with any reading of its character.

Bad:

    - id: bank
      name: {zh-Hans: 银行}
      facts: {zh-Hans: {pinyin: yín xíng}}

Good:

    - id: bank
      name: {zh-Hans: 银行}
      facts: {zh-Hans: {pinyin: yín háng}}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.things_in_rings.cards import RingsContent
from authoring.language import pinyin, readings
from authoring.language.chinese import characters, is_character
from authoring.model import Place
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR
SHIFTING = "一不"
"""Characters whose tone shifts with the next one: people write either."""


def check(deck: Deck[RingsContent]) -> Iterator[Flaw]:
    yield from deck.flaws("pinyin-mismatch")
    for thing in deck.content.things:
        for locale, facts in thing.facts.items():
            name = thing.name.get(locale)
            if facts.reading is not None and name is not None:
                place = thing.origin.place("facts", locale, "pinyin")
                yield from _disagreeing(name, facts.reading, place)


def _disagreeing(name: str, stated: readings.Reading, place: Place) -> Iterator[Flaw]:
    strange = False
    for sign, syllable in zip(characters(name), stated, strict=True):
        known = readings.allowed(sign) if is_character(sign) else ()
        if known and not any(_alike(sign, syllable, one) for one in known):
            strange = True
            told = ", ".join(dict.fromkeys(pinyin.written((one,)) for one in known))
            message = f"{sign} is not read {pinyin.written((syllable,))}"
            yield Flaw(place, message, f"a dictionary has {told}")
    listed = readings.readings(name)
    if not strange and len(stated) > 1 and not any(_same(name, stated, one) for one in listed):
        told = ", or ".join(map(pinyin.written, listed))
        message = f"{name} is read {told}, and not {pinyin.written(stated)}"
        hint = "write the reading of the dictionary, or allow this one"
        if listed:
            yield Flaw(place, message, hint, severity=Severity.WARNING)


def _same(name: str, one: readings.Reading, other: readings.Reading) -> bool:
    return all(map(_alike, characters(name), one, other))


def _alike(sign: str, stated: str, known: str) -> bool:
    """Whether two syllables of one character are one, but for a tone that got lost or shifts."""
    if stated == known or (sign == "儿" and stated in ("r5", "er5")):
        return True
    return stated[:-1] == known[:-1] and (
        sign in SHIFTING or readings.NEUTRAL in (stated[-1], known[-1])
    )
