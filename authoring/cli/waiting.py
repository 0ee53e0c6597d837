"""What somebody who waits for a playtest is told: how much there is to play, and how far it is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console

    from authoring.playtest.run import Told
    from authoring.playtest.store import Store

BETWEEN = 30.0
"""Seconds between two lines where no bar can be drawn."""


@contextmanager
def waiting(store: Store, quiet: bool) -> Iterator[Told | None]:
    """Tell on the stream of errors what is to be played, and give what tells how far it is: a
    bar on a terminal, a line now and then elsewhere, nothing for whoever wants quiet."""
    from rich.console import Console

    if quiet or store.games == store.plan.total:
        yield None
        return
    click.echo(opening(store), err=True)
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _lines(store)
        return
    with _bar(store, console) as tell:
        yield tell


def opening(store: Store) -> str:
    """How many games there are to play, and what there is for whoever has little time."""
    from authoring.playtest.summary import FIRST_LOOK

    plan = store.plan
    sorts = ", ".join(cell.name for cell in plan.cells)
    told = f"playing {plan.total:,} games, {plan.games:,} of each sort: {sorts}"
    if store.games:
        told += f"\n{store.games:,} of them are played already"
    shorter = f"--games {FIRST_LOOK} gives a first look; " if plan.games > FIRST_LOOK else ""
    return f"{told}\n{shorter}Ctrl-C keeps what is done"


def _lines(store: Store) -> Told:
    """Tells in lines, for files and logs."""
    start = last = time.monotonic()
    before = store.games

    def tell(done: int, total: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last < BETWEEN or done == total:
            return
        last = now
        rate = (done - before) / (now - start)
        left = max(1, round((total - done) / rate / 60))
        click.echo(f"{done:,} of {total:,} games, {rate:,.0f}/s, about {left} min left", err=True)

    return tell


@contextmanager
def _bar(store: Store, console: Console) -> Iterator[Told]:
    """How much is done, how fast, how long still. Its clock runs before the first game is done:
    the bots learn the cards, and processes have to start."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    start, before = time.monotonic(), store.games
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("bots learn the cards", total=store.plan.total, rate="")
        bar.update(task, completed=before)

        def tell(done: int, total: int) -> None:
            rate = (done - before) / max(0.001, time.monotonic() - start)
            bar.update(
                task, description="games", completed=done, total=total, rate=f"{rate:,.0f}/s"
            )

        yield tell
