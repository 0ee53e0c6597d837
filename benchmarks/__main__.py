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
import multiprocessing
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
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
        for told in _apart(name):
            if isinstance(told, Row):
                sections.setdefault(name, []).append(told)
                print(line(told), flush=True)
            else:
                broken[name] = told
                print(f"failed: {told}", flush=True)
    return sections, broken


def _apart(name: str) -> Iterator[Row | str]:
    """The rows of a benchmark, and why it failed. It has a process of its own, as when it is
    run alone: what others left in memory makes it slower."""
    processes = multiprocessing.get_context("fork")
    ours, theirs = processes.Pipe(duplex=False)
    process = processes.Process(target=_send, args=(name, theirs))
    process.start()
    theirs.close()
    with suppress(EOFError):
        while True:
            yield ours.recv()
    process.join()
    if process.exitcode:
        yield f"its process ended with {process.exitcode}"


def _send(name: str, to: Connection) -> None:
    """Measure, and tell each row as it is found."""
    try:
        for row in importlib.import_module(f"benchmarks.{name}").rows():
            to.send(row)
    except Exception as fault:
        to.send(f"{type(fault).__name__}: {fault}".splitlines()[0])


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
