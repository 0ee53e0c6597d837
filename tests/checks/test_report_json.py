"""The report as JSON: all that is known, by the schema that is shipped for it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from authoring.checks.report import report
from authoring.finding import Finding, Fix, Severity
from authoring.model import Place
from authoring.resources import folder
from authoring.source.omission import Omission
from tests.checks import golden

SCHEMA = Draft202012Validator(
    json.loads((folder("schemas") / "report.schema.json").read_text("utf-8"))
)
PATH = "content/deck/rules.yml"
TEXTS = {PATH: "abc 水\ndef\nabc 水\n"}


def told(
    *findings: Finding,
    texts: Mapping[str, str] = TEXTS,
    left_out: Mapping[str, Omission] | None = None,
) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(report("json", findings, texts, left_out=left_out))
    SCHEMA.validate(whole)
    return whole


def finding(line: int = 1, path: str = PATH, message: str = "message 水") -> Finding:
    place = Place(path, line, 1, line, 4)
    return Finding(place, "schema", Severity.WARNING, message, "hint", Fix(place, "xyz"))


def test_every_field_is_given() -> None:
    none = {"cards": 0, "files": 0}
    plain = Finding(Place(PATH, 2, 1, 2, 2), "schema", Severity.ERROR, "odd")
    whole = told(finding(), plain)
    assert list(whole) == ["format", "findings", "left_out", "summary"]
    assert whole["format"] == 1
    assert whole["left_out"] == []
    assert whole["summary"] == {"error": 1, "warning": 1, "info": 0, "left_out": none}
    span = {"path": PATH, "line": 1, "column": 1, "end_line": 1, "end_column": 4}
    first, second = whole["findings"]
    assert len(first.pop("fingerprint")) == 64
    assert first == {
        **span,
        "check": "schema",
        "severity": "warning",
        "message": "message 水",
        "hint": "hint",
        "fix": {**span, "replacement": "xyz"},
    }
    assert (second["fix"], second["hint"]) == (None, "")


def test_nothing_found_is_a_report_too() -> None:
    assert told()["findings"] == []


def test_files_that_could_not_be_read_whole_stand_there_with_their_sum() -> None:
    lost = {"./b/z.yml": Omission(files=1), "b/c.yml": Omission(cards=2)}
    whole = told(left_out=lost)
    assert whole["left_out"] == [
        {"path": "b/c.yml", "cards": 2, "files": 0},
        {"path": "b/z.yml", "cards": 0, "files": 1},
    ]
    assert whole["summary"]["left_out"] == {"cards": 2, "files": 1}


def test_paths_are_those_of_the_other_reports_for_programs() -> None:
    found = [finding(path=path) for path in ("./a.yml", "b/../z.yml", "c.yml", "/d/e.yml")]
    whole = told(*found)
    paths = [one["path"] for one in whole["findings"]]
    assert paths == ["/d/e.yml", "a.yml", "c.yml", "z.yml"]
    assert [one["fix"]["path"] for one in whole["findings"]] == paths
    gitlab = json.loads(report("gitlab", found, {}))
    assert sorted(one["location"]["path"] for one in gitlab) == paths


def test_a_finding_is_known_again_when_it_has_moved() -> None:
    (one,) = told(finding(1))["findings"]
    (moved,) = told(finding(2), texts={PATH: f"\n{TEXTS[PATH]}"})["findings"]
    assert one["fingerprint"] == moved["fingerprint"]
    (gitlab,) = json.loads(report("gitlab", [finding()], TEXTS))
    assert gitlab["fingerprint"] == one["fingerprint"]


def test_no_two_findings_share_a_fingerprint() -> None:
    alike = told(finding(1), finding(3), finding(1, "other.yml"), finding(1, message="other"))
    assert len({one["fingerprint"] for one in alike["findings"]}) == 4


@pytest.mark.parametrize("identity", golden.fragments())
def test_the_schema_holds_every_report_of_a_fragment(identity: str) -> None:
    bad = golden.outcome(identity, "bad")
    texts = {document.path: document.text for document in bad.deck.documents}
    whole = told(*bad.findings, texts=texts)
    assert {one["check"] for one in whole["findings"]} == {identity}
    assert len(whole["findings"]) == len(set(bad.findings))
