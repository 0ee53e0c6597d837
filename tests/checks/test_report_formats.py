"""Reports for other programs, held to the schemas that their makers publish."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft4Validator
from lxml import etree

from authoring.checks.check import collect
from authoring.checks.report import FORMATS, report
from authoring.checks.report.github import SHOWN
from authoring.finding import Finding, Fix, Severity
from authoring.model import Place
from authoring.source.omission import Omission
from tests.checks import golden

SCHEMAS = Path(__file__).parent.parent / "data" / "schemas"
SARIF = Draft4Validator(json.loads((SCHEMAS / "sarif-2.1.0-rtm.5.json").read_text("utf-8")))
JUNIT = etree.XMLSchema(etree.parse(SCHEMAS / "junit-10.xsd"))

TEXT = "a: 🫖 tea # 橙子\r\nb: [one,\n  two]\n"
TEXTS = {"deck/水 tea.yml": TEXT}
ODD = st.text(st.characters(codec="utf-8"), max_size=12)


def finding(
    line: int = 1,
    start: int = 6,
    end: int = 9,
    *,
    severity: Severity = Severity.ERROR,
    message: str = "'tea' is drunk",
    path: str = "deck/水 tea.yml",
    fix: str | None = None,
) -> Finding:
    place = Place(path, line, start, line, end)
    splice = None if fix is None else Fix(place, fix)
    return Finding(place, "unknown-value", severity, message, "write coffee", splice)


def sarif(*findings: Finding) -> Any:
    whole = json.loads(report("sarif", findings, TEXTS, checks=collect("authoring.checks")))
    assert [error.message for error in SARIF.iter_errors(whole)] == []
    return whole["runs"][0]


def junit(*findings: Finding, fail_on: Severity = Severity.ERROR) -> Any:
    root = etree.fromstring(report("junit", findings, TEXTS, fail_on=fail_on).encode())
    JUNIT.assertValid(root)
    return root


def test_sarif_columns_are_utf16_code_units() -> None:
    run = sarif(finding())
    assert run["columnKind"] == "utf16CodeUnits"
    (result,) = run["results"]
    region = result["locations"][0]["physicalLocation"]["region"]
    start, end = region["startColumn"] - 1, region["endColumn"] - 1
    units = TEXT.splitlines()[0].encode("utf-16-le")
    assert units[2 * start : 2 * end].decode("utf-16-le") == "tea"
    assert (start, end) == (6, 9)


def test_sarif_names_files_from_the_root_of_the_sources() -> None:
    (one, other) = sarif(finding(), finding(path="/tmp/deck.yml"))["results"]
    found = [each["locations"][0]["physicalLocation"]["artifactLocation"] for each in (one, other)]
    assert found[0] == {"uri": "file:///tmp/deck.yml"}
    assert found[1]["uriBaseId"] == "%SRCROOT%"
    assert unquote(found[1]["uri"]) == "deck/水 tea.yml"
    assert found[1]["uri"].isascii()


def test_sarif_describes_every_check_and_its_results_lead_to_it() -> None:
    run = sarif(finding())
    rules = run["tool"]["driver"]["rules"]
    told = {rule["id"]: rule for rule in rules}
    for check in collect("authoring.checks"):
        assert told[check.id]["help"]["text"] == check.page
        assert told[check.id]["shortDescription"]["text"].endswith((".", ":"))
    (result,) = run["results"]
    assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == "unknown-value"


def test_sarif_carries_the_fix() -> None:
    (result,) = sarif(finding(fix="coffee"))["results"]
    (change,) = result["fixes"][0]["artifactChanges"]
    (replacement,) = change["replacements"]
    assert replacement["insertedContent"] == {"text": "coffee"}
    assert replacement["deletedRegion"]["startColumn"] == 7


def test_sarif_knows_a_finding_again_when_it_has_moved() -> None:
    moved = {"deck/水 tea.yml": "\n" + TEXT}
    prints = [
        json.loads(report("sarif", [one], texts))["runs"][0]["results"][0]["partialFingerprints"]
        for one, texts in ((finding(1), TEXTS), (finding(2), moved))
    ]
    assert prints[0] == prints[1]


def test_junit_has_a_suite_a_file_and_a_case_a_finding() -> None:
    root = junit(finding(), finding(2, severity=Severity.WARNING), finding(3, path="b.yml"))
    assert [suite.get("name") for suite in root] == ["b.yml", "deck/水 tea.yml"]
    assert (root.get("tests"), root.get("failures")) == ("3", "2")
    (failure,) = root[1].iter("failure")
    assert failure.text.startswith("deck/水 tea.yml:1:6: 'tea' is drunk (write coffee)\na: 🫖")
    (mild,) = root[1].iter("system-out")
    assert mild.text.startswith("warning: deck/水 tea.yml:2:6:")
    assert junit(finding(severity=Severity.INFO), fail_on=Severity.INFO).get("failures") == "1"


def test_junit_of_a_clean_deck_is_a_case_that_passes() -> None:
    root = junit()
    assert (root.get("tests"), root.get("failures")) == ("1", "0")
    assert [case.get("name") for case in root.iter("testcase")] == ["no findings"]


@pytest.mark.slow
@given(ODD, ODD)
def test_schemas_hold_whatever_the_files_say(message: str, path: str) -> None:
    one = finding(message=message, path=f"x{path}", fix=message)
    sarif(one)
    junit(one)


LOST = {"deck/水 tea.yml": Omission(cards=2), "deck/b.yml": Omission(files=1)}


def test_sarif_tells_what_could_not_be_read() -> None:
    whole = json.loads(report("sarif", [finding()], TEXTS, left_out=LOST))
    assert [error.message for error in SARIF.iter_errors(whole)] == []
    (run,) = whole["runs"]
    assert run["properties"] == {"leftOut": {"cards": 2, "files": 1}}
    (invocation,) = run["invocations"]
    told = [
        (unquote(at["physicalLocation"]["artifactLocation"]["uri"]), one["message"]["text"])
        for one in invocation["toolExecutionNotifications"]
        for at in one["locations"]
    ]
    start = "left out of the other checks until mended"
    assert told == [("deck/水 tea.yml", f"{start}: 2 cards"), ("deck/b.yml", f"{start}: 1 file")]
    assert sarif()["invocations"] == [
        {"executionSuccessful": True, "toolExecutionNotifications": []}
    ]


def test_junit_tells_what_could_not_be_read_at_its_file() -> None:
    root = etree.fromstring(report("junit", [finding()], TEXTS, left_out=LOST).encode())
    JUNIT.assertValid(root)
    told = {
        suite.get("name"): {one.get("name"): one.get("value") for one in suite.iter("property")}
        for suite in root
    }
    assert told == {
        "deck/b.yml": {"left out: cards": "0", "left out: files": "1"},
        "deck/水 tea.yml": {"left out: cards": "2", "left out: files": "0"},
    }
    assert [*junit(finding()).iter("properties")] == []


def test_github_tells_in_its_log_what_could_not_be_read() -> None:
    told = report("github", [finding()], TEXTS, left_out=LOST)
    assert "\nleft out of the other checks until mended: 2 cards and 1 file\n" in told


def commands(text: str) -> list[str]:
    return [line for line in text.split("\n") if line.startswith("::")]


def test_github_marks_the_worst_first_and_ten_of_each() -> None:
    mild = [finding(1, severity=Severity.INFO), finding(1, severity=Severity.WARNING)]
    found = [*mild, *(finding(2, column, column + 1) for column in range(1, 15))]
    told = report("github", found, TEXTS)
    stop, resume, *marks = commands(told)
    assert [mark.split()[0] for mark in marks] == ["::error"] * SHOWN + ["::warning", "::notice"]
    assert stop.removeprefix("::stop-commands::") == resume.strip(":")
    assert report("text", found, TEXTS) in told


def test_github_escapes_what_would_end_a_property_or_a_command() -> None:
    odd = finding(message="50 %\r\n::error::x", path="a,b:c.yml")
    *_, mark = commands(report("github", [odd], {}))
    assert mark == (
        "::error file=a%2Cb%3Ac.yml,line=1,col=6,endColumn=8,endLine=1,title=unknown-value"
        "::50 %25%0D%0A::error::x (write coffee)"
    )


def test_github_is_given_no_columns_for_several_lines() -> None:
    several = Finding(Place("a.yml", 1, 4, 3, 2), "schema", Severity.ERROR, "odd")
    (mark,) = commands(report("github", [several], {}))[2:]
    assert mark == "::error file=a.yml,line=1,endLine=3,title=schema::odd"


def test_gitlab_gets_what_its_code_quality_report_asks_for() -> None:
    found = [finding(), finding(1, 10, 12), finding(2, severity=Severity.INFO, path="./b.yml")]
    told = json.loads(report("gitlab", found, TEXTS))
    assert [one["severity"] for one in told] == ["info", "critical", "critical"]
    assert [one["location"]["path"] for one in told] == ["b.yml", *["deck/水 tea.yml"] * 2]
    assert told[1]["location"]["lines"] == {"begin": 1, "end": 1}
    prints = [one["fingerprint"] for one in told]
    assert len(set(prints)) == 3
    assert all(re.fullmatch("[0-9a-f]{64}", one) for one in prints)
    assert {*told[0]} == {"description", "check_name", "fingerprint", "severity", "location"}


def test_gitlab_knows_a_finding_again_when_it_has_moved() -> None:
    moved = {"deck/水 tea.yml": "\n" + TEXT}
    (one,), (other,) = (
        json.loads(report("gitlab", [each], texts))
        for each, texts in ((finding(1), TEXTS), (finding(2), moved))
    )
    assert one["fingerprint"] == other["fingerprint"]


@pytest.mark.parametrize("form", sorted(FORMATS))
def test_the_same_findings_give_the_same_bytes_in_any_order_and_once(form: str) -> None:
    found = [finding(line, start, 9, fix="x") for line in (3, 1, 2) for start in (4, 2)]
    told = report(form, found, TEXTS)
    assert report(form, [*reversed(found), *found], TEXTS) == told
    assert told.endswith("\n")


def test_the_schema_holds_the_rules_of_all_checks() -> None:
    checks = golden.checks()
    whole = json.loads(report("sarif", (), {}, checks=checks.values()))
    assert [error.message for error in SARIF.iter_errors(whole)] == []
    assert [rule["id"] for rule in whole["runs"][0]["tool"]["driver"]["rules"]] == sorted(checks)


@pytest.mark.parametrize("identity", golden.fragments())
def test_schemas_hold_every_report_of_a_fragment(identity: str) -> None:
    bad = golden.outcome(identity, "bad")
    texts = {document.path: document.text for document in bad.deck.documents}
    checks = (golden.checks()[identity],)
    whole = json.loads(report("sarif", bad.findings, texts, checks=checks))
    assert [error.message for error in SARIF.iter_errors(whole)] == []
    assert {each["ruleId"] for each in whole["runs"][0]["results"]} == {identity}
    JUNIT.assertValid(etree.fromstring(report("junit", bad.findings, texts).encode()))
    assert len(json.loads(report("gitlab", bad.findings, texts))) == len(bad.findings)
