"""Workers end with the process that gives them work, however that ends."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

KILLED = """
import os, signal
from authoring.playtest.store import Store
from authoring.playtest.workers import run_local
from tests.playtest.sample import plan

if __name__ == "__main__":
    run_local(Store(plan(300)), 2, lambda *_: os.kill(os.getpid(), signal.SIGKILL))
"""


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system kills otherwise")
def test_workers_end_when_the_one_that_gives_them_work_is_killed() -> None:
    # What the workers have inherited stays open until the last of them has ended.
    done = subprocess.run(
        [sys.executable, "-c", KILLED], capture_output=True, timeout=60, check=False
    )
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()
