"""An id for a new card, proposed from what it says or from how the others are called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST = 40
"""Letters of a proposed id. Ids stand in file names, reports and under a thumb."""

_NUMBERED = re.compile(r"(.*?)(\d+)")


def proposed(
    name: Mapping[str, str], siblings: Sequence[str], taken: Collection[str], kind: str
) -> str:
    """An id that no card has yet.

    Cards of a kind whose `siblings` are numbered (w001, w002) go on counting. Others are
    called by their `name`, a text by locale: English words as they are, Chinese in pinyin;
    or by their kind where neither can be spelled.
    """
    counted = _next(siblings, taken)
    if counted:
        return counted
    spelled = next(filter(None, map(_spelled, _english_first(name))), kind)
    number, found = 1, spelled
    while found in taken:
        number += 1
        found = f"{spelled}-{number}"
    return found


def _next(siblings: Sequence[str], taken: Collection[str]) -> str:
    """The next number of ids that are all numbered alike, or nothing."""
    parts = [_NUMBERED.fullmatch(one) for one in siblings]
    if not parts or any(part is None for part in parts):
        return ""
    stems = {part[1] for part in parts if part}
    if len(stems) > 1:
        return ""
    digits = [part[2] for part in parts if part]
    number = max(map(int, digits)) + 1
    while (found := f"{min(stems)}{number:0{len(digits[-1])}}") in taken:
        number += 1
    return found


def _english_first(name: Mapping[str, str]) -> Iterator[str]:
    yield from (text for locale, text in name.items() if locale.startswith("en"))
    yield from (text for locale, text in name.items() if not locale.startswith("en"))


def _spelled(text: str) -> str:
    """A text in small letters, digits and hyphens, of whole words as far as there is room."""
    plain = unicodedata.normalize("NFKD", _romanized(text)).casefold()
    words = re.findall(r"[a-z0-9]+", re.sub(r"[\u0300-\u036f'’]", "", plain))
    found = ""
    for word in words:
        longer = f"{found}-{word}" if found else word[:LONGEST]
        if len(longer) > LONGEST:
            break
        found = longer
    return found


def _romanized(text: str) -> str:
    """A text with its Chinese characters in pinyin, as it is usually read."""
    from authoring.language.chinese import is_character
    from authoring.language.readings import readings

    if not any(map(is_character, text)):
        return text
    known = readings(text)
    return " ".join(syllable.rstrip("12345") for syllable in known[0]) if known else ""
