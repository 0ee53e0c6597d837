"""How long `authoring --help` takes, beside a click program that does nothing."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

from benchmarks.rows import Row, line

BARE = "import click\n@click.group()\ndef bare(): 'Nothing.'\nbare(['--help'])"
ROUNDS = 21


def seconds(command: list[str]) -> float:
    """The wall time of one run of a command, in seconds."""
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


def rows() -> Iterator[Row]:
    """Run both in turn: the medians in milliseconds."""
    ours = [sys.executable, "-m", "authoring", "--help"]
    bare = [sys.executable, "-c", BARE]
    pairs = [(seconds(ours), seconds(bare)) for _ in range(ROUNDS)]
    left, right = (1000 * statistics.median(pair[side] for pair in pairs) for side in (0, 1))
    yield Row("`authoring --help`", left, "ms", "a click program that does nothing", right)


def main() -> None:
    for row in rows():
        print(line(row))


if __name__ == "__main__":
    main()
