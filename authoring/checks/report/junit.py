"""Findings as a JUnit report, which nearly every CI server can show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from xml.sax.saxutils import escape, quoteattr

from authoring.checks.report.material import Material, normal, told
from authoring.finding import Finding
from authoring.source.omission import Omission

SUITE = "authoring check"

_FORBIDDEN = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML 1.0 cannot hold, not even escaped."""


def report(material: Material) -> str:
    """A suite for each file, with a case for each of its findings, or one case that passes.

    A finding that fails the run is a failure; a milder one is a case that passes and
    says what it is. How many cards of a file could not be read is a property of its suite.
    """
    found_in = {finding.place.path for finding in material.findings}
    paths = sorted({*material.texts, *found_in, *material.left_out})
    suites = []
    for path in paths:
        found = [finding for finding in material.findings if finding.place.path == path]
        suites.append("".join(_suite(path, found, material)))
    counts = _counts(material.findings, material, len(material.findings) or len(paths))
    head = f'<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="{SUITE}"{counts}>\n'
    return "".join((head, *suites, "</testsuites>\n"))


def _fails(finding: Finding, material: Material) -> bool:
    return finding.severity.rank <= material.fail_on.rank


def _counts(findings: Sequence[Finding], material: Material, tests: int) -> str:
    failures = sum(_fails(finding, material) for finding in findings)
    return f' tests="{tests}" failures="{failures}" errors="0"'


def _suite(path: str, found: Sequence[Finding], material: Material) -> Iterator[str]:
    name = _attribute(normal(path))
    counts = _counts(found, material, len(found) or 1)
    yield f"  <testsuite name={name}{counts}>\n"
    if path in material.left_out:
        yield from _properties(material.left_out[path])
    if not found:
        yield f'    <testcase name="no findings" classname={name}/>\n'
    for finding in found:
        yield from _case(finding, name, _fails(finding, material), material.line(finding))
    yield "  </testsuite>\n"


def _properties(omission: Omission) -> Iterator[str]:
    yield "    <properties>\n"
    for name, number in asdict(omission).items():
        yield f'      <property name="left out: {name}" value="{number}"/>\n'
    yield "    </properties>\n"


def _case(finding: Finding, file: str, fails: bool, line: str) -> Iterator[str]:
    place = finding.place
    title = _attribute(f"{finding.check} at line {place.line}, column {place.column}")
    yield f"    <testcase name={title} classname={file}>\n"
    where = f"{normal(place.path)}:{place.line}:{place.column}"
    body = _content("\n".join(filter(None, (f"{where}: {told(finding)}", line.strip()))))
    if fails:
        kind, message = _attribute(f"{finding.severity}"), _attribute(finding.message)
        yield f"      <failure type={kind} message={message}>{body}</failure>\n"
    else:
        yield f"      <system-out>{finding.severity}: {body}</system-out>\n"
    yield "    </testcase>\n"


def _content(words: str) -> str:
    return escape(_FORBIDDEN.sub("\ufffd", words))


def _attribute(words: str) -> str:
    return quoteattr(_FORBIDDEN.sub("\ufffd", words))
