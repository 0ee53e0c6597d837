"""How long it takes to check and build the three shipped decks, from nothing."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

DECKS = ("guess-club", "just-one", "things-in-rings")


def main() -> None:
    """Build all three decks into a new folder and print the wall time in seconds."""
    with tempfile.TemporaryDirectory() as out:
        start = time.perf_counter()
        command = [sys.executable, "-m", "authoring", "build", *DECKS, "--out", out]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        seconds = time.perf_counter() - start
        size = sum(path.stat().st_size for path in Path(out).rglob("*") if path.is_file())
    print(done.stdout, end="")
    print(f"build  {seconds:.2f} s, {size / 1e6:.1f} MB written")


if __name__ == "__main__":
    main()
