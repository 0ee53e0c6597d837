"""The contract of a check, and what collecting and running make of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from authoring.checks.check import Check, collect, run
from authoring.finding import Finding, Flaw, Severity
from authoring.model import Place
from authoring.source.deck import Deck
from authoring.source.deck_reader import NO_HEADER

NOTHING: Deck[Any] = Deck("", NO_HEADER, None, (), (), ())


def test_every_module_but_the_machinery_is_a_check() -> None:
    folder = Path(__file__).parents[2] / "authoring" / "checks"
    modules = {path.stem for path in folder.glob("*.py")} - {
        *("__init__", "capital", "check", "convention", "fix", "script", "spoken"),
        *("allowances", "baseline", "cause", "settlement", "wholeness"),
    }
    found = [check.id for check in collect("authoring.checks")]
    assert found == sorted(name.replace("_", "-") for name in modules)


def test_findings_bear_the_name_and_severity_of_their_check() -> None:
    place = Place("a.yml", 2, 3, 2, 4)
    milder = Flaw(place, "noted", severity=Severity.INFO)
    check = Check(
        "some-check", Severity.ERROR, "", lambda _deck: [Flaw(place, "bad", "hint"), milder]
    )
    assert list(run([check], NOTHING)) == [
        Finding(place, "some-check", Severity.ERROR, "bad", "hint"),
        Finding(place, "some-check", Severity.INFO, "noted"),
    ]


@pytest.mark.parametrize("check", collect("authoring.checks"), ids=lambda check: check.id)
def test_no_check_needs_a_deck_that_could_be_read(check: Check) -> None:
    assert list(check.find(NOTHING)) == []
