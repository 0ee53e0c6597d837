"""Findings as text for people and as data for programs, and the exit code they amount to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from authoring.checks.report import structured, text
from authoring.finding import Finding, Severity

Texts = Mapping[str, str]
"""The text of each file that was read, by the path that findings give."""

FORMATS: Mapping[str, Callable[[Sequence[Finding], Texts, bool], str]] = {
    "text": text.report,
    "json": structured.report,
}


def report(form: str, findings: Iterable[Finding], texts: Texts, *, colour: bool = False) -> str:
    """Findings in one of the FORMATS, sorted by place, each with the line it is about.

    Ends with a line break. `colour` is for terminals; only the text knows it. Raises
    KeyError for a format that there is not.
    """
    return FORMATS[form](sorted(findings), texts, colour)


def exit_code(findings: Iterable[Finding], fail_on: Severity) -> int:
    """1 when any finding is at least as bad as `fail_on`, else 0."""
    return int(any(finding.severity.rank <= fail_on.rank for finding in findings))
