"""Findings as SARIF 2.1.0, for code scanning services and editors."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict
from hashlib import sha256
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import quote

from authoring import __version__
from authoring.checks.check import Check
from authoring.checks.report.material import LEFT_OUT, Material, normal, told
from authoring.finding import Finding, Severity
from authoring.model import Place
from authoring.source.lines import Lines

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
ROOT = "%SRCROOT%"

_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}


def report(material: Material) -> str:
    """One run with its rules (the pages of the checks, as help) and its results,
    and a notification for each file with cards that could not be read.

    Columns count UTF-16 code units from 1, as `columnKind` says; the end column is the
    first one behind the span.
    """
    rules = {check.id: _rule(check) for _, check in sorted(material.checks.items())}
    for finding in material.findings:
        rules.setdefault(finding.check, {"id": finding.check})
    indexes = {name: index for index, name in enumerate(rules)}
    run = {
        "tool": {
            "driver": {
                "name": "authoring",
                "semanticVersion": __version__,
                "rules": list(rules.values()),
            }
        },
        "invocations": [
            {"executionSuccessful": True, "toolExecutionNotifications": _notifications(material)}
        ],
        "columnKind": "utf16CodeUnits",
        "results": [_result(finding, material, indexes) for finding in material.findings],
        "properties": {"leftOut": asdict(material.all_left_out)},
    }
    whole = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _notifications(material: Material) -> list[dict[str, Any]]:
    """What was not looked at: that nothing is found there does not say that all is well."""
    return [
        {
            "level": "warning",
            "message": {"text": f"{LEFT_OUT}: {omission}"},
            "locations": [{"physicalLocation": {"artifactLocation": _artifact(path)}}],
        }
        for path, omission in material.left_out.items()
    ]


def _rule(check: Check) -> dict[str, Any]:
    first, _, rest = check.page.partition("\n\n")
    name = "".join(part.capitalize() for part in check.id.split("-"))
    return {
        "id": check.id,
        "name": name,
        "shortDescription": {"text": " ".join(first.split())},
        "fullDescription": {"text": " ".join(rest.partition("\n\n")[0].split()) or first},
        "help": {"text": check.page, "markdown": check.page},
        "defaultConfiguration": {"level": _LEVELS[check.severity]},
    }


def _result(finding: Finding, material: Material, indexes: Mapping[str, int]) -> dict[str, Any]:
    lines = material.lines.get(finding.place.path)
    result: dict[str, Any] = {
        "ruleId": finding.check,
        "ruleIndex": indexes[finding.check],
        "level": _LEVELS[finding.severity],
        "message": {"text": told(finding)},
        "locations": [{"physicalLocation": _location(finding.place, lines)}],
        "partialFingerprints": {"authoringFinding/v1": _fingerprint(finding, material)},
    }
    if finding.fix is not None:
        replacement = {
            "deletedRegion": _region(finding.fix.place, lines),
            "insertedContent": {"text": finding.fix.replacement},
        }
        change = {
            "artifactLocation": _artifact(finding.fix.place.path),
            "replacements": [replacement],
        }
        result["fixes"] = [
            {
                "description": {"text": finding.hint or finding.message},
                "artifactChanges": [change],
            }
        ]
    return result


def _fingerprint(finding: Finding, material: Material) -> str:
    key = "\0".join((finding.check, finding.message, material.line(finding).strip()))
    return sha256(key.encode("utf-8", "surrogatepass")).hexdigest()


def _location(place: Place, lines: Lines | None) -> dict[str, Any]:
    return {"artifactLocation": _artifact(place.path), "region": _region(place, lines)}


def _artifact(path: str) -> dict[str, str]:
    """A file by its URI: from the root of the sources, unless the path is absolute."""
    path = normal(path)
    if PurePosixPath(path).is_absolute():
        return {"uri": "file://" + _quoted(path)}
    if path[1:2] == ":":
        return {"uri": "file:///" + _quoted(path, safe="/:")}
    return {"uri": _quoted(path), "uriBaseId": ROOT}


def _region(place: Place, lines: Lines | None) -> dict[str, int]:
    return {
        "startLine": place.line,
        "startColumn": _column(lines, place.line, place.column),
        "endLine": place.end_line,
        "endColumn": _column(lines, place.end_line, place.end_column),
    }


def _column(lines: Lines | None, line: int, column: int) -> int:
    """A column in UTF-16 code units: characters beyond the basic plane count as two."""
    before = lines.line(line)[: column - 1] if lines else ""
    return column + sum(character > "\uffff" for character in before)


def _quoted(path: str, safe: str = "/") -> str:
    """A path as a part of a URI. Bytes of a name that are not UTF-8 stay what they are."""
    return quote(path, safe=safe, errors="surrogateescape")
