"""Which writing a locale uses, and which one a letter belongs to."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

HAN_PATTERN = "\u3005\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U000323af"
"""Chinese characters, for use inside the brackets of a regular expression."""

_BY_SUBTAG = {
    "Hans": "HAN",
    "Hant": "HAN",
    "Hani": "HAN",
    "Latn": "LATIN",
    "Cyrl": "CYRILLIC",
    "Grek": "GREEK",
    "Hang": "HANGUL",
    "Arab": "ARABIC",
    "Hebr": "HEBREW",
    "Thai": "THAI",
    "Deva": "DEVANAGARI",
}
_BY_LANGUAGE = {
    "zh": "HAN",
    "yue": "HAN",
    "ja": "JAPANESE",
    "ko": "HANGUL",
    "el": "GREEK",
    "ar": "ARABIC",
    "fa": "ARABIC",
    "ur": "ARABIC",
    "he": "HEBREW",
    "th": "THAI",
    "hi": "DEVANAGARI",
    **dict.fromkeys(("ru", "uk", "be", "bg", "mk"), "CYRILLIC"),
    **dict.fromkeys(("en", "fr", "de", "es", "it", "pt", "nl", "sv", "da", "nb", "nn"), "LATIN"),
    **dict.fromkeys(("no", "fi", "is", "pl", "cs", "sk", "sl", "hr", "hu", "ro"), "LATIN"),
    **dict.fromkeys(("et", "lv", "lt", "tr", "vi", "id", "ms"), "LATIN"),
}
_FOREIGN_NAMES = frozenset({"LATIN"})
"""Scripts that may stand inside any other: names such as DVD keep their letters."""

_OWN = {
    "HAN": frozenset({"HAN"}),
    "JAPANESE": frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    "HANGUL": frozenset({"HANGUL", "HAN"}),
}


def script_of(locale: str) -> str | None:
    """The script of a BCP 47 locale in capitals (`HAN`, `LATIN`), or None when unknown."""
    language, *rest = locale.split("-")
    for subtag in rest:
        if len(subtag) == 4:
            return _BY_SUBTAG.get(subtag)
    return _BY_LANGUAGE.get(language)


@lru_cache(maxsize=20_000)
def letter_script(character: str) -> str | None:
    """The script of a letter, or None for what belongs to every script."""
    if character.isascii():
        return "LATIN" if character.isalpha() else None
    if unicodedata.category(character)[0] != "L":
        return None
    name = unicodedata.name(character, "")
    if name.startswith(("CJK ", "IDEOGRAPHIC ")):
        return "HAN"
    first = re.split("[ -]", name, maxsplit=1)[0]
    return "LATIN" if first == "FULLWIDTH" else first


def belongs(character: str, script: str) -> bool:
    """Whether a character may stand in a text of this script."""
    own = letter_script(character)
    return own is None or own in _OWN.get(script, {script}) or own in _FOREIGN_NAMES


def is_written(text: str, script: str) -> bool:
    """Whether a text has at least one letter of a script."""
    wanted = _OWN.get(script, {script})
    return any(letter_script(character) in wanted for character in text)


def is_han(character: str) -> bool:
    return bool(character) and letter_script(character) == "HAN"
