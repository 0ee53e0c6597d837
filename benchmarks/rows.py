"""What every benchmark gives: rows of one figure of ours, and of a peer where there is one."""

from __future__ import annotations

from dataclasses import dataclass

FASTER_IS_MORE = ("/s", "%")
"""Units of which more is better; of all others less is."""


@dataclass(frozen=True, slots=True)
class Row:
    """One figure. `theirs` is the peer's, in the same unit; None with a peer named means that
    the peer is not installed here, and `where` says where it is looked for. `target` is what
    our figure has to keep to, in its unit."""

    what: str
    ours: float
    unit: str
    peer: str = ""
    theirs: float | None = None
    where: str = ""
    target: float | None = None

    @property
    def more_is_better(self) -> bool:
        return self.unit.endswith(FASTER_IS_MORE)

    @property
    def ratio(self) -> float | None:
        """How many times better than the peer: under 1 we lose."""
        if self.theirs is None:
            return None
        better, worse = (
            (self.ours, self.theirs) if self.more_is_better else (self.theirs, self.ours)
        )
        return better / worse if worse else None

    @property
    def missed(self) -> bool:
        """Whether there is a target that the figure does not keep to."""
        if self.target is None:
            return False
        return self.ours < self.target if self.more_is_better else self.ours > self.target


def figure(value: float, unit: str) -> str:
    """A figure with as many digits as mean something."""
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f} {unit}"


def line(row: Row) -> str:
    """A row as it is printed when a benchmark runs alone."""
    parts = [f"{row.what:<44} {figure(row.ours, row.unit):>18}"]
    if row.theirs is not None:
        parts.append(f"{row.peer} {figure(row.theirs, row.unit)}")
        parts.append(f"{row.ratio:.2f} times as good" if row.ratio is not None else "")
    elif row.peer:
        parts.append(f"{row.peer}: not installed here ({row.where})")
    if row.target is not None:
        kept = "missed" if row.missed else "kept"
        parts.append(f"target {figure(row.target, row.unit)} {kept}")
    return "; ".join(part for part in parts if part)
