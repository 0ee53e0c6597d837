"""Mending whole decks, however they are written: nothing but the wrong words changes."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from authoring.checks import typography
from authoring.checks.check import Check, run
from authoring.checks.fix import mend
from authoring.finding import Severity
from authoring.source.yaml import Document, load
from tests.checks.deck_of import written

CHECK = Check("typography", Severity.WARNING, "", typography.check)
ROUNDS = 6

SLIPS = ["it's  odd", 'say "so"', "a - b", "wait...", "x ,y", " two", "fine", "it''s", "a--b"]
SPACES = st.sampled_from([" ", "   "])
ENDS = st.sampled_from(["\n", "\r\n", "  \n"])
COMMENTS = st.sampled_from(["", " # don't  touch...", "\t# 'a' - \"b\"  "])


@st.composite
def scalars(draw: st.DrawFn) -> str:
    """English words with slips of the keyboard, in any quotes."""
    words = draw(st.sampled_from(SLIPS))
    style = draw(st.sampled_from(["", "'", '"']))
    if style == "'":
        return "'" + words.replace("'", "''") + "'"
    if style == '"' or words != words.strip() or "," in words:
        return '"' + words.replace('"', '\\"') + '"'
    return words


@st.composite
def files(draw: st.DrawFn) -> str:
    """A file of questions with comments, indents and line ends at random."""
    step = " " * draw(st.integers(1, 4))
    parts = ["# head don't...", draw(ENDS), "questions:", draw(COMMENTS), draw(ENDS)]
    for number in range(draw(st.integers(1, 3))):
        flow = f"{{en:{draw(SPACES)}{draw(scalars())}{draw(SPACES)}, zh-Hans: 水}}"
        parts += [step, f"- id: q{number}", draw(COMMENTS), draw(ENDS)]
        parts += [step, f"  text: {flow}", draw(COMMENTS), draw(ENDS)]
        parts += [step, "  also:", draw(ENDS), step, step, "  en: ", draw(scalars())]
        parts += [draw(COMMENTS), draw(ENDS)]
    return "".join(parts)


def frame(document: Document) -> str:
    """All of a file but its scalars: what mending a text must leave alone."""
    marks, parts, behind = document.marks, [], 0
    for node, (start, end) in enumerate(zip(marks.starts, marks.ends, strict=True)):
        if node not in marks.skips:
            parts.append(document.text[behind:start])
            behind = end
    return "\0".join((*parts, document.text[behind:]))


@pytest.mark.slow
@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=files())
def test_only_the_wrong_words_change_and_then_nothing(tmp_path: Path, text: str) -> None:
    root = tmp_path / str(time.perf_counter_ns())
    path = root / "questions" / "a.yml"
    deck = written(root, {"questions/a.yml": text})
    rounds = 0
    while mend(run([CHECK], deck)):
        rounds += 1
        assert rounds < ROUNDS
        deck = written(root, {"questions/a.yml": path.read_bytes().decode()})
    after = path.read_bytes().decode()
    before = load("a.yml", text.encode()).document
    mended = load("a.yml", after.encode()).document
    assert frame(mended) == frame(before)
    assert not [finding for finding in run([CHECK], deck) if finding.fix]
    for old, new in zip(words(before.data), words(mended.data), strict=True):
        assert letters(old) == letters(new)


def words(data: object) -> list[str]:
    """Every scalar of a file, in order."""
    if isinstance(data, dict):
        return [word for inner in data.values() for word in words(inner)]
    if isinstance(data, list):
        return [word for inner in data for word in words(inner)]
    return [str(data)]


def letters(text: str) -> str:
    return re.sub(r"[^\w]", "", text)
