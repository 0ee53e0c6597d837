"""Cases with the verdicts that an engine must reach, written beside a pack.

Whoever writes an engine in another language judges each case from the pack's tables and
compares. A case says who can decide it: the tables alone, or only somebody who knows the
language; of the latter an engine without a lexicon may think otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from authoring.language.fold import FOLDING, fold
from authoring.pack.canonical import encode
from authoring.pack.pack import Json, Pack

FILE: Final = "conformance.json"
FORMAT: Final = 1
TABLES, LANGUAGE = "tables", "language"

SPELLINGS: Final = (
    "Apple", "  the  Apples ", "APPLE!", "ａｐｐｌｅ", "crème brûlée", "Crème-Brûlée",
    "jack-in-the-box", "mother's day", "rock & roll", "boxes", "mice", "the", "a", "007", "1.5",
    "7:30", "C++", "$", "naïve", "Straße", "ﬁsh", "wolves", "grandchildren", "buses",
    "苹 果", "「苹果」", "蘋果", "Ｔ恤", "A4纸",
    "ap\u200bple", "e\u0301clair", "?", "…", "", " ", "👩\u200d🚀", "ＡＢＣ。", "don’t", "U.S.A.",
)  # fmt: skip
"""What pens and keyboards do to words."""


def case(asks: str, given: Json, expect: Json, decided_by: str = TABLES) -> Json:
    """One case: what is asked, what is given, what must come out, and who can tell."""
    return {"asks": asks, "given": given, "expect": expect, "decided_by": decided_by}


def spellings(locales: Iterable[str]) -> Iterator[Json]:
    """How written texts are folded in each locale of a pack."""
    for locale in locales:
        for text in SPELLINGS:
            yield case("fold", {"text": text, "locale": locale}, {"form": fold(text, locale)})


def write(folder: Path, pack: Pack, cases: Iterable[Json]) -> Path:
    """The file of a pack's cases, in canonical JSON. Raises OSError."""
    document = {
        "format": FORMAT,
        "game": pack.game,
        "version": pack.version,
        "pack": pack.digest,
        "folding": FOLDING,
        "cases": [*spellings(pack.locales), *cases],
    }
    path = folder / FILE
    path.write_bytes(encode(document))
    return path
