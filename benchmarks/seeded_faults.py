"""Seeds faults into copies of decks, and tells who notices.

    python -m benchmarks.seeded_faults [--share 0.1] [--missed] [DECK …]

1,000 faults in predicates, 1,000 in things, 500 in texts (`--share 0.1` for a tenth of
them), always the same ones. Prints how many are caught, by kind, and by which checks. A
fault in a predicate that changes no verdict on any thing of the deck is none.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from authoring.resources import folder
from benchmarks.faults import Seeded, Tally, sow
from benchmarks.ring_faults import Rings
from benchmarks.rows import Row
from benchmarks.text_faults import pages, text_fault

PREDICATES, THINGS, TEXTS = 1000, 1000, 500
RINGS = "things-in-rings"
TO_BEAT = {"predicates": 96.0, "things": 55.0}


def tallies(decks: list[Path], share: float) -> Iterator[Tally]:
    """The tally of each sort of fault, in the decks that can have it."""
    for root in decks:
        if root.name == RINGS or (root / "traits.yml").exists():
            rings = Rings(root)
            yield sow("predicates", round(PREDICATES * share), rings.rule_fault)
            yield sow("things", round(THINGS * share), rings.thing_fault)
    with TemporaryDirectory() as aside:
        every = [page for root in decks for page in pages(root, Path(aside))]

        def seed(choose: random.Random) -> Seeded | None:
            return text_fault(choose.choice(every), choose)

        yield sow("texts", round(TEXTS * share), seed)


def rows() -> Iterator[Row]:
    """The share of each sort of fault that is caught, in the decks that ship."""
    for tally in tallies(shipped(), 1.0):
        what = f"{tally.seeded.total():,} faults in {tally.title} caught"
        yield Row(what, tally.share, "%", target=TO_BEAT.get(tally.title))


def shipped() -> list[Path]:
    return sorted(path.parent for path in folder("content").glob("*/deck.yml"))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("decks", nargs="*", type=Path, help="deck folders; those that ship")
    parser.add_argument("--share", type=float, default=1.0, help="of the faults, from 0 to 1")
    parser.add_argument("--missed", action="store_true", help="list what is not caught")
    options = parser.parse_args(arguments or [])
    for tally in tallies(options.decks or shipped(), options.share):
        print("\n".join(tally.lines()))
        goal = TO_BEAT.get(tally.title)
        if goal is not None:
            print(f"  the goal of {goal:.0f} % is {'beaten' if tally.share > goal else 'missed'}")
        if options.missed:
            print("\n".join(f"    {one}" for one in sorted(tally.missed)))
    return 0


if __name__ == "__main__":
    started = time.perf_counter()
    code = main(sys.argv[1:])
    print(f"{time.perf_counter() - started:.0f} s")
    sys.exit(code)
