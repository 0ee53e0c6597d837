"""Whatever somebody types is answered or refused, and at once."""

from __future__ import annotations

import time

import pytest

from authoring.language.expression import LONGEST, TooLong
from authoring.language.relation import relation

HOSTILE = {
    "ten megabytes": "a" * 10_000_000,
    "ten megabytes of Chinese": "果" * 10_000_000,
    "unpaired surrogates": "\ud800apple\udfff",
    "zero width": "ap\u200bp\u200dle\ufeff",
    "mixed scripts": "аpple苹果ΑⅧ",
    "right to left": "\u202eelppa תפוח تفاحة",
    "emoji": "👩\u200d👩\u200d👧\u200d👦🏳\ufe0f\u200d🌈",
    "accents upon accents": "e" + "\u0301" * 150,
    "null": "a\x00b",
    "spaces": " \u3000\t\n ",
    "nothing": "",
    "ligature": "ﷺ" * 150,
    "SQL": "' or 1=1; drop table english; --",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_is_answered_or_refused_in_no_time(name: str) -> None:
    relation("warm", "up")
    for other in ("apple", "苹果", HOSTILE[name]):
        start = time.perf_counter()
        if max(len(HOSTILE[name]), len(other)) > LONGEST:
            with pytest.raises(TooLong, match="200 characters"):
                relation(HOSTILE[name], other)
        else:
            assert relation(HOSTILE[name], other).reason
        assert time.perf_counter() - start < 0.05


def test_invisible_signs_make_no_other_word() -> None:
    assert relation("ap\u200bple", "apple").kind == "same"
    assert relation("\ud800apple", "apple").kind == "same"
