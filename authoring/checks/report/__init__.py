"""Findings as text for people and as data for programs, and the exit code they amount to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module

from authoring.checks.check import Check
from authoring.checks.report.material import Material
from authoring.finding import Finding, Severity
from authoring.source.omission import Omission

Texts = Mapping[str, str]
"""The text of each file that was read, by the path that findings give."""

FORMATS: Mapping[str, str] = {
    "text": "text",
    "json": "structured",
    "github": "github",
    "gitlab": "gitlab",
    "sarif": "sarif",
    "junit": "junit",
}
"""The module that writes each format: read only when it is asked for."""


def report(
    form: str,
    findings: Iterable[Finding],
    texts: Texts,
    *,
    checks: Iterable[Check] = (),
    colour: bool = False,
    fail_on: Severity = Severity.ERROR,
    left_out: Mapping[str, Omission] | None = None,
) -> str:
    """Findings in one of the FORMATS, each once, with the line it is about.

    Sorted by place, or worst first where readers see only the first ones. Ends with a
    line break; the same findings give the same bytes. `colour` is for terminals; only the
    text knows it. `checks` are those that were run: SARIF describes them. `left_out` is what
    could not be read, by the paths of files. Raises KeyError for a format that
    there is not.
    """
    known = {check.id: check for check in checks}
    unique = sorted(dict.fromkeys(findings))
    module = import_module(f"{__name__}.{FORMATS[form]}")
    write: Callable[[Material], str] = module.report
    return write(Material(unique, texts, known, colour, fail_on, left_out or {}))


def exit_code(findings: Iterable[Finding], fail_on: Severity) -> int:
    """1 when any finding is at least as bad as `fail_on`, else 0."""
    return int(any(finding.severity.rank <= fail_on.rank for finding in findings))
