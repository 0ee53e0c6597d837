"""Of two findings of one cause, the one that teaches more."""

from __future__ import annotations

from pathlib import Path

import pytest

from authoring.checks.cause import apart
from authoring.finding import Finding, Severity
from authoring.model import Place
from authoring.pipeline import check_deck

WORD = (
    "cards:\n  - id: one\n    words:\n"
    "      - {{en: {en}, zh-Hans: {zh}, level: easy, field: food}}\n"
    "      - {{en: thunder, zh-Hans: 雷, level: easy, field: weather}}\n"
    "      - {{en: piano, zh-Hans: 钢琴, level: hard, field: music}}\n"
    "      - {{en: castle, zh-Hans: 城堡, level: medium, field: place}}\n"
    "      - {{en: tiger, zh-Hans: 老虎, level: medium, field: animal}}\n"
)
HEADER = (
    "game: just-one\nversion: 1.0.0\ntitle: {en: Words, zh-Hans: 词}\nlocales: [en, zh-Hans]\n"
    "needs: {cards: 1}\nchecks: {ignore: [card-count]}\n"
)


@pytest.mark.parametrize(
    ("en", "zh", "told"),
    [
        ("pancaek", "煎饼", "misspelt-text"),
        ("“pancake”", "煎饼", "quoted-text"),
        ("pancake", "「煎饼」", "quoted-text"),
        ("pancake", "煎餅", "wrong-script"),
        ("shplixon", "煎饼", "unknown-word"),
    ],
)
def test_a_slip_is_told_once(tmp_path: Path, en: str, zh: str, told: str) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "deck.yml").write_text(HEADER, encoding="utf-8")
    (tmp_path / "words" / "a.yml").write_text(WORD.format(en=en, zh=zh), encoding="utf-8")
    assert [finding.check for finding in check_deck(tmp_path).findings] == [told]


def finding(check: str, severity: Severity, start: int, end: int) -> Finding:
    return Finding(Place("a.yml", 1, start, 1, end), check, severity, "so it is")


def test_what_is_elsewhere_is_told_as_well() -> None:
    script = finding("wrong-script", Severity.ERROR, 5, 7)
    glyph = finding("missing-glyph", Severity.ERROR, 3, 9)
    beside = finding("missing-glyph", Severity.ERROR, 7, 9)
    assert apart([script, glyph, beside], [script]) == [script, beside]


def test_what_a_deck_makes_little_of_hides_nothing_worse() -> None:
    script = finding("wrong-script", Severity.INFO, 5, 7)
    glyph = finding("missing-glyph", Severity.ERROR, 3, 9)
    assert apart([script, glyph], [script]) == [script, glyph]
