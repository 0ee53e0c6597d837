"""Findings as GitLab's merge requests show them: a Code Quality report."""

from __future__ import annotations

import json
from typing import Any

from authoring.checks.report.material import Material, fingerprints, normal, told
from authoring.finding import Finding, Severity

_SEVERITIES = {Severity.ERROR: "critical", Severity.WARNING: "minor", Severity.INFO: "info"}


def report(material: Material) -> str:
    """A list with an object for each finding, in the order given."""
    found = [*map(_plain, material.findings, fingerprints(material))]
    return json.dumps(found, ensure_ascii=False, indent=2) + "\n"


def _plain(finding: Finding, fingerprint: str) -> dict[str, Any]:
    place = finding.place
    return {
        "description": told(finding),
        "check_name": finding.check,
        "fingerprint": fingerprint,
        "severity": _SEVERITIES[finding.severity],
        "location": {
            "path": normal(place.path),
            "lines": {"begin": place.line, "end": place.end_line},
        },
    }
