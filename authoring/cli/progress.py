"""A bar that tells what is being made, when that takes longer than a moment."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from authoring.printing.progress import Step

MOMENT = 1.0
"""Seconds until somebody who waits wants to be told."""

BETWEEN = 0.1
"""Seconds between two looks of the bar, so that it takes no time from what it tells of."""


@contextmanager
def progress(what: str, quiet: bool = False) -> Iterator[Step]:
    """A function to call with the name of what is made, how much is done, and of how much.

    Nothing is shown unless somebody looks at the terminal, wants to be told, and a moment
    has gone by; the bar goes away when all is made.
    """
    if quiet or not sys.stderr.isatty():
        yield lambda _name, _done, _whole: None
        return
    bar = _Bar(what)
    try:
        yield bar.step
    finally:
        bar.close()


@dataclass(slots=True)
class _Bar:
    """The bar of one deck, which is only made when it is shown."""

    what: str
    start: float = field(default_factory=time.perf_counter)
    shown: float = 0.0
    name: str = ""
    live: Any = None

    def step(self, name: str, done: int, whole: int) -> None:
        now = time.perf_counter()
        late = name != self.name or now - self.shown >= BETWEEN
        if now - self.start < MOMENT or not late:
            return
        self.shown, self.name = now, name
        if self.live is None:
            self.live = _made(self.what)
            self.live.start()
        self.live.update(0, description=name, completed=done, total=whole or None, refresh=True)

    def close(self) -> None:
        if self.live is not None:
            self.live.stop()


def _made(what: str) -> Any:
    """The bar as it looks. Colours are left out where NO_COLOR is set."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
    )
    console = Console(file=sys.stderr)
    made = Progress(*columns, console=console, transient=True, auto_refresh=False)
    made.add_task("", total=None)
    return made
