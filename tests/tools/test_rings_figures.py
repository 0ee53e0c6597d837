"""The figures of a deck of rings, as whoever chooses its cards reads them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FRAGMENTS = ROOT / "tests" / "data" / "checks"


def figures(fragment: str) -> str:
    command = [sys.executable, str(ROOT / "tools" / "rings_figures.py"), str(FRAGMENTS / fragment)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_shares_and_regions() -> None:
    told = figures("empty-region/bad")
    assert "24 things, 5 rules" in told
    assert "Regions in en: 1 x 1 x 2 = 2 triples" in told
    assert " 50.00 %  all 8 regions filled" in told
    assert "     1 triples  useful + useful-indoors" in told
    assert "has-e / useful / useful-indoors: nothing in context, outside word and attribute" in told


@pytest.mark.slow
def test_pairs_of_rules() -> None:
    assert "alike: alive = living" in figures("same-as-another/bad")
    assert "opposite: hard, soft" in figures("opposite-of-another/bad")
    assert "near: on-a-table, used-for-eating differ for 1 things" in figures(
        "near-duplicate-rule/bad"
    )
    assert "implied: in-a-zoo only where alive" in figures("implies-another/bad")


def test_what_could_not_be_read_is_told_with_its_place() -> None:
    told = figures("unknown-value/bad")
    assert "rules/rules.yml:6:28: [unknown-value] 'sho' is not one of the values of size" in told
    assert "did you mean 'shoe'?" in told


def test_rules_out_of_balance_are_marked() -> None:
    lines = figures("unbalanced-rule/bad").splitlines()
    (hard,) = [line for line in lines if line.endswith("  hard") and "inside" in line]
    assert hard.startswith("!")
    assert " 75.0 %" in hard
