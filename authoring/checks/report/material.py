"""What a report is made from, and what several formats say of it in the same way."""

from __future__ import annotations

import posixpath
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256

from authoring.checks.check import Check
from authoring.finding import Finding, Severity
from authoring.source.lines import Lines
from authoring.source.omission import Omission, total

LEFT_OUT = "left out of the other checks until mended"
"""What is said of cards that could not be read."""


@dataclass(frozen=True)
class Material:
    """Findings sorted by place, and what is known beside them.

    `texts` are the files that were read, by the path that findings give; `checks` are
    those that were run, by id; a finding at least as bad as `fail_on` fails the run.
    `left_out` is what met no check, because it could not be read, by the paths of files.
    """

    findings: Sequence[Finding]
    texts: Mapping[str, str] = field(default_factory=dict)
    checks: Mapping[str, Check] = field(default_factory=dict)
    colour: bool = False
    fail_on: Severity = Severity.ERROR
    left_out: Mapping[str, Omission] = field(default_factory=dict)

    @cached_property
    def lines(self) -> Mapping[str, Lines]:
        """The lines of each file."""
        return {path: Lines(text) for path, text in self.texts.items()}

    @property
    def all_left_out(self) -> Omission:
        """What of all files met no check."""
        return total(self.left_out.values())

    def line(self, finding: Finding) -> str:
        """The line that a finding begins in; empty when its file was not read."""
        lines = self.lines.get(finding.place.path)
        return lines.line(finding.place.line) if lines else ""


def fingerprints(material: Material) -> Iterator[str]:
    """By what each finding, in the order given, is known again in the next report.

    That leaves out the line, so that cards can be moved about: it is made of check, file,
    message and the text of the line, and counted where that is not enough.
    """
    met: Counter[str] = Counter()
    for finding in material.findings:
        line = material.line(finding).strip()
        key = "\0".join((finding.check, normal(finding.place.path), finding.message, line))
        met[key] += 1
        yield sha256(f"{key}\0{met[key]}".encode("utf-8", "surrogatepass")).hexdigest()


def told(finding: Finding) -> str:
    """Message and hint in one sentence, where a format has no room for both."""
    hint = finding.hint.replace("\n", "; ")
    return f"{finding.message} ({hint})" if hint else finding.message


def normal(path: str) -> str:
    """A path without `./` and detours, as the servers that show findings compare it."""
    return posixpath.normpath(path) if path else path
