"""A cluster of two processes on this machine, one of which is killed in the middle."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from authoring.playtest.results import write
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store
from authoring.playtest.weigh import weigh
from authoring.playtest.workers import NoCluster, run_cluster
from authoring.resources import MissingExtra
from tests.playtest.sample import plan

GAMES = 300

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:.*:DeprecationWarning"),
    pytest.mark.filterwarnings("ignore:.*:pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address=None,
        host="127.0.0.1",
        silence_logs=50,
    ) as found:
        yield found


def test_a_killed_worker_loses_nothing_and_counts_nothing_twice(
    cluster: Any, tmp_path: Path
) -> None:
    made = plan(GAMES)
    store = Store(made, tmp_path / "store.json")
    victim = next(iter(cluster.workers.values())).pid
    killed = threading.Event()

    def tell(done: int, _: int) -> None:
        if done >= GAMES // 4 and not killed.is_set():
            os.kill(victim, signal.SIGKILL)
            killed.set()

    run_cluster(store, cluster.scheduler_address, tell)
    assert killed.is_set()
    assert store.games == made.total
    alone = Store(made)
    run(alone, Here(), 1)
    assert write(weigh(store)) == write(weigh(alone))


LACKING = """
import sys

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "authoring":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Lacking())
from distributed.cli.dask_worker import main
main([sys.argv[1], "--nthreads", "1", "--no-dashboard", "--no-nanny"])
"""


def test_workers_without_this_program_are_told(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=0, dashboard_address=None, host="127.0.0.1", silence_logs=50
    ) as found:
        address = found.scheduler_address
        command = [sys.executable, "-c", LACKING, address]
        with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL) as worker:
            try:
                with distributed.Client(address, set_as_default=False) as client:
                    client.wait_for_workers(1, timeout=60)
                with pytest.raises(NoCluster, match="lack this program"):
                    run_cluster(Store(plan(2)), address)
            finally:
                worker.kill()


def test_an_address_without_a_scheduler_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("authoring.playtest.workers.ANSWERS_WITHIN", "1s")
    with pytest.raises(NoCluster, match=r"tcp://127\.0\.0\.1:1"):
        run_cluster(Store(plan(2)), "tcp://127.0.0.1:1")


def test_without_the_extra_the_way_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(MissingExtra, match=r"authoring\[cluster\]"):
        run_cluster(Store(plan(2)), "tcp://127.0.0.1:1")
