"""A line that tells what is being made, when that takes longer than a moment."""

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
    line goes away when all is made.
    """
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console

    console, start = Console(stderr=True), time.perf_counter()
    with console.status("") as status:
        status.stop()

        def step(name: str) -> None:
            if time.perf_counter() - start > MOMENT:
                status.update(f"{what}: {name}")
                status.start()

        yield step
