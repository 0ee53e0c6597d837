"""A question is not written as the other questions are.

It is read aloud from a printed card, once, to people with a pen in their hands. A
full sentence that begins and ends as sentences do, and that can be said in one
breath, is understood the first time.

English: a capital letter at the start; at the end a full stop, or a question mark
when it asks (what, which, who, where, when, how …); at most 90 characters.
Chinese: at the end a full-width 。 or ？, the latter when it asks; at most 36
characters. `--fix` writes the one character that is wrong or missing, where that is sure.

Bad:

    text: {en: name a round fruit, zh-Hans: 说出一种圆形的水果}

Good:

    text: {en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from authoring.checks.spoken import Spoken
from authoring.finding import Fix, Flaw, Severity
from authoring.games.guess_club.cards import Questions
from authoring.model import Text
from authoring.source.deck import Deck
from authoring.source.yaml import Cursor

SEVERITY = Severity.WARNING

LONGEST = {"en": 90, "zh": 36}
"""Characters that are said in one breath."""

ENGLISH_ASKS = re.compile(r"(?i)^(what|which|who|whom|whose|where|when|why|how)\b")
CHINESE_ASKS = re.compile("^(?![说请写举列想猜选]).*(什么|哪|谁|几|多少|怎|吗[。？]?$|呢[。？]?$)")
"""A sentence that begins with an imperative (说出…) tells, whatever comes after."""


@dataclass(frozen=True, slots=True)
class _Lapse:
    """What is wrong with a text, and the way out: where no doubt is possible, this character
    takes the place of those from `start` to `end`."""

    message: str
    hint: str
    instead: str = ""
    start: int = 0
    end: int = 0


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    for question in deck.content.questions:
        for locale in deck.header.locales:
            text = question.text.get(locale)
            if text is None:
                continue
            for lapse in _lapses(text, locale.partition("-")[0]):
                place = question.text.origin.place(locale)
                message = f"the {locale} text of question '{question.id}' {lapse.message}"
                yield Flaw(place, message, lapse.hint, _fix(question.text, locale, lapse))


def _fix(text: Text, locale: str, lapse: _Lapse) -> Fix | None:
    if not lapse.instead or not isinstance(text.origin, Cursor):
        return None
    cursor = text.origin.at(locale)
    said = Spoken(locale, text[locale], cursor.document, cursor.pointer)
    return said.swap(lapse.start, lapse.end, lapse.instead)


def _lapses(text: str, language: str) -> Iterator[_Lapse]:
    words = text.strip()
    if language == "en":
        yield from _small(text)
        yield from _unended(text, words.rstrip("\"'”’")[-1:], ENGLISH_ASKS, ".", "?")
    elif language == "zh":
        yield from _unended(text, words.rstrip("”’》")[-1:], CHINESE_ASKS, "。", "？")
    longest = LONGEST.get(language)
    if longest is not None and len(words) > longest:
        yield _Lapse(f"has {len(words)} characters, more than {longest}", "say it in one breath")


def _small(text: str) -> Iterator[_Lapse]:
    words = text.lstrip().lstrip("\"'“‘")
    start = words[:1]
    if start.islower():
        at = len(text) - len(words)
        # A name such as iPad has its capital elsewhere.
        sure = len(start.upper()) == 1 and words.split()[0][1:].lower() == words.split()[0][1:]
        hint = f"write '{start.upper()}'"
        message = "does not begin with a capital letter"
        yield _Lapse(message, hint, start.upper() if sure else "", at, at + 1)


def _unended(text: str, end: str, asks: re.Pattern[str], stop: str, mark: str) -> Iterator[_Lapse]:
    words = text.strip()
    asking = bool(asks.match(words))
    if end == mark or (end == stop and not asking):
        return
    message = "asks without a question mark" if asking else "does not end like a sentence"
    wanted = mark if asking else stop
    # What has a comma may tell after all (When you travel, you take …), and what ends with
    # another sign may have lost more than this one.
    wrong = len(stop) if asking and words.endswith(stop) else 0
    sure = bool(wrong) or words[-1:].isalnum() or words.endswith((")", "）", "》"))
    sure = sure and not (asking and ("," in words or "，" in words))
    at = len(text.rstrip())
    instead = wanted if sure else ""
    yield _Lapse(message, f"end it with '{wanted}'", instead, at - wrong, at)
