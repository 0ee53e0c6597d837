"""Every statement of the rules has a test, and what only people can keep has words."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from authoring import games
from authoring.resources import folder
from authoring.source.schema import schema
from tools import rules_table

PARTS = {"GC": 77, "JO": 51, "TR": 40, "EN": 8}
"""How many statements each part of the rules has."""

EXAMPLES = {"GC": 5, "JO": 5, "TR": 5, "EN": 0}

FOR_PEOPLE = {"GC-20", "GC-31", "GC-32", "GC-41", "JO-13", "JO-18", "JO-19", "TR-29"}
"""What no program can see to, whatever the list says of it."""


def test_no_statement_is_left_out_of_the_list() -> None:
    numbers = [each.number for part in rules_table.statements().values() for each in part]
    expected = [
        f"{part}-{number}"
        for part, count in PARTS.items()
        for number in (
            *(f"{each:02}" for each in range(1, count + 1)),
            *(f"T{each}" for each in range(1, EXAMPLES[part] + 1)),
        )
    ]
    assert numbers == expected


def test_every_statement_has_a_test_and_every_test_a_statement() -> None:
    assert list(rules_table.missing()) == []


@pytest.mark.slow
def test_a_statement_without_a_test_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    held = {number: found for number, found in rules_table.tests().items() if number != "GC-43"}
    monkeypatch.setattr(rules_table, "tests", lambda: held)
    monkeypatch.setattr(rules_table, "leaflet_numbers", lambda: frozenset(FOR_PEOPLE - {"GC-31"}))
    assert list(rules_table.missing()) == [
        "GC-31 is for people to keep, and stands in no leaflet",
        "GC-43 has no test: name one test_gc_43_…",
    ]


def test_what_only_people_can_keep_is_marked_and_told() -> None:
    marked = {e.number for part in rules_table.statements().values() for e in part if e.people}
    assert marked == FOR_PEOPLE
    assert marked <= rules_table.leaflet_numbers()


def test_the_table_is_fresh() -> None:
    kept = rules_table.TABLE.read_text(encoding="utf-8")
    assert kept == rules_table.table(), "run python -m tools.rules_table"


@pytest.mark.parametrize("game", games.names())
def test_a_leaflet_follows_its_schema(game: str) -> None:
    path = folder("content") / "leaflets" / f"{game}.yml"
    told = yaml.safe_load(path.read_text(encoding="utf-8"))
    schema("leaflet.schema.json").validator.validate(told)
    assert told["game"] == game


@pytest.mark.parametrize("game", games.names())
def test_a_leaflet_is_in_both_languages(game: str) -> None:
    path: Path = folder("content") / "leaflets" / f"{game}.yml"
    told = yaml.safe_load(path.read_text(encoding="utf-8"))
    texts = [told["title"]]
    for section in told["sections"]:
        texts += [section["heading"], *(line["text"] for line in section["lines"])]
    for text in texts:
        assert text.keys() == {"en", "zh-Hans"}
        assert any("\u4e00" <= sign <= "\u9fff" for sign in text["zh-Hans"]), text
