"""A character that nobody sees: of no width, a special space, or one that turns text round.

They come along when text is copied from web pages and documents. A word with a
zero-width space in it is another word to every program: an answer that is right never
matches, a search does not find the card, and a no-break space keeps a line from breaking
where the card needs it. Characters that turn the direction of text can make a card read
otherwise than its file. All of them are looked for in the whole file, comments too.

Bad: between the two words stands a no-break space (U+00A0).

    text: {en: Name a round\N{NO-BREAK SPACE}fruit.}

Good:

    text: {en: Name a round fruit.}
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from authoring.finding import Fix, Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.marks import Pointer
from authoring.source.yaml import Document

SEVERITY = Severity.ERROR

SPACES = "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\x85\u2028\u2029"
JOINERS = "\u200c-\u200f"
"""Needed by the scripts of some languages, and by no other."""

UNSEEN = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u202a-\u202e"
    "\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff"
)
_JOINED = frozenset({"ar", "fa", "ur", "he", "yi", "hi", "mr", "ne", "bn", "ta", "te", "ml", "si"})
_EMOJI_PARTS = "\u200d\ufe0f\ufe0e"
_ESCAPE = re.compile(r"\\(?:[xuU0abevfNLP_]|\Z)")


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    languages = {locale.partition("-")[0] for locale in deck.header.locales}
    joiners = "" if languages & _JOINED else JOINERS
    pattern = re.compile(f"[{SPACES}{UNSEEN}{joiners}]")
    for document in deck.documents:
        for found in pattern.finditer(document.text):
            if not _is_part_of_emoji(document.text, found.start()):
                yield _flaw(document, found.start(), found.end())
        if _ESCAPE.search(document.text):
            controls = re.compile(f"[{SPACES}{UNSEEN}{joiners}\x00-\x08\x0b-\x1f\x7f-\x9f]")
            yield from _escaped(document, document.data, (), controls)


def _flaw(document: Document, start: int, end: int) -> Flaw:
    character = document.text[start]
    place = document.lines.place(document.path, start, end)
    is_space = re.match(f"[{SPACES}]", character) is not None
    hint = "write a plain space" if is_space else "delete it"
    message = f"here stands {_name(character)}, which nobody sees"
    return Flaw(place, message, hint, Fix(place, " " if is_space else ""))


def _name(character: str) -> str:
    code = f"U+{ord(character):04X}"
    name = unicodedata.name(character, "").lower()
    return f"{code} ({name})" if name else code


def _is_part_of_emoji(text: str, at: int) -> bool:
    """Whether a joiner or variation selector belongs to the pictures around it."""
    before = text[at - 1 : at]
    return text[at] in _EMOJI_PARTS and (
        before in _EMOJI_PARTS or unicodedata.category(before or " ") in ("So", "Sk")
    )


def _escaped(
    document: Document, value: Any, pointer: Pointer, pattern: re.Pattern[str]
) -> Iterator[Flaw]:
    """The characters that are written as escapes inside double quotes."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _escaped(document, inner, (*pointer, key), pattern)
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _escaped(document, inner, (*pointer, index), pattern)
    elif isinstance(value, str):
        found = pattern.search(value)
        _, node, _ = document.marks.find(document.data, pointer)
        start, end = document.span(node)
        if found and found[0] not in document.text[start:end]:
            message = f"{_name(found[0])} is written here as an escape, and nobody will see it"
            yield Flaw(document.place(pointer), message, "delete the escape")
