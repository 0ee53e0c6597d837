"""What a card states of how its name sounds and is written: it comes before any lexicon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from authoring.language import pinyin
from authoring.language.chinese import characters


@dataclass(frozen=True, slots=True)
class Facts:
    """Stated facts of one name; None is what is not stated.

    Of an English name `syllables`, `compound` (made of words) and `rhymes` (words that it
    rhymes with). Of a Chinese one `reading`, one compared syllable a character (see
    pinyin); `strokes` of all characters together; `structure` and `radical`, one a
    character; `measure_words`.
    """

    syllables: int | None = None
    compound: bool | None = None
    rhymes: tuple[str, ...] | None = None
    reading: tuple[str, ...] | None = None
    strokes: int | None = None
    structure: tuple[str, ...] | None = None
    radical: tuple[str, ...] | None = None
    measure_words: tuple[str, ...] | None = None


UNSTATED = Facts()


def stated(written: Mapping[str, object], name: str) -> Facts:
    """The facts of a name in one locale as a card writes them. Raises pinyin.NotPinyin."""

    def several(key: str) -> tuple[str, ...] | None:
        value = written.get(key)
        return tuple(value) if isinstance(value, list | tuple) else None

    def number(key: str) -> int | None:
        value = written.get(key)
        return value if isinstance(value, int) and not isinstance(value, bool) else None

    compound, reading = written.get("compound"), written.get("pinyin")
    return Facts(
        syllables=number("syllables"),
        compound=compound if isinstance(compound, bool) else None,
        rhymes=several("rhymes-with"),
        reading=pinyin.read(reading, characters(name)) if isinstance(reading, str) else None,
        strokes=number("strokes"),
        structure=several("structure"),
        radical=several("radical"),
        measure_words=several("measure-word"),
    )
