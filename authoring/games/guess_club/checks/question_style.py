"""A question is not written as the other questions are.

It is read aloud from a printed card, once, to people with a pen in their hands. A
full sentence that begins and ends as sentences do, and that can be said in one
breath, is understood the first time.

English: a capital letter at the start; at the end a full stop, or a question mark
when it asks (what, which, who, where, when, how …); at most 90 characters.
Chinese: at the end a full-width 。 or ？, the latter when it asks; at most 36
characters.

Bad:

    text: {en: name a round fruit, zh-Hans: 说出一种圆形的水果}

Good:

    text: {en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Questions
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING

LONGEST = {"en": 90, "zh": 36}
"""Characters that are said in one breath."""

ENGLISH_ASKS = re.compile(r"(?i)^(what|which|who|whom|whose|where|when|why|how)\b")
CHINESE_ASKS = re.compile("^(?![说请写举列想猜选]).*(什么|哪|谁|几|多少|怎|吗[。？]?$|呢[。？]?$)")
"""A sentence that begins with an imperative (说出…) tells, whatever comes after."""


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    for question in deck.content.questions:
        for locale in deck.header.locales:
            text = question.text.get(locale)
            if text is None:
                continue
            for message, hint in _lapses(text.strip(), locale.partition("-")[0]):
                place = question.text.origin.place(locale)
                yield Flaw(place, f"the {locale} text of question '{question.id}' {message}", hint)


def _lapses(text: str, language: str) -> Iterator[tuple[str, str]]:
    if language == "en":
        yield from _english(text)
    elif language == "zh":
        yield from _chinese(text)
    longest = LONGEST.get(language)
    if longest is not None and len(text) > longest:
        yield f"has {len(text)} characters, more than {longest}", "say it in one breath"


def _english(text: str) -> Iterator[tuple[str, str]]:
    start = text.lstrip("\"'“‘")[:1]
    if start.islower():
        yield "does not begin with a capital letter", f"write '{start.upper()}'"
    end = text.rstrip("\"'”’")[-1:]
    if ENGLISH_ASKS.match(text):
        if end != "?":
            yield "asks without a question mark", "end it with '?'"
    elif end not in {".", "?"}:
        yield "does not end like a sentence", "end it with '.'"


def _chinese(text: str) -> Iterator[tuple[str, str]]:
    end = text.rstrip("”’》")[-1:]
    if CHINESE_ASKS.match(text):
        if end != "？":
            yield "asks without a question mark", "end it with '？'"
    elif end not in {"。", "？"}:
        yield "does not end like a sentence", "end it with '。'"
