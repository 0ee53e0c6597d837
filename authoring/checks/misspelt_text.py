"""A slip of the finger in the words of a text.

Whoever reads a card aloud stumbles over it, and whoever types the right word is told that
it is wrong.

- English: a word that no dictionary has and that is one letter away from one in use. Names
  and abbreviations, with their capitals, are passed over, and so is what is like no other
  word.
- Chinese: a character that stands twice where no word doubles it, one that makes a word of
  none because it looks like the right one (自已, 周未), a single small letter beside
  characters, left behind by the input method, and an English word at an end (香草 also).

Bad:

    text: {en: Name a ruond fruit., zh-Hans: 说出一种圆圆形的水果。}

Good:

    text: {en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from authoring.checks.spoken import Spoken, each_text
from authoring.finding import Flaw, Severity
from authoring.language import orthography
from authoring.language.confusion import mistaken
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_APOSTROPHE = re.compile(r"['’](?:s$)?")
_SENTENCE = tuple(".?!…:")


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return each_text(deck, _flaws)


def _flaws(text: Spoken, _locales: tuple[str, ...]) -> Iterator[Flaw]:
    language = text.locale.partition("-")[0]
    if language == "en":
        yield from _in_words(text)
    elif language == "zh":
        yield from _in_characters(text)


def _in_words(text: Spoken) -> Iterator[Flaw]:
    sentence = text.words.endswith(_SENTENCE)
    for found in _WORD.finditer(text.words):
        word = found[0]
        if not word.islower() and not (sentence and found.start() == 0 and word.istitle()):
            continue
        plain = word.lower()
        meant = orthography.meant(plain if plain.isalpha() else _APOSTROPHE.sub("", plain))
        if meant is not None:
            place = text.part(*found.span())
            yield Flaw(place, f"'{word}' is not a word", f"did you mean '{meant}'?")


def _in_characters(text: Spoken) -> Iterator[Flaw]:
    for slip in orthography.doubled(text.words):
        word = text.words[slip.start : slip.end]
        yield Flaw(
            text.part(slip.start, slip.end),
            f"'{slip.meant}' stands twice here, and no word is written so",
            f"write '{slip.meant}' once, or write “# allow: misspelt-text {word} is right” above",
        )
    for slip in mistaken(text.words):
        word = text.words[slip.start : slip.end]
        yield Flaw(
            text.part(slip.start, slip.end),
            f"'{word}' is not a word, but looks like one",
            f"did you mean '{slip.meant}'?",
        )
    for slip in orthography.strays(text.words):
        letter = text.words[slip.start : slip.end]
        yield Flaw(
            text.part(slip.start, slip.end),
            f"a single letter '{letter}' stands among Chinese characters",
            f"delete it, or write '{letter.upper()}' if it belongs to the word",
        )
    for slip in orthography.left_over(text.words):
        yield Flaw(
            text.part(slip.start, slip.end),
            f"'{text.words[slip.start : slip.end]}' stands beside a Chinese text",
            "delete it, or write it in Chinese; a key behind the text needs a comma before it",
        )
