"""What somebody who waits for a playtest is told: how much there is to play, and how far it is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.console import Console

    from authoring.playtest.plan import Plan
    from authoring.playtest.run import Told
    from authoring.playtest.store import Store

BETWEEN = 30.0
"""Seconds between two lines where no bar can be drawn."""

ENOUGH = 60
"""So many games show how fast the rest will go."""


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
        yield _lines(_Clock())
        return
    with _bar(store, console, _Clock()) as tell:
        yield tell


def opening(store: Store) -> str:
    """How many games there are to play, and what there is for whoever has little time."""
    plan = store.plan
    sorts = ", ".join(cell.name for cell in plan.cells)
    told = f"playing {plan.total:,} games, {plan.games:,} of each sort: {sorts}"
    if store.games:
        told += f"\n{store.games:,} of them are played already"
    stopping = "Ctrl-C tells what is known by then" if store.beyond else "Ctrl-C keeps what is done"
    strange = f"{_strange(plan)}\n" if plan.strange else ""
    return f"{told}\n{strange}{_first_look(plan)}{stopping}"


def _strange(plan: Plan) -> str:
    """That nothing can be found out in a language that the bots do not know."""
    from authoring.source.wording import listed

    spoken = listed(plan.strange, "or")
    return (
        f"the bots know no words in {spoken}: their games tell how long they are, and nothing of "
        "the cards, however many are played"
    )


def _first_look(plan: Plan) -> str:
    """What fewer games would tell already, or that these are too few to tell of most cards."""
    enough = plan.first_look
    if enough is None or plan.games == enough:
        return ""
    told = f"--games {enough} gives a first look at the cards"
    return f"{told}; " if plan.games > enough else f"{told}, fewer at the deck as a whole; "


@dataclass(slots=True)
class _Clock:
    """How fast games are played since the first was done: what comes before is of no use to
    foretell the rest, since the bots learn the cards and processes have to start."""

    first: int | None = None
    start: float = 0.0

    def told(self, done: int, total: int) -> str:
        """The speed and the time that is left, or nothing while too little is known."""
        now = time.monotonic()
        if self.first is None:
            self.first, self.start = done, now
        played = done - self.first
        if played < ENOUGH:
            return ""
        rate = played / max(0.001, now - self.start)
        left = (total - done) / rate
        told = f"{left:.0f} s" if left < 100 else f"{left / 60:.0f} min"
        return f"{rate:,.0f}/s, about {told} left"


def _lines(clock: _Clock) -> Told:
    """Tells in lines, for files and logs."""
    last = time.monotonic()

    def tell(done: int, total: int) -> None:
        nonlocal last
        told, now = clock.told(done, total), time.monotonic()
        if now - last >= BETWEEN and done < total:
            last = now
            click.echo(", ".join(filter(None, (f"{done:,} of {total:,} games", told))), err=True)

    return tell


@contextmanager
def _bar(store: Store, console: Console, clock: _Clock) -> Iterator[Told]:
    """How much is done, how fast, how long still. What goes on before the first game is done
    is told, too."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        SpinnerColumn,
        TextColumn,
        TimeElapsedColumn,
    )

    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[rate]}"),
    )
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("the bots learn the cards", total=store.plan.total, rate="")
        bar.update(task, completed=store.games)

        def tell(done: int, total: int) -> None:
            rate = clock.told(done, total)
            bar.update(task, description="games", completed=done, total=total, rate=rate)

        yield tell
