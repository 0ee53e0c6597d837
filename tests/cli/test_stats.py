"""`authoring stats`, as a person or a program reads it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from authoring.cli.telling_pages import tell_pages
from authoring.page.block import Column, Page, Section, Table
from authoring.resources import folder
from tests.cli.conftest import Call


def decks(call: Call, *names: str) -> list[dict[str, Any]]:
    """What `stats --json` says of decks, held to its schema."""
    schema = json.loads((folder("schemas") / "stats.schema.json").read_text("utf-8"))
    whole = json.loads(call("stats", "--json", *names).stdout)
    Draft202012Validator(schema).validate(whole)
    assert whole["format"] == 1
    return list(whole["decks"])


def blocks(page: dict[str, Any]) -> dict[str, Any]:
    return {block["title"]: block for one in page["sections"] for block in one["blocks"]}


def test_a_deck_is_told_as_text(call: Call, deck: Path) -> None:
    text = call("stats", str(deck)).output
    assert "game just-one   version 1.0.0   languages en, zh-Hans   cards 1" in text
    assert "Words by level" in text


@pytest.mark.slow
def test_every_shipped_deck_is_told_as_data(call: Call) -> None:
    pages = decks(call, "guess-club", "just-one", "things-in-rings")
    questions, words, rings = map(blocks, pages)
    kinds = {
        row["kind"]: row["cards"] for one in pages for row in blocks(one)["Cards by kind"]["rows"]
    }
    asked = [bar["value"] for bar in questions["Questions by category"]["bars"]]
    assert sum(asked) == kinds["question"] >= 120
    levels = [bar["value"] for bar in words["Words by level"]["bars"]]
    assert sum(levels) == 5 * kinds["card"] >= 550
    coverage = rings["Coverage of regions"]["rows"]
    assert [row["locale"] for row in coverage] == ["en", "zh-Hans"]
    assert all(0.9 < row["no region empty"] <= 1 for row in coverage)
    matrix = rings["The trait matrix"]
    things = next(row for row in rings["Cards by kind"]["rows"] if row["kind"] == "thing")
    assert len(matrix["cells"]) == things["cards"]
    assert {cell for row in matrix["cells"] for cell in row} == {0, 0.5, 1}


def test_a_folder_of_decks_stands_for_all_of_them(call: Call, deck: Path, tmp_path: Path) -> None:
    pages = decks(call, str(tmp_path))
    assert [page["game"] for page in pages] == ["just-one"]


def test_the_page_is_one_file(call: Call, deck: Path, tmp_path: Path) -> None:
    call("stats", str(deck), "--html", str(tmp_path / "stats.html"))
    page = (tmp_path / "stats.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "独家暗语" in page


def test_long_tables_are_cut_unless_all_is_asked_for(call: Call) -> None:
    short = call("stats", "just-one").output
    assert "more: see them with --html, --json or --all" in short
    assert len(call("stats", "just-one", "--all").output) > len(short)


@pytest.mark.parametrize(("rows", "left"), [(12, 0), (13, 0), (14, 2), (30, 18)])
def test_a_single_row_more_is_shown_instead_of_told_of(
    rows: int, left: int, capsys: pytest.CaptureFixture[str]
) -> None:
    cells = tuple((f"row {number}",) for number in range(rows))
    block = Table("Rows", (Column("name"),), cells, sought=True)
    tell_pages([Page("Page", (), (Section("Section", (block,)),))], "", None, None, False)
    told = capsys.readouterr().out
    assert told.count("  row ") == rows - left
    assert (f"… {left} more: see them with" in told) == (left > 0)


def test_a_deck_with_faults_is_told_as_far_as_it_can_be_read(call: Call, deck: Path) -> None:
    words = deck / "words" / "a.yml"
    words = words if words.exists() else next((deck / "words").glob("*.yml"))
    words.write_text(words.read_text(encoding="utf-8") + "  - id: 3\n    wrds: []\n", "utf-8")
    result = call("stats", str(deck))
    assert "faults, so not all of it is counted" in result.output
    (page,) = decks(call, str(deck))
    assert page["faults"] == 2


def test_a_deck_is_told_as_data(call: Call, deck: Path) -> None:
    (page,) = decks(call, "./deck/")
    assert {key: page[key] for key in ("deck", "game", "version", "cards", "files", "faults")} == {
        "deck": "deck", "game": "just-one", "version": "1.0.0", "cards": 1, "files": 2, "faults": 0
    }  # fmt: skip
    assert page["title"] == {"en": "Just One", "zh-Hans": "独家暗语"}
    assert page["locales"] == ["en", "zh-Hans"]
    (row,) = blocks(page)["Cards by kind"]["rows"]
    assert row == {"kind": "card", "cards": 1, "deck.yml needs": "1"}


def test_a_deck_without_a_game_that_is_known_is_wrong_usage(call: Call, tmp_path: Path) -> None:
    (tmp_path / "deck.yml").write_text("game: chess\n", "utf-8")
    assert "not even the game can be read" in call("stats", str(tmp_path), code=2).output


def test_a_page_never_replaces_cards(call: Call, deck: Path) -> None:
    cards = deck / "words" / "first.yml"
    before = cards.read_bytes()
    told = call("stats", str(deck), "--html", str(cards), code=2).output
    assert "first.yml is there already and is no HTML page" in told
    assert cards.read_bytes() == before
