"""What a check says about a place in a deck."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from authoring.model import Place


class Severity(StrEnum):
    """How bad a finding is. `rank` counts from 0, the worst."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"

    @property
    def rank(self) -> int:
        return list(Severity).index(self)


@dataclass(frozen=True, slots=True)
class Fix:
    """An exact splice of source text: what stands at `place` becomes `replacement`."""

    place: Place
    replacement: str


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong at a place, before a check puts its name to it.

    `message` names the culprit; `hint` names the way out and fits on one line, below which
    further lines may tell reasons.
    `severity` is given only where it differs from that of the check.
    """

    place: Place
    message: str
    hint: str = ""
    fix: Fix | None = None
    severity: Severity | None = None


@dataclass(frozen=True, slots=True)
class Fault:
    """A flaw met while reading, with the id of the check that reports it."""

    check: str
    flaw: Flaw


@dataclass(frozen=True, slots=True)
class Finding:
    """A flaw with the check that found it and its severity. Sorts by place."""

    place: Place
    check: str
    severity: Severity
    message: str
    hint: str = ""
    fix: Fix | None = None

    def __lt__(self, other: Finding) -> bool:
        return self.sort_key < other.sort_key

    @property
    def sort_key(self) -> tuple[Place, int, str, str]:
        return (self.place, self.severity.rank, self.check, self.message)
