"""Findings as text: where, what, the line with the culprit underlined, and the way out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from authoring.checks.report.material import LEFT_OUT, Material
from authoring.checks.report.row import Row, row
from authoring.finding import Finding, Severity
from authoring.source.lines import Lines
from authoring.source.wording import visible

NUMBER_WIDTH = 5
"""Characters that a line number is set in, the margin before it included."""

_COLOURS = {Severity.ERROR: "31", Severity.WARNING: "33", Severity.INFO: "36"}
_BOLD, _FAINT = "1", "2"


def report(material: Material) -> str:
    """One block for each finding, in the order given, and a line that sums them up; another
    says what could not be read, and so met no other check."""
    paint = _Paint(material.colour)
    blocks = ["".join(_block(one, material.lines, paint)) for one in material.findings]
    ending = f"{summary(material.findings)}\n"
    if material.left_out:
        ending += f"{LEFT_OUT}: {material.all_left_out}\n"
    return "\n".join([*blocks, ending])


def summary(findings: Sequence[Finding]) -> str:
    """How many findings of each severity there are, and in how many files."""
    if not findings:
        return "no findings"
    counts = Counter(finding.severity for finding in findings)
    parts = [_several(counts[one], one.value) for one in Severity if counts[one]]
    files = len({finding.place.path for finding in findings})
    return f"{', '.join(parts)} in {_several(files, 'file')}"


def _several(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 or word == Severity.INFO else f"{number} {word}s"


class _Paint:
    """Wraps words in terminal colours, or leaves them as they are."""

    def __init__(self, colour: bool) -> None:
        self.colour = colour

    def __call__(self, code: str, words: str) -> str:
        return f"\033[{code}m{words}\033[0m" if self.colour and words else words


def _block(finding: Finding, lines: Mapping[str, Lines], paint: _Paint) -> Iterator[str]:
    place, severity = finding.place, finding.severity
    where = paint(_BOLD, f"{place.path}:{place.line}:{place.column}:")
    name = paint(_COLOURS[severity], f"{severity}[{finding.check}]")
    message = visible(finding.message)
    hint, *more = map(visible, finding.hint.split("\n"))
    below = [f"{'':{NUMBER_WIDTH}} {paint(_FAINT, '=')} {line}\n" for line in more]
    yield f"{where} {name} {message}\n"
    source = lines.get(place.path)
    if source is None or not source.text:
        if hint:
            yield f"{'':{NUMBER_WIDTH}} {paint(_FAINT, '=')} {hint}\n"
        yield from below
        return
    shown = _shown(finding, source)
    number, margin = f"{place.line:>{NUMBER_WIDTH}} |", f"{'':{NUMBER_WIDTH}} |"
    yield f"{paint(_FAINT, number)} {shown.text}".rstrip() + "\n"
    carets = paint(_COLOURS[severity], "^" * shown.width)
    behind = f" {hint}" if hint else ""
    yield f"{paint(_FAINT, margin)} {' ' * shown.indent}{carets}{behind}\n"
    yield from below


def _shown(finding: Finding, source: Lines) -> Row:
    """The line of a finding, underlined to the end of its span or of the line."""
    place = finding.place
    line = source.line(place.line)
    end = place.end_column if place.end_line == place.line else len(line.rstrip()) + 1
    return row(line, place.column - 1, end - 1)
