"""Hostile and broken files: a finding at once, and never a traceback."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from authoring.source.tree import MOST_FAULTS
from authoring.source.yaml import load
from benchmarks.fuzz import Trial, hostile, main, random_files
from benchmarks.hostile import HOSTILE, fuzzed

pytestmark = pytest.mark.slow


def test_hostile_files_get_their_finding_within_a_second(tmp_path: Path) -> None:
    trials = {trial.name: trial for trial in hostile(tmp_path)}
    assert trials.keys() == HOSTILE.keys()
    assert [trial for trial in trials.values() if trial.broke or trial.slow] == []


@pytest.mark.parametrize("seed", [1, 2])
def test_broken_files_are_read_and_checked(tmp_path: Path, seed: int) -> None:
    trials = list(random_files(tmp_path, 150, seed))
    assert len(trials) == 150
    assert [trial for trial in trials if trial.broke or trial.slow] == []


def test_a_seed_breaks_files_in_its_own_way_and_always_in_the_same() -> None:
    sound = b"things:\n  - {id: kettle, is: [soft]}\n"
    first, again = (fuzzed(sound, random.Random(3)) for _ in range(2))
    assert first == again != sound


def test_what_goes_wrong_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    trial = Trial("a file", 2.0, frozenset(), "Traceback")
    monkeypatch.setattr("benchmarks.fuzz.hostile", lambda _aside: iter([trial]))
    assert main(["--count", "1"]) == 1
    assert "a file: 2.00 s Traceback" in capsys.readouterr().out


def test_of_a_file_with_mistakes_in_every_word_the_first_thousand_are_told() -> None:
    loaded = load("a.yml", b"a: [" + b"*a, " * 5_000 + b"x]")
    assert not loaded.whole
    assert len(loaded.faults) == MOST_FAULTS
