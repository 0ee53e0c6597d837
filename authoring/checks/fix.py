"""Mending files: fixes are spliced in at exact offsets, and nothing else changes by a byte."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from authoring.finding import Finding, Fix
from authoring.source.encoding import BOM
from authoring.source.lines import Lines
from authoring.source.replacement import put


@dataclass(frozen=True, slots=True)
class Spliced:
    """A text with the fixes that were `done`; those that were `left` overlap one of them."""

    text: str
    done: tuple[Fix, ...]
    left: tuple[Fix, ...]


def splice(text: str, fixes: Iterable[Fix]) -> Spliced:
    """Put the fixes of one file into its text (without byte-order mark).

    Of two that overlap, or that insert at one place, the first by place is done. The
    others are left for the next reading, which may no longer ask for them.
    """
    lines = Lines(text)
    parts: list[str] = []
    done: list[Fix] = []
    left: list[Fix] = []
    behind = -1
    for fix in sorted(dict.fromkeys(fixes), key=lambda one: (one.place, one.replacement)):
        start = lines.offset(fix.place.line, fix.place.column)
        end = lines.offset(fix.place.end_line, fix.place.end_column)
        inserts_twice = start == behind and start == end
        if start < behind or end < start or inserts_twice:
            left.append(fix)
            continue
        parts += [text[max(behind, 0) : start], fix.replacement]
        done.append(fix)
        behind = end
    parts.append(text[max(behind, 0) :])
    return Spliced("".join(parts), tuple(done), tuple(left))


def mend(findings: Iterable[Finding]) -> int:
    """Splice the fixes of findings into their files; how many were done.

    Fixes that overlap others wait: read again and mend again until nothing is done.
    Each file is written beside itself and then renamed, with its mode, its line ends
    and its byte-order mark. Raises OSError when a file cannot be written.
    """
    return sum(_mend_file(Path(path), wanted) for path, wanted in _by_file(findings).items())


def mended(findings: Iterable[Finding], texts: Mapping[str, str]) -> dict[str, str]:
    """The texts that `mend` would change, by path, as they would be."""
    found = {}
    for path, fixes in _by_file(findings).items():
        spliced = splice(texts[path], fixes)
        if spliced.text != texts[path]:
            found[path] = spliced.text
    return found


def _by_file(findings: Iterable[Finding]) -> dict[str, list[Fix]]:
    fixes: dict[str, list[Fix]] = {}
    for finding in findings:
        if finding.fix is not None:
            fixes.setdefault(finding.fix.place.path, []).append(finding.fix)
    return fixes


def _mend_file(path: Path, fixes: Iterable[Fix]) -> int:
    text = path.read_bytes().decode("utf-8")
    mark = BOM if text.startswith(BOM) else ""
    spliced = splice(text.removeprefix(BOM), fixes)
    if spliced.done:
        put(path, (mark + spliced.text).encode("utf-8"))
    return len(spliced.done)
