"""Which script a character is set in: Latin letters and Chinese characters have faces
of their own, and the marks they share follow the language of the text."""

from __future__ import annotations

import unicodedata

LATIN = "latin"
HAN = "han"

HAN_LANGUAGES = frozenset({"zh", "ja", "yue"})

CLOSING = frozenset("、。，．：；！？）］｝〉》」』】〕〗〙〛〞’”…—·～‥・々ー％℃‰")
"""Marks of Chinese text that no line starts with."""

OPENING = frozenset("（［｛〈《「『【〔〖〘〚〝‘“￥＄￡")
"""Marks of Chinese text that no line ends with."""

HALF_BLANK_BEHIND = frozenset("、。，．：；！？）］｝〉》」』】〕〗〙〛〞’”")
HALF_BLANK_BEFORE = frozenset("（［｛〈《「『【〔〖〘〚〝‘“")
"""Full-width marks of which half an em is blank, on the side towards the other text."""

_RANGES = (
    (0x2E80, 0x303F),
    (0x3040, 0x31FF),
    (0x3400, 0x4DBF),
    (0x4E00, 0x9FFF),
    (0xF900, 0xFAFF),
    (0xFE30, 0xFE4F),
    (0xFF00, 0xFFEF),
    (0x20000, 0x3FFFF),
)


def of_locale(locale: str) -> str:
    """The script that a language is written in."""
    return HAN if locale.partition("-")[0] in HAN_LANGUAGES else LATIN


COMMON = ("\u4e00", "\u9fff")
"""The first and the last of the characters that nearly all Chinese is written in. They are
never composed, taken apart or turned into others."""


def is_common_han(words: str) -> bool:
    """Whether a text is of such characters alone."""
    return bool(words) and COMMON[0] <= min(words) and max(words) <= COMMON[1]


def is_han(character: str) -> bool:
    """Whether this is a Chinese character, or a mark that only stands among them."""
    if COMMON[0] <= character <= COMMON[1]:
        return True
    code = ord(character)
    return code >= 0x2E80 and any(first <= code <= last for first, last in _RANGES)


def of_characters(words: str, locale: str) -> tuple[str, ...]:
    """The script of each character of a text in this language.

    Signs that both scripts use are of the script of the language, unless letters of
    the other one stand on either side: the apostrophe of don't stays Latin.
    """
    home = of_locale(locale)
    if home == LATIN and words.isascii():
        return (LATIN,) * len(words)
    if home == HAN and is_common_han(words):
        return (HAN,) * len(words)
    found = [_plain(character) for character in words]
    for index, script in enumerate(found):
        if script is None:
            before = next((one for one in reversed(found[:index]) if one), home)
            after = next((one for one in found[index + 1 :] if one), home)
            found[index] = before if before == after else home
    return tuple(script or home for script in found)


def _plain(character: str) -> str | None:
    """The script of a character by itself; None for signs that both scripts use."""
    if is_han(character):
        return HAN
    if ord(character) < 0x2000 and character not in " ·":
        return LATIN
    return LATIN if unicodedata.category(character).startswith(("L", "M", "N")) else None
