"""The page of benchmarks, from rows: docs/reference/benchmarks.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.rows import Row, figure

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reference" / "benchmarks.md"

HEAD = """\
<!-- Written by `make bench`: measure again instead of changing it. -->

# Benchmarks

Measured on {machine}, with Python {python}, on {date}, by `make bench`.
A ratio says how many times better we are: under 1 we lose, though between 0.97 and 1.03 it is a
tie, as two runs of one program differ by that much. A peer that could not be put there leaves our
figure alone. Each section names the module that measured it: `python -m benchmarks.{first}` runs
one alone, and its first lines say how it measures.
"""


@dataclass(frozen=True, slots=True)
class Machine:
    """What was measured on: the processor, its cores that may be used, and Python."""

    processor: str
    cores: int
    python: str

    def __str__(self) -> str:
        cores = "one core" if self.cores == 1 else f"{self.cores} cores"
        return f"{self.processor} ({cores})"


def this_machine() -> Machine:
    """The machine that this runs on."""
    cores = (
        len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    )
    return Machine(_processor(), cores, platform.python_version())


def _processor() -> str:
    """What the processor is called, as far as the system tells."""
    listed = Path("/proc/cpuinfo")
    if listed.is_file():
        for each in listed.read_text(encoding="utf-8", errors="replace").splitlines():
            key, _, name = each.partition(":")
            if key.strip() == "model name" and name.strip():
                return name.strip()
    return platform.processor() or platform.machine() or "a processor without a name"


def page(
    sections: Mapping[str, Sequence[Row]], broken: Mapping[str, str], machine: Machine, date: str
) -> str:
    """The whole page: a section of rows for each module, and of what failed a word of why."""
    rows = [row for section in sections.values() for row in section]
    first = next(iter(sections), "startup")
    text = HEAD.format(machine=machine, python=machine.python, date=date, first=first)
    text += "\n## In short\n\n" + _summary(rows)
    for name, section in sections.items():
        text += f"\n## {name}\n\n" + _table(section)
    for name, why in broken.items():
        text += f"\n## {name}\n\nThis benchmark did not come to its end: {why}\n"
    return text


def _summary(rows: Sequence[Row]) -> str:
    compared = [row for row in rows if row.ratio is not None]
    lost = [row for row in compared if (row.ratio or 0) < 1]
    missed = [row for row in rows if row.missed]
    absent = sorted({(row.peer, row.where) for row in rows if row.peer and row.theirs is None})
    text = f"{len(rows)} figures, {len(compared)} of them beside a peer.\n\n"
    if not compared:
        text += "No peer is installed here, so nothing is compared.\n"
    elif lost:
        text += "We lose:\n\n" + "".join(f"- {_loss(row)}\n" for row in lost)
    else:
        text += "We lose to none of the peers that are installed here.\n"
    if missed:
        text += "\nWe miss targets of our own:\n\n" + "".join(f"- {_miss(row)}\n" for row in missed)
    else:
        text += "\nEvery target of our own is kept.\n"
    if absent:
        text += "\nNot installed here, and not compared:\n\n"
        text += "".join(f"- {peer}: {where}\n" for peer, where in absent)
    return text


def _loss(row: Row) -> str:
    assert row.theirs is not None
    return (
        f"{row.what}: {figure(row.ours, row.unit)}, where {row.peer} has "
        f"{figure(row.theirs, row.unit)} (ratio {row.ratio:.2f})."
    )


def _miss(row: Row) -> str:
    assert row.target is not None
    kind = "at least" if row.more_is_better else "at most"
    wanted = figure(row.target, row.unit)
    return f"{row.what}: {figure(row.ours, row.unit)}, and {kind} {wanted} is wanted."


def _table(rows: Sequence[Row]) -> str:
    lines = [
        "| what | ours | peer | theirs | ratio | target |",
        "| --- | ---: | --- | ---: | ---: | --- |",
    ]
    lines += [_cells(row) for row in rows]
    return "\n".join(lines) + "\n"


def _cells(row: Row) -> str:
    theirs = "" if not row.peer else "not installed here"
    if row.theirs is not None:
        theirs = figure(row.theirs, row.unit)
    ratio = "" if row.ratio is None else f"{row.ratio:.2f}"
    target = ""
    if row.target is not None:
        kind = "at least" if row.more_is_better else "at most"
        target = f"{kind} {figure(row.target, row.unit)}: {'missed' if row.missed else 'kept'}"
    cells = (row.what, figure(row.ours, row.unit), row.peer, theirs, ratio, target)
    return f"| {' | '.join(cells)} |"
