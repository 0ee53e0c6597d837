"""Measures playtests on one core: `python -m benchmarks.playtest`.

A game is a whole one, from setup to result, with its log, and counted for the playtest. One of
Guess Club is a match of three rounds, each with a question of its own, at four seats; one of
Just One is thirteen cards at five seats; one of Things in Rings is a race of three Finders. The
shipped decks are played, and invented rings of 240 things and 72 rules. Then comes how much memory
a worker takes, and what it costs to count a game once more, to weigh, and to send a block.
"""

from __future__ import annotations

import gc
import multiprocessing
import re
import resource
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from authoring import games
from authoring.pack.pack import Pack
from authoring.pipeline import load_pack, shipped
from authoring.playtest.part import Cell
from authoring.playtest.plan import Plan, Wish, make
from authoring.playtest.play import Block, play
from authoring.playtest.run import Here, run
from authoring.playtest.store import Store
from authoring.playtest.weigh import weigh
from benchmarks.engine import invented_rings
from benchmarks.rows import Row, line

WANTED = {"guess-club": 1000.0, "things-in-rings": 500.0}
"""Games a second that a playtest should play on one core."""

SECONDS = 1.0
ROUNDS = 5
BLOCK = 20

WARM = 200
"""Games before the clock runs: what is worked out once is not charged to the first ones."""

MANY = 200

QUESTIONS = {"guess-club": 3}
"""How many questions a game plays, where one may ask."""


def rows() -> Iterator[Row]:
    """The median games a second of each level of skill, and what it costs to add up."""
    gc.set_threshold(100_000, 50, 100)
    for name, pack in packs():
        plan = make(games.kit, pack, Wish(1_000_000, 1))
        for cell in plan.cells:
            if cell.locale in ("", pack.locales[0]):
                yield from _played(name, plan, cell)
    for deck in shipped():
        yield Row(f"{deck}, a worker after {MANY} games of each sort", _worker(deck), "MB")
    yield from _overhead()


def _worker(deck: str) -> float:
    """The memory that a worker takes at most, in MB."""
    plan = make(games.kit, load_pack(deck), Wish(MANY, 1))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as executor:
        for cell in plan.cells:
            executor.submit(play, plan.terms, Block(cell, 0, MANY)).result()
        return executor.submit(peak).result()


def peak() -> float:
    """The most memory that this process has taken, in MB.

    Linux counts what its parent held into the usual figure, but not into VmHWM.
    """
    if STATUS.is_file():
        (told,) = re.findall(r"VmHWM:\s+(\d+) kB", STATUS.read_text(encoding="ascii"))
        return int(told) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


STATUS = Path("/proc/self/status")


def packs() -> Iterator[tuple[str, Pack]]:
    """The shipped decks, and rings of full size."""
    for deck in shipped():
        yield deck, load_pack(deck)
    yield "invented rings", invented_rings(240, 24)


def _played(name: str, plan: Plan, cell: Cell) -> Iterator[Row]:
    play(plan.terms, Block(cell, 0, WARM))
    rate = statistics.median(measure(plan, cell, turn) for turn in range(ROUNDS))
    yield Row(f"{name}, {cell.name}", rate, "games/s", target=WANTED.get(plan.pack.game))
    if asked := QUESTIONS.get(plan.pack.game):
        yield Row(f"{name}, {cell.name}", rate * asked, "questions/s")


def measure(plan: Plan, cell: Cell, turn: int) -> float:
    """Games a second of processor time, over at least SECONDS; each turn other games."""
    number = 1000 * (turn + 1)
    first = number
    start = time.process_time()
    while (passed := time.process_time() - start) < SECONDS:
        play(plan.terms, Block(cell, number, number + BLOCK))
        number += BLOCK
    return (number - first) / passed


def _overhead() -> Iterator[Row]:
    """What a block costs beside its games: sent, counted, saved, weighed."""
    plan = make(games.kit, load_pack("guess-club"), Wish(600, 1))
    store = Store(plan)
    run(store, Here(), 1)
    tally = store.tallies[plan.cells[0]]
    start = time.process_time()
    for number in range(100):
        Store(plan).add(Block(plan.cells[0], number, number + 1), tally)
    added = (time.process_time() - start) / 100
    start = time.process_time()
    weigh(store)
    weighed = time.process_time() - start
    yield Row("adding one block to the counts", added * 1e3, "ms")
    yield Row("weighing the counts of Guess Club", weighed, "s")
    yield Row("a block as it is sent, with its pack", len(plan.terms.packed) / 1e3, "kB")


def main() -> None:
    for row in rows():
        print(line(row))


if __name__ == "__main__":
    main()
