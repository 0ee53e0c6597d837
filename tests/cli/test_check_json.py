"""`authoring check --json`, as other programs read it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from authoring.resources import folder
from tests.cli.conftest import Call
from tests.cli.deck import change


@pytest.mark.parametrize("form", [("--json",), ("--format", "sarif")])
def test_a_patch_is_no_report(call: Call, deck: Path, form: tuple[str, ...]) -> None:
    told = call("check", "--diff", *form, "deck", code=2).output
    assert f"--diff shows changes as a patch, and --format {form[-1].strip('-')} does not" in told


def report_of(call: Call, *arguments: str, code: int = 0) -> dict[str, Any]:
    """What `check --json` says, held to its schema."""
    schema = json.loads((folder("schemas") / "report.schema.json").read_text("utf-8"))
    whole: dict[str, Any] = json.loads(call("check", "--json", *arguments, code=code).stdout)
    Draft202012Validator(schema).validate(whole)
    return whole


def test_the_schema_holds_what_is_told_of_decks(call: Call, deck: Path) -> None:
    assert report_of(call, "deck")["findings"] == []
    change(deck, "{en: kite,", "{en: 1984,")
    fixes = {one["check"]: one["fix"] for one in report_of(call, "deck")["findings"]}
    assert fixes["ambiguous-scalar"]["replacement"] == '"1984"'
    change(deck, "level: hard", "level: hrad")
    (deck / "words" / "more.yml").write_text("cards: [", "utf-8")
    whole = report_of(call, "deck", code=1)
    assert {"schema", "yaml-syntax"} <= {one["check"] for one in whole["findings"]}
    assert whole["left_out"] == [
        {"path": "deck/words/first.yml", "cards": 1, "files": 0},
        {"path": "deck/words/more.yml", "cards": 0, "files": 1},
    ]


def test_the_schema_holds_what_is_told_beside_a_baseline(call: Call, deck: Path) -> None:
    change(deck, "en: kite", "en: apple")
    baseline = ("--baseline", "known.yml", "deck")
    call("check", "--write-baseline", *baseline)
    assert report_of(call, *baseline)["findings"] == []
    change(deck, "en: apple, zh-Hans: 风筝", "en: kite, zh-Hans: 风筝")
    found = report_of(call, *baseline)["findings"]
    assert {(one["check"], one["path"]) for one in found} == {("stale-baseline", "known.yml")}


@pytest.mark.parametrize(
    ("standing", "named", "path"),
    [
        (".", ("deck",), "deck/words/first.yml"),
        (".", ("./deck/",), "deck/words/first.yml"),
        ("deck", (), "words/first.yml"),
        ("deck", (".",), "words/first.yml"),
        ("deck/words", ("..",), "../words/first.yml"),
    ],
)
def test_every_report_names_files_in_the_same_way(
    call: Call,
    deck: Path,
    monkeypatch: pytest.MonkeyPatch,
    standing: str,
    named: tuple[str, ...],
    path: str,
) -> None:
    change(deck, "level: hard", "level: hrad")
    monkeypatch.chdir(standing)
    (finding,) = report_of(call, *named, code=1)["findings"]
    assert (finding["path"], finding["fix"]["path"]) == (path, path)
    assert call("check", *named, code=1).output.startswith(f"{path}:8:")
    for form in ("github", "gitlab", "junit", "sarif"):
        assert path in call("check", "--format", form, *named, code=1).output
        assert f"./{path}" not in call("check", "--format", form, *named, code=1).output


def test_a_baseline_forgives_the_same_from_within_the_deck(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = "needs: {cards: 1}  # allow: card-count one card is enough to try"
    change(deck, old, "needs: {cards: 2}", "deck.yml")
    call("check", "--baseline", "known.yml", "--write-baseline", "deck")
    written = Path("known.yml").read_text("utf-8")
    monkeypatch.chdir(deck)
    assert report_of(call, code=1)["findings"][0]["path"] == "deck.yml"
    assert report_of(call, "--baseline", "../known.yml")["findings"] == []
    call("check", "--baseline", "../known.yml", "--write-baseline")
    assert Path("../known.yml").read_text("utf-8") == written
