"""Proposals for constraints: true of every thing there is, the most telling ones first."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from authoring.games.things_in_rings.verdicts import columns
from benchmarks.large import write_deck
from tests.games.things_in_rings.test_checks import TRAITS, things
from tests.games.things_in_rings.written import deck
from tools import propose_constraints
from tools.propose_constraints import proposals, written


def test_no_thing_contradicts_a_proposal_and_gains_fall() -> None:
    content = deck(things(30, first=range(12), second=range(8), third=range(20, 30)), "", TRAITS)
    planes, gains = columns(content.content), []
    told = []
    for constraint, gain in proposals(content.content, 5):
        held, then = planes.holds(constraint.when), planes.holds(constraint.then)
        assert not held.inside & ~then.inside
        gains.append(gain)
        sides = (constraint.when, constraint.then)
        told.append(" -> ".join(written(one, content.content.vocabulary) for one in sides))
    assert gains == sorted(gains, reverse=True)
    narrow = {"{is: second} -> {is: first}", "{not: {is: first}} -> {not: {is: second}}"}
    assert narrow & set(told)
    assert "{is: first} -> {is: second}" not in told


def test_the_command_lists_lines_for_the_vocabulary(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = write_deck(tmp_path / "rings", 40, 3)
    monkeypatch.setattr(sys, "argv", ["propose", str(root), "--most", "2", "--least", "3"])
    propose_constraints.main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert all(line.startswith("  - {when: {") and line.endswith(" flips") for line in lines)
