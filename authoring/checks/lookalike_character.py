"""A character that only looks like the one that was meant.

Text that is copied out of a PDF file or from a web page brings along signs of other tables:
radicals that look like Chinese characters (⽔ for 水), letters in one piece (ﬁ for fi), letters
of formulas (𝐀 for A), a circle for the Chinese zero (二○ for 二〇). Nobody sees a difference on
the screen, but most typefaces lack them, no dictionary has the word, and a search does not find
the card. `--fix` writes the right ones.

Bad: the Chinese word is a radical (U+2F54).

    text: {en: water, zh-Hans: ⽔}

Good:

    text: {en: water, zh-Hans: 水}
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from authoring.checks.spoken import Spoken, each_text
from authoring.finding import Flaw, Severity
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR

RADICALS = dict(
    zip(
        "⺠⻁⻄⻅⻆⻉⻋⻓⻔⻘⻙⻚⻛⻜⻝⻢⻣⻤⻥⻦⻨⻩⻬⻮⻰",
        "民虎西见角贝车长门青韦页风飞食马骨鬼鱼鸟麦黄齐齿龙",
        strict=True,
    )
)
"""The radicals that look like whole characters and of which Unicode does not say so."""

ZERO, CIRCLES = "〇", "○◯"
_NUMERAL = "[一二三四五六七八九十〇]"
_LOOKALIKE = re.compile(
    "[\u2e80-\u2ef3\u2f00-\u2fd5\uf900-\ufaff\ufb00-\ufb06"
    "\U0001d400-\U0001d7ff\U0002f800-\U0002fa1f]+"
    f"|(?<={_NUMERAL})[{CIRCLES}]+|[{CIRCLES}]+(?={_NUMERAL})"
)


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    return each_text(deck, _flaws)


def _flaws(text: Spoken, _locales: tuple[str, ...]) -> Iterator[Flaw]:
    if text.words.isascii():
        return
    for found in _LOOKALIKE.finditer(text.words):
        right = "".join(map(_meant, found[0]))
        known = _LOOKALIKE.search(right) is None
        codes = ", ".join(f"U+{ord(sign):04X}" for sign in found[0])
        yield Flaw(
            text.part(*found.span()),
            f"'{found[0]}' ({codes}) only looks like what was meant",
            f"write {right}" if known else "type the character itself",
            text.swap(*found.span(), right) if known else None,
        )


def _meant(sign: str) -> str:
    if sign in CIRCLES:
        return ZERO
    return RADICALS.get(sign) or unicodedata.normalize("NFKC", sign)
