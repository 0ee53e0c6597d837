"""Runs every benchmark and writes docs/reference/benchmarks.md.

    python -m benchmarks                       all of them, and the page
    python -m benchmarks startup loader        these alone, told and not written
    python -m benchmarks --out FILE            the page goes there

A benchmark that fails is told on the page, and the others run all the same.
"""

from __future__ import annotations

import argparse
import datetime
import importlib
import sys
from collections.abc import Iterable
from pathlib import Path

from benchmarks.page import PAGE, page, this_machine
from benchmarks.rows import Row, line

MODULES = (
    "startup", "loader", "check", "verdicts", "build", "printing", "engine", "engine_peers",
    "playtest", "relation", "sureness", "word_facts", "seeded_faults", "fuzz",
)  # fmt: skip
"""The benchmarks, in the order of the page. Each has `rows()`."""


def measured(names: Iterable[str]) -> tuple[dict[str, list[Row]], dict[str, str]]:
    """The rows of each benchmark, told while they come, and why others failed."""
    sections: dict[str, list[Row]] = {}
    broken: dict[str, str] = {}
    for name in names:
        print(f"== {name}", flush=True)
        found: list[Row] = []
        try:
            for row in importlib.import_module(f"benchmarks.{name}").rows():
                found.append(row)
                print(line(row), flush=True)
        except Exception as fault:
            broken[name] = f"{type(fault).__name__}: {fault}".splitlines()[0]
            print(f"failed: {broken[name]}", flush=True)
        if found:
            sections[name] = found
    return sections, broken


def main(arguments: list[str] | None = None) -> int:
    """Measure, tell, and write the page; 1 where a benchmark failed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="these alone")
    parser.add_argument("--out", type=Path, help="where the page goes")
    options = parser.parse_args(arguments)
    if unknown := [name for name in options.names if name not in MODULES]:
        parser.error(f"there is no {unknown[0]}; there are {', '.join(MODULES)}")
    sections, broken = measured(options.names or MODULES)
    out = options.out or (None if options.names else PAGE)
    if out:
        date = datetime.date.today().isoformat()
        out.write_text(page(sections, broken, this_machine(), date), encoding="utf-8")
        print(f"written: {out}")
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
