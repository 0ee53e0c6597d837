"""A game that brings no companion is played all the same."""

from __future__ import annotations

import pytest

from authoring.cli.table.plain import PlainCompanion, outline
from authoring.engine.companion import Draft, Unclear
from authoring.engine.game import Legal, Move, OpenMove, Refusal
from authoring.engine.scene import Room, Sheet

BET = Move(1, "bet", {"number": 7})
SAY = OpenMove("say", {"properties": {"one": {"type": "string"}, "two": {"type": "integer"}}})
LEGAL = Legal([BET], [SAY])
VIEW = {"seat": 1, "pool": 30}


@pytest.fixture
def companion() -> PlainCompanion:
    return PlainCompanion(lambda: lambda event: event.name)


def test_an_outline_of_plain_json() -> None:
    value = {"a": 1, "b": ["x", "y"], "c": {"d": None}, "e": [{"f": True}], "g": [], "h": {}}
    assert outline(value).split("\n") == [
        "a: 1",
        "b: x, y",
        "c:",
        "  d: null",
        "e:",
        "  -",
        "    f: true",
        "g: none",
        "h: {}",
    ]


def test_the_view_is_the_scene(companion: PlainCompanion) -> None:
    (sheet,) = companion.scene(VIEW, Room())
    assert isinstance(sheet, Sheet)
    assert ["".join(text for text, _ in line) for line in sheet.lines] == ["seat: 1", "pool: 30"]


def test_moves_are_read(companion: PlainCompanion) -> None:
    assert companion.read("bet 7", VIEW, LEGAL, Draft()) == BET
    said = companion.read('say {"one": "x", "two": 2}', VIEW, LEGAL, Draft())
    assert said == Move(1, "say", {"one": "x", "two": 2})


@pytest.mark.parametrize("line", ["", "say", "say [1]", "say {", "fold", "bet"])
def test_what_is_no_move_is_told(companion: PlainCompanion, line: str) -> None:
    with pytest.raises(Unclear):
        companion.read(line, VIEW, LEGAL, Draft())


def test_it_knows_no_rules_and_tells_refusals_as_they_are(companion: PlainCompanion) -> None:
    assert companion.rules() == {}
    assert companion.refusal(Refusal("NO", "Not now.")) == "Not now."
    assert not companion.is_public(VIEW, LEGAL)
    assert not companion.looks_on(VIEW)
    assert companion.agree({"a": 1}, [0], 2) == {"a": 1}
    assert companion.offer(VIEW, LEGAL, Draft()).ways[0].form == "bet NUMBER"
