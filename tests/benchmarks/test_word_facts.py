"""The lexicon against lists that were made by hand."""

from __future__ import annotations

import pytest

from benchmarks import word_facts

LEAST = {
    "syllables": 200,
    "strokes": 500,
    "readings": 500,
    "structure": 200,
    "radical": 200,
    "component": 150,
}


@pytest.fixture(scope="module")
def measured() -> dict[str, word_facts.Measured]:
    return {one.fact: one for one in word_facts.measure()}


@pytest.mark.parametrize("fact", LEAST)
def test_facts_are_right_as_often_as_they_must_be(
    fact: str, measured: dict[str, word_facts.Measured]
) -> None:
    one = measured[fact]
    assert one.words >= LEAST[fact]
    assert one.right >= one.wanted, one.wrong


def test_the_table_tells_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert word_facts.main() == 0
    assert capsys.readouterr().out.count("%") == len(LEAST)
    bad = word_facts.Fact("syllables", "syllables.csv", "syllables", 0.99, lambda _: "9")
    monkeypatch.setattr(word_facts, "FACTS", (bad,))
    assert word_facts.main() == 1
    assert "cat: 9, not 1" in capsys.readouterr().out
