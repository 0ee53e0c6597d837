"""Findings as JSON, for programs."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import asdict
from typing import Any

from authoring.checks.report.material import Material
from authoring.finding import Finding, Severity

FORMAT = 1
"""The number of this form. It rises when a program that reads it would have to change."""


def report(material: Material) -> str:
    """One object with the findings in the order given, their number by severity, and that of
    the cards, and of whole files, that could not be read.

    Lines and columns count from 1, columns in Unicode characters; the end column is the
    first one behind the span.
    """
    findings = material.findings
    counts = Counter(finding.severity for finding in findings)
    whole = {
        "format": FORMAT,
        "findings": [_plain(finding) for finding in findings],
        "summary": {
            **{severity.value: counts[severity] for severity in Severity},
            "left_out": asdict(material.all_left_out),
        },
    }
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _plain(finding: Finding) -> dict[str, Any]:
    fix = finding.fix
    return {
        "check": finding.check,
        "severity": finding.severity.value,
        **_place(finding),
        "message": finding.message,
        "hint": finding.hint,
        "fix": None if fix is None else {**_place(fix), "replacement": fix.replacement},
    }


def _place(what: Any) -> dict[str, Any]:
    place = what.place
    return {
        "path": place.path,
        "line": place.line,
        "column": place.column,
        "end_line": place.end_line,
        "end_column": place.end_column,
    }
