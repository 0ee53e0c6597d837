"""How long `authoring --help` takes, beside a click program that does nothing."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

BARE = "import click\n@click.group()\ndef bare(): 'Nothing.'\nbare(['--help'])"
ROUNDS = 21


def seconds(command: list[str]) -> float:
    """The wall time of one run of a command, in seconds."""
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    """Run both in turn, and print the medians (milliseconds) and their ratio."""
    ours = [sys.executable, "-m", "authoring", "--help"]
    bare = [sys.executable, "-c", BARE]
    pairs = [(seconds(ours), seconds(bare)) for _ in range(ROUNDS)]
    ratio = statistics.median(left / right for left, right in pairs)
    print(f"authoring --help  {statistics.median(pair[0] for pair in pairs) * 1000:.0f} ms")
    print(f"bare click        {statistics.median(pair[1] for pair in pairs) * 1000:.0f} ms")
    print(f"ratio             {ratio:.2f}")


if __name__ == "__main__":
    main()
