"""Runs a command and says what it took: `python usage.py COMMAND ...` prints a line of JSON.

A process of its own, and a small one: a child's peak of memory begins at what its parent holds,
so a large parent could not tell what a smaller child needs.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Usage:
    """What a command took: seconds on the clock and of the processor, the peak of memory in
    bytes, and the code it ended with."""

    clock: float
    processor: float
    peak: int
    code: int


def used(
    command: list[str], folder: Path | None = None, surroundings: dict[str, str] | None = None
) -> Usage:
    """Run a command with its output thrown away."""
    watched = [sys.executable, "-I", "-S", __file__, *command]
    done = subprocess.run(
        watched, check=True, capture_output=True, text=True, cwd=folder, env=surroundings
    )
    return Usage(**json.loads(done.stdout))


def main(command: list[str]) -> None:
    """Run it, and print what it took."""
    start = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    told = {
        "clock": time.perf_counter() - start,
        "processor": usage.ru_utime + usage.ru_stime,
        "peak": usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024),
        "code": process.returncode,
    }
    sys.stdout.write(json.dumps(told) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
