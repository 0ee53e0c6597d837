"""The search for the rules and things that fill all regions, out of a pool."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FRAGMENTS = ROOT / "tests" / "data" / "checks"

pytestmark = pytest.mark.slow


def found(fragment: str, *options: str) -> str:
    command = [sys.executable, "-m", "tools.rings_search", str(FRAGMENTS / fragment), *options]
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout


def test_the_rule_that_leaves_a_region_empty_is_left_out() -> None:
    told = found("empty-region/bad", "--things", "24", "--rules", "1", "--steps", "50")
    assert "# Things to leave out, 0 of 24\nnone" in told
    assert "# Rules to leave out, context: 1 of 2\nuseful-indoors" in told
    assert "# Regions in en: 1 triples\n100.00 %" in told


def test_a_rule_that_holds_for_too_many_things_is_never_taken() -> None:
    told = found("unbalanced-rule/bad", "--rules", "2", "--steps", "10")
    assert "# Rules to leave out, attribute: 1 of 2\nhard" in told


def test_the_things_that_cannot_be_decided_are_left_out() -> None:
    told = found("empty-region/bad", "--things", "20", "--rules", "1", "--steps", "10")
    assert "# Things to leave out, 4 of 24" in told


def test_the_same_seed_finds_the_same() -> None:
    options = ("--things", "20", "--rules", "1", "--steps", "30", "--seed", "7")
    assert found("empty-region/bad", *options) == found("empty-region/bad", *options)
