"""A bracket or quote that opens and never closes, or closes what was never opened.

Half of a pair was deleted, or typed the wrong way round. On a card it looks like a misprint, and
whoever reads it aloud does not know where the aside ends. Apostrophes are no quotes, and a
number with a bracket behind it, as in 1), is no pair.

Bad:

    text: {en: Name a fruit (not a berry., zh-Hans: 说出一种水果（不是浆果。}

Good:

    text: {en: Name a fruit (not a berry)., zh-Hans: 说出一种水果（不是浆果）。}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from authoring.checks.quoted_text import is_quoted
from authoring.checks.spoken import Spoken, each_text
from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING

PAIRS = ("()", "[]", "“”", "《》", "〈〉", "「」", "『』", "【】")
WIDE = str.maketrans("（）", "()")
"""A bracket of one width may close one of another: `typography` tells of that."""

_CLOSES = {pair[1]: pair[0] for pair in PAIRS}
_SIGN = re.compile(f"[{re.escape(''.join(PAIRS))}]")
_CURLY, _STRAIGHT = "“”", '"'
"""Where straight quotes stand too, `typography` says which of them open."""

_GERMAN = re.compile("„([^„“”]*)[“”]")

_ITEM = re.compile(r"(?:\A|\s)\w{1,2}\Z")


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return each_text(deck, _flaws)


def _flaws(text: Spoken, _locales: tuple[str, ...]) -> Iterator[Flaw]:
    if is_quoted(text.words):
        return  # Told as quotes that are part of the text, whichever they are.
    for at, opens in _unpaired(_as_pairs(text.words)):
        told = "is never closed" if opens else "closes nothing"
        yield Flaw(
            text.part(at, at + 1),
            f"'{text.words[at]}' {told}",
            "write its other half, or delete it",
        )


def _as_pairs(words: str) -> str:
    """The words with brackets of one width, and German quotes („so“) as others stand."""
    return _GERMAN.sub("“\\1”", words.translate(WIDE))


def _unpaired(words: str) -> Iterator[tuple[int, bool]]:
    """The offsets of signs that lack their other half, and whether each opens."""
    waiting: list[int] = []
    for found in _SIGN.finditer(words):
        sign, at = found[0], found.start()
        if sign in _CURLY and _STRAIGHT in words:
            continue
        if sign not in _CLOSES:
            waiting.append(at)
        elif any(words[opened] == _CLOSES[sign] for opened in waiting):
            while words[opened := waiting.pop()] != _CLOSES[sign]:
                yield opened, True
        elif sign != ")" or not _ITEM.search(words[:at]):
            yield at, False
    yield from ((at, True) for at in waiting)
