"""A text that seems not to be translated yet.

It says the same in two locales that would say it differently, still holds a sentence of
the other language, or is a note such as TODO. The players of one language would get a
card that they cannot read. A text without any letter of its script is `wrong-script`.

Bad:

    text: {en: Name a round fruit., zh-Hans: "说出 Name a round fruit."}

Good:

    text: {en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from authoring.checks.script import script_of
from authoring.checks.spoken import Spoken, each_text
from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING

NOTES = re.compile(r"(?i:to-?do|tbd|fixme|translate me)\b[:.… ]*|xxx+|\?\?+|待译|待翻译|未翻译")
_SENTENCE = re.compile(r"(?:[a-z]+[ ,]+){2,}[a-z]+")
"""Three Latin words of small letters in a row: no name has that form."""

_SHORT = 2
"""Words up to which two languages of one script may well say the same."""


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return each_text(deck, _flaws)


def _flaws(text: Spoken, locales: tuple[str, ...]) -> Iterator[Flaw]:
    if NOTES.fullmatch(text.words.strip()):
        message = f"the {text.locale} text is only the note '{text.words}'"
        yield Flaw(text.place, message, "write what the card says")
    elif sentence := _foreign_sentence(text):
        yield Flaw(
            text.part(sentence.start(), sentence.end()),
            f"'{sentence[0]}' is not {text.locale}",
            "translate it",
        )
    else:
        yield from _same(text, locales)


def _foreign_sentence(text: Spoken) -> re.Match[str] | None:
    script = script_of(text.locale)
    return None if script in (None, "LATIN") else _SENTENCE.search(text.words)


def _same(text: Spoken, locales: tuple[str, ...]) -> Iterator[Flaw]:
    """The later of two locales that say the same at length."""
    for locale, words in text.beside:
        earlier = locales.index(locale) < locales.index(text.locale)
        if earlier and words == text.words and len(words.split()) > _SHORT:
            message = f"the {text.locale} text is the same as the {locale} one"
            yield Flaw(text.place, message, "translate it")
            return
