"""Findings as GitHub Actions shows them: the text in the log, and marks on the changed lines."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from authoring.checks.report import text
from authoring.checks.report.material import Material, normal, told
from authoring.finding import Finding, Severity

SHOWN = 10
"""How many marks of one sort GitHub shows for one step."""

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def report(material: Material) -> str:
    """The text report, then workflow commands for the first findings of each severity,
    the worst first.

    GitHub takes lines that look like commands for commands, so it is told to look away
    while the text, which quotes the files, goes by.
    """
    log = text.report(material)
    token = sha256(log.encode("utf-8", "surrogatepass")).hexdigest()
    return "".join((f"::stop-commands::{token}\n", log, f"::{token}::\n", *_marks(material)))


def _marks(material: Material) -> Iterator[str]:
    for severity in Severity:
        found = [one for one in material.findings if one.severity is severity]
        for finding in found[:SHOWN]:
            yield _command(finding)


def _command(finding: Finding) -> str:
    """One workflow command. Columns count from 1, the last one is inside the span."""
    place = finding.place
    properties = {"file": normal(place.path), "line": str(place.line)}
    if place.end_line == place.line:
        properties["col"] = str(place.column)
        properties["endColumn"] = str(max(place.column, place.end_column - 1))
    properties["endLine"] = str(place.end_line)
    properties["title"] = finding.check
    said = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    return f"::{_COMMANDS[finding.severity]} {said}::{_escaped(told(finding))}\n"


def _escaped(words: str) -> str:
    return words.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(value: str) -> str:
    return _escaped(value).replace(":", "%3A").replace(",", "%2C")
