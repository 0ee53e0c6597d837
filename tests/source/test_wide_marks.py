"""Chinese punctuation between the entries of braces: one fault, and mended."""

from __future__ import annotations

import pytest

from authoring.source.lines import Lines
from authoring.source.yaml import Loaded, load

SOUND = "- {en: a, zh-Hans: b, also: {en: c}}\n"


def read(entry: str, sound: str = SOUND) -> Loaded:
    return load("a.yml", f"{sound}- {entry}\n".encode())


def mended(entry: str) -> str:
    """An entry after all rounds of mending, none of which tells more than one thing a text."""
    for _ in range(5):
        found = read(entry)
        if found.whole:
            return entry
        text, lines = found.document.text, Lines(found.document.text)
        fix = found.faults[0].flaw.fix
        assert fix is not None
        start, end = (
            lines.offset(fix.place.line, fix.place.column),
            lines.offset(fix.place.end_line, fix.place.end_column),
        )
        entry = (text[:start] + fix.replacement + text[end:]).splitlines()[1][2:]
    raise AssertionError(entry)


@pytest.mark.parametrize(
    "entry",
    [
        "{en: lemon， zh-Hans： 柠檬}",
        "{en：lemon，zh-Hans：柠檬}",
        "{en: lemon, zh-Hans：柠檬}",
        "{en: lemon， zh-Hans: 柠檬}",
        "{en：lemon, zh-Hans: 柠檬}",
    ],
)
def test_it_is_told_once_and_mended(entry: str) -> None:
    found = read(entry)
    assert [fault.check for fault in found.faults] == ["yaml-syntax"]
    assert not found.whole
    assert mended(entry) == "{en: lemon, zh-Hans: 柠檬}"


def test_entries_before_a_mapping_are_mended_too() -> None:
    entry = "{en: lemon， zh-Hans： 柠檬， also: {en: [x]}}"
    assert mended(entry) == "{en: lemon, zh-Hans: 柠檬, also: {en: [x]}}"


def test_the_signs_are_named_where_they_stand() -> None:
    (fault,) = read("{en: lemon， zh-Hans： 柠檬}").faults
    assert fault.flaw.message.endswith("between entries: '，' and '：' instead of ',' and ':'")
    assert (fault.flaw.place.line, fault.flaw.place.column) == (2, 13)
    (fault,) = read("{en: lemon, zh-Hans：柠檬}").faults
    assert fault.flaw.message.endswith("between entries: '：' instead of ':'")


@pytest.mark.parametrize(
    "entry",
    [
        '{en: "lemon， zh-Hans： 柠檬"}',
        "{zh-Hans: 有人说，例如en：柠檬}",
        "{zh-Hans: 柠檬，橙子：水果}",
        "{zh-Hans: 说一种，DNA：的}",
        "zh-Hans：柠檬",
    ],
)
def test_what_may_be_a_text_stays_one(entry: str) -> None:
    assert read(entry).whole
