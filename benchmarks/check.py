"""Measures `authoring check` beside yamllint, and on a deck of 5,000 things and 500 rules.

    python -m benchmarks.check

Both run as a person would start them, a process each, by turns, on the files of the decks
that ship, and byte-compiled, as pip installs them. Compared is the processor's time, since a
waiting machine says nothing of a program; told is the least of several runs, and what the very
first run takes, which finds the user's cache empty. yamllint is left out where it is not
installed.
"""

from __future__ import annotations

import compileall
import os
import sys
import time
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import authoring
from authoring.resources import folder
from benchmarks.large import write_deck

ROUNDS = 3
THINGS, RULES, LIMIT = 5_000, 500, 5.0
"""The large deck, and how many seconds its check may take."""


@dataclass(frozen=True, slots=True)
class Run:
    """One process: its processor time and its time on the clock in seconds, and the most
    memory it held, in megabytes."""

    processor: float
    clock: float
    memory: float


def run(*command: str, cache: Path | None = None) -> Run:
    """Run a module of Python with its output thrown away, if asked with another cache of the
    user's. Raises RuntimeError when the program itself fails, which is another thing than
    finding something."""
    started = time.perf_counter()
    silence = os.open(os.devnull, os.O_WRONLY)
    actions = [(os.POSIX_SPAWN_DUP2, silence, stream) for stream in (1, 2)]
    arguments = [sys.executable, "-m", *command]
    surroundings = {**os.environ, **({"AUTHORING_CACHE": str(cache)} if cache else {})}
    child = os.posix_spawn(sys.executable, arguments, surroundings, file_actions=actions)
    _, status, used = os.wait4(child, 0)
    os.close(silence)
    if os.waitstatus_to_exitcode(status) not in (0, 1):
        raise RuntimeError(f"{' '.join(command)} failed")
    unit = 1e6 if sys.platform == "darwin" else 1e3
    clock = time.perf_counter() - started
    return Run(used.ru_utime + used.ru_stime, clock, used.ru_maxrss / unit)


def least(runs: list[Run]) -> Run:
    """The best of each figure."""
    return Run(
        min(one.processor for one in runs),
        min(one.clock for one in runs),
        max(one.memory for one in runs),
    )


def beside_yamllint(root: Path) -> tuple[Run, Run | None]:
    """The least that a check of the deck takes, and that yamllint takes on its files."""
    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(run("authoring", "check", str(root)))
        if find_spec("yamllint"):
            theirs.append(run("yamllint", str(root)))
    return least(ours), least(theirs) if theirs else None


def first_run(root: Path) -> Run:
    """What a check of the deck takes on a machine on which nothing was ever checked."""
    with TemporaryDirectory() as empty:
        return run("authoring", "check", str(root), cache=Path(empty))


def main() -> int:
    slower = 0
    compileall.compile_dir(Path(authoring.__file__).parent, quiet=2)
    for root in sorted(path.parent for path in folder("content").glob("*/deck.yml")):
        ours, theirs = beside_yamllint(root)
        words = (
            f"{root.name}: check {ours.processor:.2f} s (the first time "
            f"{first_run(root).processor:.2f} s), {ours.memory:.0f} MB"
        )
        if theirs is None:
            print(f"{words} (yamllint is not installed)")
            continue
        slower += ours.processor > theirs.processor
        print(f"{words}; yamllint {theirs.processor:.2f} s, {theirs.memory:.0f} MB")
    with TemporaryDirectory() as aside:
        large = write_deck(Path(aside) / "large", THINGS, RULES)
        took = least([run("authoring", "check", str(large)) for _ in range(ROUNDS)])
    kept = "kept" if took.processor <= LIMIT else "missed"
    print(
        f"{THINGS:,} things x {RULES} rules: {took.processor:.2f} s, {took.memory:.0f} MB; "
        f"the limit of {LIMIT:.0f} s is {kept}"
    )
    return int(slower > 0 or took.processor > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
