"""Pinyin: syllables as people write them (yín háng, yin2 hang2) and as they are compared.

A compared syllable is in lower case with its tone behind it, 1 to 4, 5 for none, and with
v for ü: `lv4`. Initials are those that schools teach, with y and w; the final is the whole
of what follows, with its glide: `ian` of dian and of yan, `ü` of lü, yu and ju.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

TONES = ("1", "2", "3", "4", "5")
NO_INITIAL = "none"
LONGEST_SLIP = 4
"""Letters of a word that is rather one syllable with a slip than two written together."""

MARKS = {"\u0304": "1", "\u0301": "2", "\u030c": "3", "\u0300": "4"}
"""The marks of the four tones, as Unicode takes them off a vowel."""

_OF = {
    "b": "a ai an ang ao ei en eng i ian iao ie in ing o u",
    "p": "a ai an ang ao ei en eng i ian iao ie in ing o ou u",
    "m": "a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u",
    "f": "a an ang ei en eng o ou u",
    "d": "a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo",
    "t": "a ai an ang ao e ei eng i ian iao ie ing ong ou u uan ui un uo",
    "n": "a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan un uo ü üe",
    "l": "a ai an ang ao e ei eng i ia ian iang iao ie in ing iu o ong ou u uan un uo ü üe",
    "g": "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
    "k": "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
    "h": "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo",
    "j": "i ia ian iang iao ie in ing iong iu ü üan üe ün",
    "q": "i ia ian iang iao ie in ing iong iu ü üan üe ün",
    "x": "i ia ian iang iao ie in ing iong iu ü üan üe ün",
    "zh": "a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo",
    "ch": "a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo",
    "sh": "a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo",
    "r": "an ang ao e en eng i ong ou u ua uan ui un uo",
    "z": "a ai an ang ao e ei en eng i ong ou u uan ui un uo",
    "c": "a ai an ang ao e en eng i ong ou u uan ui un uo",
    "s": "a ai an ang ao e en eng i ong ou u uan ui un uo",
    "y": "i ia ian iang iao ie in ing io iong iu ü üan üe ün",
    "w": "u ua uai uan uang ueng ui un uo",
    NO_INITIAL: "a ai an ang ao e ei en eng er o ou",
}
"""The finals that follow each initial."""

INITIALS = tuple(_OF)
FINALS = tuple(dict.fromkeys(final for finals in _OF.values() for final in finals.split()))
_Y = {"iu": "ou", "i": "i", "in": "in", "ing": "ing"}
_W = {"u": "u", "ui": "ei", "un": "en", "ueng": "eng"}


class NotPinyin(ValueError):
    """A word that is no syllable of pinyin. `written` is that word, `meant` the nearest one."""

    def __init__(self, written: str, reason: str, meant: str = "") -> None:
        super().__init__(reason)
        self.written, self.meant = written, meant


@dataclass(frozen=True, slots=True)
class Syllable:
    """One syllable taken apart; `tone` is 1 to 5, as text."""

    initial: str
    final: str
    tone: str


def _spelled(initial: str, final: str) -> str:
    """How a final is written behind its initial, with v for ü."""
    if initial == "y":
        return "y" + (_Y.get(final) or final.removeprefix("i").replace("ü", "u"))
    if initial == "w":
        return "w" + (_W.get(final) or final.removeprefix("u"))
    written = final.replace("ü", "u" if initial in "jqx" else "v")
    return written if initial == NO_INITIAL else initial + written


_PARTS = {
    _spelled(initial, final): (initial, final)
    for initial, finals in _OF.items()
    for final in finals.split()
} | {"r": (NO_INITIAL, "er")}
"""Each syllable without its tone, and what it is made of; r is 儿 at the end of a word."""


@lru_cache(maxsize=1 << 12)
def split(syllable: str) -> Syllable | None:
    """A compared syllable taken apart; None for what is none, such as the T of T恤."""
    parts = _PARTS.get(syllable[:-1])
    return Syllable(*parts, syllable[-1]) if parts and syllable[-1] in TONES else None


def read(text: str, signs: Sequence[str] = ()) -> tuple[str, ...]:
    """Written syllables, apart from each other, as they are compared. Raises NotPinyin.

    With `signs`, those of the name, there must be one for each; a letter or digit of the
    name stands for itself: `T xù`.
    """
    words = [word for word in re.split(r"[\s'’\-]+", text.strip()) if word]
    found = tuple(
        word if index < len(signs) and word == signs[index] else _compared(word)
        for index, word in enumerate(words)
    )
    if not found:
        raise NotPinyin(text, "no syllable stands here")
    if signs and len(found) != len(signs):
        noun = "syllable" if len(found) == 1 else "syllables"
        reason = f"{len(found)} {noun} for the {len(signs)} characters of {''.join(signs)}"
        raise NotPinyin(text, reason)
    return found


def _compared(word: str) -> str:
    letters, tone = _without_tone(word)
    if letters not in _PARTS:
        from authoring.source.nearest import nearest

        meant = nearest(letters, (known for known in _PARTS if known[0] == letters[:1]))
        if any(_joined(letters)) and (meant is None or len(letters) > LONGEST_SLIP):
            reason = f"{word!r} is more than one syllable: write a space between them"
            raise NotPinyin(word, reason)
        raise NotPinyin(word, f"{word!r} is no syllable of pinyin", meant or "")
    return letters + tone


def _without_tone(word: str) -> tuple[str, str]:
    letters, tones = list[str](), list[str]()
    for sign in unicodedata.normalize("NFD", word.casefold().replace("u:", "ü")):
        if sign == "\u0308" and letters and letters[-1] == "u":
            letters[-1] = "v"
        elif sign in MARKS:
            tones.append(MARKS[sign])
        elif sign in "012345":
            tones.append("5" if sign == "0" else sign)
        else:
            letters.append(sign)
    if len(tones) > 1:
        raise NotPinyin(word, f"{word!r} has more than one tone: write a space between syllables")
    return "".join(letters), tones[0] if tones else "5"


def _joined(letters: str) -> Iterator[str]:
    """The first syllable of each way to divide letters into syllables."""
    for end in range(1, len(letters)):
        rest = letters[end:]
        if letters[:end] in _PARTS and (rest in _PARTS or any(_joined(rest))):
            yield letters[:end]


def written(syllables: tuple[str, ...]) -> str:
    """Compared syllables as people write them, with marks: `yín háng`."""
    return " ".join(map(_marked, syllables))


@lru_cache(maxsize=1 << 12)
def _marked(syllable: str) -> str:
    letters, tone = syllable[:-1], syllable[-1]
    if tone not in TONES:
        return syllable
    shown = letters.replace("v", "ü")
    at = max(shown.find("a"), shown.find("e"), shown.find("ou"))
    if at < 0:
        at = max((shown.rfind(vowel) for vowel in "iouü"), default=-1)
    mark = next((mark for mark, number in MARKS.items() if number == tone), "")
    if at < 0 or not mark:
        return shown
    return unicodedata.normalize("NFC", shown[: at + 1] + mark + shown[at + 1 :])
