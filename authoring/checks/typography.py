"""Quotes, dashes, dots, brackets and spaces that a typographer would set otherwise.

A card is printed once and looked at for years, and the typewriter's signs that keyboards
offer look poor in large type. `--fix` writes the right ones:

- English: curly apostrophes and quotes (don’t, “so”), an en dash between spaces, an
  ellipsis in one character, no space before punctuation.
- Chinese: full-width punctuation beside Chinese characters and no comma twice, quotes “ ”
  (in zh-Hant 「 」), an ellipsis of six dots, a dash of two, the dot · between names, ～
  from one number to another, no spaces between characters, half-width digits and letters.
- Everywhere: no double spaces, none at the start or end.

Bad:

    text: {en: "Name a 'lucky' thing...", zh-Hans: "说出一种水果,例如苹果."}

Good:

    text: {en: Name a ‘lucky’ thing…, zh-Hans: 说出一种水果，例如苹果。}
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.checks.convention import Slip, slips
from authoring.checks.quoted_text import is_quoted
from authoring.checks.spoken import Spoken, each_text
from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck
from authoring.source.wording import quoted

SEVERITY = Severity.WARNING


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return each_text(deck, _flaws)


def _flaws(text: Spoken, _locales: tuple[str, ...]) -> Iterator[Flaw]:
    if text.words.isspace():
        return  # Told as an empty text; without its spaces it would still be one.
    ends = {0, len(text.words) - 1} if is_quoted(text.words) else ()
    for slip in slips(text.words, text.locale):
        if slip.start in ends:
            continue  # Told as a quote that is part of the text.
        yield Flaw(
            text.part(slip.start, slip.end),
            f"{slip.what} in {quoted(text.words)}",
            _hint(slip),
            text.swap(slip.start, slip.end, slip.instead),
        )


def _hint(slip: Slip) -> str:
    if not slip.instead:
        return "delete it"
    if slip.instead == " ":
        return "write one space"
    return f"write {slip.instead.strip()}" if slip.instead.strip() else "write it once"
