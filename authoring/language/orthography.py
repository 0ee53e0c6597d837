"""How words are spelt: whether one is in the lists, and what was meant if it is not.

The lists are compiled from the lexicon by `tools/spelling_lists.py`, the commonest words
first. They are read when the first word is asked about; the lexicon stays closed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from authoring.language import chinese, english
from authoring.language.memory import kept

LISTS = Path(__file__).resolve().parent / "data" / "spelling"

SHORTEST = 4
"""Letters of a word whose slips are told: those of shorter ones are words themselves."""

COMMON = 60_000
"""Only so many of the commonest words can have been meant."""

LONGEST = 4
"""Characters of a Chinese word in the list."""

_TWICE = re.compile(r"(\S)(?=\1)")
_LEFT_OVER = re.compile(r"\A[a-z]{3,}(?= )|(?<= )[a-z]{3,}\Z")
_IN_USE = frozenset(("app", "blog", "email", "emoji", "logo", "offer", "vlog", "wifi"))
"""English words that people write in Chinese as they are."""

_STRAY = re.compile(r"(?<![A-Za-z])[a-z](?![A-Za-z])")


@dataclass(frozen=True, slots=True)
class Misspelling:
    """A part of a text that is wrong, by its offsets, and the word that was likely meant."""

    start: int
    end: int
    meant: str


@kept(1 << 14)
def meant(word: str) -> str | None:
    """The commonest word from which an English word that is none differs by one slip: a letter
    too many, too few, another one, or two in the wrong order. None where the word is right,
    short, or like no other. It stands in lower case; accents make no difference."""
    plain = word if word.isascii() else english.fold(word)
    if len(plain) < SHORTEST or _is_english(plain):
        return None
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    found = process.extract(
        plain, _common(), scorer=OSA.distance, score_cutoff=1, limit=None, processor=None
    )
    return min(found, key=lambda one: int(one[2]))[0] if found else None


def doubled(text: str) -> Iterator[Misspelling]:
    """The Chinese characters that stand twice in a row where no word doubles them, and no word
    ends between them. What was meant is the character once."""
    told = -2
    for found in _TWICE.finditer(text):
        at, sign = found.start(), found[1]
        if at == told + 1:  # a third one in a row is of the same slip
            told = at
        elif chinese.is_character(sign) and not _may(text, at):
            told = at
            yield Misspelling(at, at + 2, sign)


def strays(text: str) -> Iterator[Misspelling]:
    """The single small Latin letters beside Chinese characters: a slip of the hand that left
    the input method. (Words with a letter have it in capitals: T恤, X光.)"""
    for found in _STRAY.finditer(text):
        before, behind = text[: found.start()][-1:], text[found.end() :][:1]
        if chinese.is_character(before) or chinese.is_character(behind):
            yield Misspelling(found.start(), found.end(), "")


def left_over(text: str) -> Iterator[Misspelling]:
    """The Latin words in small letters that a space sets apart at an end of a Chinese text: what
    stands there belongs to something else."""
    if not any(map(chinese.is_character, text)):
        return
    for found in _LEFT_OVER.finditer(text):
        if found[0] not in _IN_USE:
            yield Misspelling(*found.span(), "")


def _may(text: str, at: int) -> bool:
    """Whether the character at an offset may be followed by itself."""
    behind = at + 2
    spans = (
        text[start:end]
        for start in range(max(0, behind - LONGEST), at + 1)
        for end in range(behind, min(len(text), start + LONGEST) + 1)
    )
    if any(is_listed("zh-twice", span) for span in spans):
        return True
    ending = (text[start : at + 1] for start in range(max(0, at + 1 - LONGEST), at))
    starting = (text[at + 1 : end] for end in range(at + 3, min(len(text), at + 1 + LONGEST) + 1))
    return any(is_listed("zh", word) for word in ending) and any(
        is_listed("zh", word) for word in starting
    )


def is_listed(name: str, word: str) -> bool:
    """Whether a list has a word."""
    return _is_line(word, _beginning(name, word[:1]))


def holding(name: str, signs: str) -> frozenset[str]:
    """The words of a list that hold one of these characters."""
    return frozenset(re.findall(f"[^\n{signs}]*[{signs}].*", _read(name)))


def _is_line(word: str, lines: str) -> bool:
    """Whether a word is one of the lines, which have a break at both ends."""
    return f"\n{word}\n" in lines and "\n" not in word


@kept(1 << 13)
def _beginning(name: str, sign: str) -> str:
    """The words of a list that begin with a sign, each on a line of its own.

    A string for each word would take ten times the memory, and few signs are asked about.
    """
    found = re.findall(f"\n({re.escape(sign)}.*)", f"\n{_read(name)}")
    return "\n".join(("", *found, ""))


def _is_english(word: str) -> bool:
    plain = word.encode(errors="replace")
    return b"\n%b\n" % plain in _english().get(plain[:2], b"") and "\n" not in word


@kept(1)
def _english() -> dict[bytes, bytearray]:
    """The English words by their first two letters, each on a line of its own: as bytes, and
    line by line, since to hold a string for each word takes ten times the memory here too."""
    found: dict[bytes, bytearray] = {}
    with _path("en").open(encoding="utf-8") as lines:
        for line in map(str.encode, lines):
            letters = line[:2]
            if letters not in found:
                found[letters] = bytearray(b"\n")
            found[letters] += line
    return found


@kept(1)
def _common() -> tuple[str, ...]:
    return tuple(_read("en").split()[:COMMON])


@kept(2)
def _read(name: str) -> str:
    return _path(name).read_text(encoding="utf-8")


def _path(name: str) -> Path:
    return LISTS / f"{name}.txt"
