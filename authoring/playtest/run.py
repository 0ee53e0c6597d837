"""The playing of a plan by an executor, block by block, in whatever order blocks come back."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from typing import Any

from authoring.playtest.part import Tally
from authoring.playtest.play import Block, play
from authoring.playtest.store import Store

PER_WORKER = 3
"""Blocks that wait for each worker, so that none is idle while results are added up."""

SECONDS = 2.0
"""The store is saved this often."""

Told = Callable[[int, int], None]
"""Is told how many games are done, and of how many."""


def run(
    store: Store,
    executor: Executor,
    workers: int,
    tell: Told | None = None,
    terms: Any = None,
) -> None:
    """Play what the store lacks, and count it there; it is saved now and then, and at the
    end, however that comes: the same call goes on from there.

    Any Executor will do; `terms` stand for the plan's own where it has a way to send them but
    once. What a block of games raises is raised here, and KeyboardInterrupt
    too, after what was done has been kept.
    """
    given = terms or store.plan.terms
    waiting = store.plan.blocks(store.done)
    pending: dict[Future[Tally], Block] = {}
    saved = time.monotonic()
    try:
        while True:
            for block in islice(waiting, workers * PER_WORKER - len(pending)):
                pending[executor.submit(play, given, block)] = block
            if not pending:
                return
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                store.add(pending.pop(future), future.result())
            if tell is not None:
                tell(store.games, store.plan.total)
            if time.monotonic() - saved > SECONDS:
                store.save()
                saved = time.monotonic()
    finally:
        for future in pending:
            future.cancel()
        store.save()


class Here(Executor):
    """Plays in this very process, one block at a time, when it is given."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(*given, **named))
        except Exception as fault:
            future.set_exception(fault)
        return future
