"""Who plays: this process, processes of this machine, or the workers of a cluster."""

from __future__ import annotations

import gc
import multiprocessing
import os
import pkgutil
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import Any

from authoring.playtest.run import Here, Told, run
from authoring.playtest.store import Store
from authoring.resources import require

ANSWERS_WITHIN = "10s"
"""How long a scheduler may take to answer."""

TRIES = 3
"""So often in a row workers may die, with nothing done between, before it is given up."""


class WorkersLost(RuntimeError):
    """Workers keep dying: something kills them, or there is too little memory."""


class NoCluster(RuntimeError):
    """There is no scheduler at the address, or it has no workers."""


def run_local(store: Store, workers: int, tell: Told | None = None) -> None:
    """Play on this machine. When a worker is killed, the others' work is kept, and its own is
    given out anew. Raises WorkersLost, and what a game's fault raises."""
    if workers == 1:
        with _seldom():
            run(store, Here(), 1, tell)
        return
    lost = 0
    while True:
        before = store.games
        try:
            with _pool(workers) as executor:
                run(store, executor, workers, tell)
            return
        except BrokenProcessPool:
            lost = 1 if store.games > before else lost + 1
            if lost == TRIES:
                message = f"workers were killed {TRIES} times in a row; what was done is kept"
                raise WorkersLost(message) from None


@contextmanager
def _pool(workers: int) -> Iterator[Executor]:
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=_prepare)
    try:
        yield _Sheltered(executor)
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


class _Sheltered(Executor):
    """Starts processes that Ctrl-C never reaches: it is for the one that starts them, which is
    told of it a moment later."""

    def __init__(self, inner: Executor) -> None:
        self.inner = inner

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        if not hasattr(signal, "pthread_sigmask"):
            return self.inner.submit(work, *given, **named)
        usual = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return self.inner.submit(work, *given, **named)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, usual)


@contextmanager
def _seldom() -> Iterator[None]:
    """Look for garbage as seldom as workers do, for a while."""
    usual = gc.get_threshold()
    _settle()
    try:
        yield
    finally:
        gc.set_threshold(*usual)


def _prepare() -> None:
    """A worker leaves Ctrl-C to the process that gives it work, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _settle()


def _end_with_parent() -> None:
    """Without this a worker whose giver of work was killed would wait for more for ever: it
    holds both ends of the pipe that work comes from."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def run_cluster(store: Store, address: str, tell: Told | None = None) -> None:
    """Play on the workers of a Dask scheduler (`tcp://host:port`), which need this program too.

    A block whose worker dies is given to another by the scheduler, and counted once. Raises
    resources.MissingExtra without the extra `cluster`, NoCluster, and WorkersLost.
    """
    distributed = require("distributed", "cluster")
    try:
        client = distributed.Client(address, timeout=ANSWERS_WITHIN, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as fault:
        told = str(fault).splitlines()[0] if str(fault) else "no answer"
        raise NoCluster(f"no cluster answers at {address}: {told}") from None
    try:
        workers = sum(client.nthreads().values())
        if not workers:
            raise NoCluster(f"the scheduler at {address} has no workers")
        try:
            # Asked by name: what cannot be unpickled there comes back as any Exception.
            client.run(pkgutil.resolve_name, f"{__name__}:{_settle.__name__}")
            client.run(_settle)
        except (ImportError, AttributeError):
            message = f"the workers at {address} lack this program: install authoring there too"
            raise NoCluster(message) from None
        try:
            terms = client.scatter(store.plan.terms, broadcast=True)
            run(store, client.get_executor(pure=False), workers, tell, terms)
        except distributed.KilledWorker:
            message = "a block of games killed several workers; what was done is kept"
            raise WorkersLost(message) from None
    finally:
        client.close()


def _settle() -> None:
    """Look for garbage less often: a game leaves none that is not let go at once."""
    gc.set_threshold(100_000, 50, 100)
