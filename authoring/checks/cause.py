"""Two findings of one cause: the one that teaches less is not told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from authoring.finding import Finding
from authoring.model import Place

TOLD_BY = {
    "unknown-word": frozenset({"misspelt-text", "quoted-text", "wrong-script"}),
    "missing-glyph": frozenset({"wrong-script", "lookalike-character"}),
}
"""By a check, those whose findings at the same words say what it would say, and the way out."""

_TELLERS = frozenset().union(*TOLD_BY.values())


def apart(findings: Iterable[Finding], beside: Iterable[Finding]) -> list[Finding]:
    """The findings less those that another check tells better among `beside`.

    One that is less bad hides none: a deck that makes little of a check has not made little of
    the other.
    """
    better: dict[tuple[str, int], list[Finding]] = {}
    for one in beside:
        if one.check in _TELLERS:
            better.setdefault((one.place.path, one.place.line), []).append(one)
    return [finding for finding in findings if not _is_told(finding, better)]


def _is_told(finding: Finding, better: Mapping[tuple[str, int], list[Finding]]) -> bool:
    place = finding.place
    return finding.check in TOLD_BY and any(
        _tells(one, finding)
        for line in range(place.line, place.end_line + 1)
        for one in better.get((place.path, line), ())
    )


def _tells(one: Finding, other: Finding) -> bool:
    return (
        one.check in TOLD_BY[other.check]
        and one.severity.rank <= other.severity.rank
        and _meet(one.place, other.place)
    )


def _meet(one: Place, other: Place) -> bool:
    return (one.line, one.column) < (other.end_line, other.end_column) and (
        (other.line, other.column) < (one.end_line, one.end_column)
    )
