"""Findings as GitLab's merge requests show them: a Code Quality report."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from typing import Any

from authoring.checks.report.material import Material, normal, told
from authoring.finding import Finding, Severity

_SEVERITIES = {Severity.ERROR: "critical", Severity.WARNING: "minor", Severity.INFO: "info"}


def report(material: Material) -> str:
    """A list with an object for each finding, in the order given.

    GitLab knows a finding again by its fingerprint, which therefore leaves out the line:
    it is made of check, file, message and the text of the line, and counted where that
    is not enough.
    """
    met: Counter[str] = Counter()
    found = []
    for finding in material.findings:
        key = "\0".join(
            (
                finding.check,
                normal(finding.place.path),
                finding.message,
                material.line(finding).strip(),
            )
        )
        met[key] += 1
        found.append(_plain(finding, f"{key}\0{met[key]}"))
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


def _plain(finding: Finding, key: str) -> dict[str, Any]:
    place = finding.place
    return {
        "description": told(finding),
        "check_name": finding.check,
        "fingerprint": sha256(key.encode("utf-8", "surrogatepass")).hexdigest(),
        "severity": _SEVERITIES[finding.severity],
        "location": {
            "path": normal(place.path),
            "lines": {"begin": place.line, "end": place.end_line},
        },
    }
