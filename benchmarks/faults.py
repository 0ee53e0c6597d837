"""What a seeded fault is, and the counting of those that are caught."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

Caught = frozenset[str]
"""The checks that find a fault; none where it goes unnoticed."""


@dataclass(frozen=True, slots=True)
class Seeded:
    """One fault: what sort it is, what was done, and how to find out who notices."""

    kind: str
    what: str
    look: Callable[[], Caught | None]
    """Gives None where the fault turns out to change nothing at the table."""


@dataclass(slots=True)
class Tally:
    """Faults by kind, and by the check that catches them."""

    title: str
    seeded: Counter[str] = field(default_factory=Counter)
    caught: Counter[str] = field(default_factory=Counter)
    by_check: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    missed: list[str] = field(default_factory=list)
    idle: int = 0

    def add(self, fault: Seeded, checks: Caught) -> None:
        self.seeded[fault.kind] += 1
        self.caught[fault.kind] += bool(checks)
        for check in checks:
            self.by_check[fault.kind][check] += 1
        if not checks:
            self.missed.append(f"{fault.kind}: {fault.what}")

    @property
    def share(self) -> float:
        """Caught of a hundred."""
        return 100 * self.caught.total() / max(1, self.seeded.total())

    def lines(self) -> Iterable[str]:
        yield f"{self.title}: {self.share:.1f} % of {self.seeded.total()} caught" + (
            f" ({self.idle} more changed nothing and were left out)" if self.idle else ""
        )
        for kind, count in sorted(self.seeded.items()):
            found = self.caught[kind]
            by = ", ".join(f"{name} {times}" for name, times in self.by_check[kind].most_common(4))
            yield f"  {kind:22} {found:4} of {count:4}  {100 * found / count:5.1f} %  {by}"


def sow(
    title: str, count: int, seeds: Callable[[random.Random], Seeded | None], seed: int = 7
) -> Tally:
    """Seed so many faults and look who catches them. The same seed seeds the same."""
    choose, tally = random.Random(seed), Tally(title)
    for _ in range(20 * count):
        if tally.seeded.total() >= count:
            break
        fault = seeds(choose)
        checks = None if fault is None else fault.look()
        if fault is None or checks is None:
            tally.idle += fault is not None
            continue
        tally.add(fault, checks)
    return tally
