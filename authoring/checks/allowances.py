"""Comments that allow a finding: `# allow: <check> reason`, on its line or above it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from authoring.model import Place
from authoring.source.yaml import Document

_ALLOW = re.compile(r"#[ \t]*allow:[ \t]*(?P<check>[^\s:,]*)[:,]?[ \t]*(?P<reason>[^\r\n]*)")
_COMMENT = re.compile(r"(?:^|(?<=\s))#[^\r\n]*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Allowance:
    """One such comment: the check it names, why, and the line that it is for.

    `place` is the comment, `check_place` the name in it; `check` and `reason` are empty
    when they are not there.
    """

    check: str
    reason: str
    line: int
    place: Place
    check_place: Place


def allowances(document: Document) -> Iterator[Allowance]:
    """The comments of a file that allow something, in order.

    A comment behind a value is for its own line; one that stands alone is for the next
    line that is neither blank nor a comment. A file that could not be read has none.
    """
    if "allow:" not in document.text:
        return
    for start, end in comments(document):
        match = _ALLOW.match(document.text, start, end)
        if match is None:
            continue
        at = document.lines.place(document.path, start, match.end())
        named = document.lines.place(document.path, *match.span("check"))
        reason = match["reason"].strip()
        yield Allowance(match["check"], reason, _line(document, at), at, named)


def comments(document: Document) -> Iterator[tuple[int, int]]:
    """The offsets of each comment in a file that was read."""
    text, marks = document.text, document.marks
    if not marks.starts:
        return
    inside = _scalars(document)
    number = 0
    at = 0
    while match := _COMMENT.search(text, at):
        while number < len(inside) and inside[number][1] <= match.start():
            number += 1
        if number < len(inside) and inside[number][0] <= match.start():
            at = inside[number][1]
            continue
        yield match.span()
        at = match.end()


def _scalars(document: Document) -> list[tuple[int, int]]:
    """The offsets of the scalars that can hold a `#`, in order; of a block scalar, only
    what follows its first line."""
    text, marks = document.text, document.marks
    found = []
    for node in range(len(marks.starts)):
        if node in marks.skips:
            continue
        start, end = document.span(node)
        if start < end and text[start] in "|>":
            start = min(end, text.find("\n", start) % (len(text) + 1))
        if start < end:
            found.append((start, end))
    return found


def _line(document: Document, at: Place) -> int:
    """The line that a comment at this place is for."""
    lines = document.lines
    if lines.line(at.line)[: at.column - 1].strip():
        return at.line
    number = at.line + 1
    while number <= len(lines) and lines.line(number).lstrip()[:1] in ("", "#"):
        number += 1
    return number
