"""A bar that tells what is being made, when that takes longer than a moment."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

MOMENT = 1.0
"""Seconds until somebody who waits wants to be told."""


@contextmanager
def progress(what: str) -> Iterator[Callable[[str], None]]:
    """A function to call with the name of each thing before it is made.

    Nothing is shown unless somebody looks at the terminal and a moment has gone by; the
    bar goes away when all is made.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    start, console = time.perf_counter(), Console(file=sys.stderr)
    columns = (TextColumn(what), BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    bar = Progress(*columns, console=console, transient=True)
    task = bar.add_task("", total=None)

    def step(name: str) -> None:
        bar.update(task, description=name)
        if time.perf_counter() - start >= MOMENT:
            bar.start()

    try:
        yield step
    finally:
        bar.stop()
