"""What the lexicon holds of a word: one row, read once and kept while it is in use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache

from authoring.language.memory import kept
from authoring.language.store import database

KEPT = 1 << 12
NOTHING: frozenset[str] = frozenset()


class Hiding(IntEnum):
    """How well known a word is that counts where it stands inside another."""

    RARE = 1
    COMMON = 2


@dataclass(frozen=True, slots=True)
class EnglishWord:
    """A word in lower case without accents.

    `rarity` is on the Zipf scale (3 rare, 6 very common); `bases` are what it is an
    inflected form of; `kin` what it is derived from and the families it is in; `parts`
    what it shows as a compound; `sounds` one sign a phoneme, stress after each vowel;
    `senses` the share, from 0 to 100, that each shared meaning has in its use; `spelling`
    the American one, or what a usual slip stands for.
    """

    word: str
    rarity: float = 0.0
    known: bool = False
    bases: frozenset[str] = NOTHING
    kin: frozenset[str] = NOTHING
    parts: frozenset[str] = NOTHING
    sounds: tuple[str, ...] = ()
    senses: dict[str, int] = field(default_factory=dict)
    spelling: str = ""


@dataclass(frozen=True, slots=True)
class ChineseWord:
    """A word in simplified characters; `sounds` with tone numbers: `ping2 guo3`.

    `meanings` are its English words and how far down each stands, from 0.
    """

    word: str
    rarity: float = 0.0
    known: bool = False
    sounds: tuple[str, ...] = ()
    meanings: dict[str, int] = field(default_factory=dict)
    senses: frozenset[str] = NOTHING
    kin: frozenset[str] = NOTHING
    parts: frozenset[str] = NOTHING
    classifiers: str = ""


@dataclass(frozen=True, slots=True)
class Character:
    """One character. `usual` are the readings in use, the commonest first; `readings`
    also those of old books and of names. `structures` are those that teachers give it.
    Components go down to the smallest."""

    character: str
    strokes: int = 0
    radical: str = ""
    structures: tuple[str, ...] = ()
    components: frozenset[str] = NOTHING
    readings: tuple[str, ...] = ()
    usual: tuple[str, ...] = ()


def _row(table: str, key: str, column: str = "word") -> tuple[object, ...] | None:
    found: tuple[object, ...] | None = (
        database().execute(f"select * from {table} where {column} = ?", (key,)).fetchone()
    )
    return found


def _split(cell: object, mark: str = "|") -> frozenset[str]:
    return frozenset(str(cell).split(mark)) if cell else NOTHING


@kept(KEPT)
def english(word: str) -> EnglishWord:
    """The row of a word; one that is not known is a bare word."""
    row = _row("english", word)
    if row is None:
        return EnglishWord(word)
    _, rarity, known, bases, kin, parts, sounds, senses, spelling = row
    shares = (told.split(":") for told in str(senses).split())
    return EnglishWord(
        word,
        int(str(rarity)) / 100,
        bool(known),
        _split(bases, " "),
        _split(kin),
        _split(parts),
        tuple(str(sounds).split("|")) if sounds else (),
        {sense: int(share) for sense, share in shares},
        str(spelling),
    )


def hiding(word: str) -> Hiding | None:
    """Whether this word counts where it stands inside another; None where it does not."""
    row = _row("hidden", word)
    return None if row is None else Hiding(int(str(row[1])))


@lru_cache(maxsize=1)
def hidden() -> Mapping[str, Hiding]:
    """All words that count where they stand inside another: for many questions at once."""
    found: dict[str, Hiding] = {}
    for worth in Hiding:
        rows = database().execute("select word from hidden where worth = ?", (int(worth),))
        found |= dict.fromkeys((word for (word,) in rows), worth)
    return found


@kept(KEPT)
def chinese(word: str) -> ChineseWord:
    """The row of a word; one that is not known is a bare word."""
    row = _row("chinese", word)
    if row is None:
        return ChineseWord(word)
    _, rarity, known, sounds, meanings, senses, kin, parts, classifiers = row
    ranked = (told.rsplit(":", 1) for told in str(meanings).split("|")) if meanings else ()
    return ChineseWord(
        word,
        int(str(rarity)) / 100,
        bool(known),
        tuple(str(sounds).split("|")) if sounds else (),
        {meaning: int(rank) for meaning, rank in ranked},
        _split(senses, " "),
        _split(kin),
        _split(parts),
        str(classifiers),
    )


@kept(KEPT)
def character(sign: str) -> Character:
    """The row of a character; one that is not known is a bare character."""
    row = _row("character", sign, "character")
    if row is None:
        return Character(sign)
    _, strokes, radical, structure, components, readings, usual = row
    return Character(
        sign,
        int(str(strokes)),
        str(radical),
        tuple(str(structure).split()),
        frozenset(str(components)),
        tuple(str(readings).split()),
        tuple(str(usual).split()),
    )


@kept(KEPT)
def abroad(word: str) -> frozenset[tuple[str, str]]:
    """What a word means in other languages: pairs of language and English word."""
    row = _row("abroad", word)
    if row is None:
        return frozenset()
    told = (one.partition(":") for one in str(row[1]).split("|"))
    return frozenset((language, meaning) for language, _, meaning in told)


def values_of_characters(column: str) -> frozenset[str]:
    """Every value of `radical` or of `components`, as the column holds them."""
    if column not in ("radical", "components"):
        raise ValueError(column)
    return frozenset(value for (value,) in database().execute(f"select {column} from character"))
