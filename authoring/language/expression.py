"""An expression as somebody wrote it, and what is compared of it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from authoring.language.chinese import is_character, is_common
from authoring.language.memory import kept

LONGEST = 200
"""Characters of an expression that is judged; the rules of play allow far fewer."""

APOSTROPHES = str.maketrans("’‘ʼ`´", "'''''")
SEPARATORS = re.compile(r"[\s'\-_.,!?/·‧・。、&]+")
SCRIPTS = (
    ("HIRAGANA", "ja"), ("KATAKANA", "ja"), ("HANGUL", "ko"), ("CYRILLIC", "ru"),
    ("GREEK", "el"), ("ARABIC", "ar"), ("HEBREW", "he"), ("THAI", "th"), ("DEVANAGARI", "hi"),
)  # fmt: skip


class _Converter(Protocol):
    def convert(self, text: str) -> str: ...


class TooLong(ValueError):
    """An expression is longer than anything that is judged."""


@dataclass(frozen=True, slots=True)
class Expression:
    """`text` is what can be seen of it; `written` is in one case and width, in simplified
    characters; `plain` has neither accents nor what stands between letters; `language` is
    told from the script."""

    text: str
    written: str
    plain: str
    language: str

    @property
    def several(self) -> bool:
        """Whether spaces divide it."""
        return " " in self.written


def read(text: str) -> Expression:
    """What is compared of a text. Raises TooLong; any other text is answered. Of signs that
    stand for many letters each only so many letters are looked at."""
    if len(text) > LONGEST:
        raise TooLong(f"An expression has {LONGEST} characters at most, this one {len(text):,}.")
    return _read(text)


@kept(1 << 14)
def _read(text: str) -> Expression:
    if text.isascii() and text.isalpha() and text.islower():
        return Expression(text, text, text, "en")
    if is_common(text) and simplified(text) == text:
        return Expression(text, text, text, "zh")
    clean = "".join(
        " " if sign.isspace() else sign
        for sign in text
        if sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co")
    )
    folded = unicodedata.normalize("NFKC", clean).casefold().translate(APOSTROPHES)
    written = " ".join(unicodedata.normalize("NFC", folded)[:LONGEST].split())
    language = _language(written)
    if language == "zh":
        written = simplified(written)
    bare = "".join(
        sign
        for sign in unicodedata.normalize("NFKD", written)
        if not unicodedata.combining(sign) and not "\ufe00" <= sign <= "\ufe0f"
    )
    plain = SEPARATORS.sub("", bare) or bare.strip()
    return Expression(" ".join(clean.split()), written, plain, language)


def _language(written: str) -> str:
    found = "en"
    for sign in written:
        if sign.isascii():
            continue
        name = unicodedata.name(sign, "")
        for script, language in SCRIPTS:
            if name.startswith(script):
                return language
        if is_character(sign):
            found = "zh"
    return found


def simplified(text: str) -> str:
    """A Chinese text in simplified characters, as many as it had."""
    try:
        text.encode("gb2312")
    except UnicodeEncodeError:
        return str(_converter().convert(text))
    return text


@lru_cache(maxsize=1)
def _converter() -> _Converter:
    from opencc import OpenCC

    converter: _Converter = OpenCC("t2s")
    return converter
