"""Findings as JSON, for programs. schemas/report.schema.json describes it."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from operator import itemgetter
from typing import Any

from authoring.checks.report.material import Material, fingerprints, normal
from authoring.finding import Finding, Fix, Severity

FORMAT = 1
"""The number of this form. It rises when a program that reads it would have to change."""


def report(material: Material) -> str:
    """One object with the findings, sorted by place, the files that could not be read whole,
    and the sums of both.

    Lines and columns count from 1, columns in Unicode characters; the end column is the
    first one behind the span.
    """
    findings = [*map(_plain, material.findings, fingerprints(material))]
    left_out = [{"path": normal(path), **asdict(lost)} for path, lost in material.left_out.items()]
    counts = Counter(finding.severity for finding in material.findings)
    by_path = itemgetter("path")
    whole = {
        "format": FORMAT,
        "findings": sorted(findings, key=by_path),
        "left_out": sorted(left_out, key=by_path),
        "summary": {
            **{severity.value: counts[severity] for severity in Severity},
            "left_out": asdict(material.all_left_out),
        },
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _plain(finding: Finding, fingerprint: str) -> dict[str, Any]:
    fix = finding.fix
    return {
        "check": finding.check,
        "severity": finding.severity.value,
        **_place(finding),
        "message": finding.message,
        "hint": finding.hint,
        "fix": None if fix is None else {**_place(fix), "replacement": fix.replacement},
        "fingerprint": fingerprint,
    }


def _place(what: Finding | Fix) -> dict[str, Any]:
    place = what.place
    return {
        "path": normal(place.path),
        "line": place.line,
        "column": place.column,
        "end_line": place.end_line,
        "end_column": place.end_column,
    }
