"""Feeds hostile and broken files to every check: `python -m benchmarks.fuzz`.

First the files of `benchmarks.hostile`, each of which must get its finding within a second
of the processor; then 10,000 sound files with things done to them (`--count`, `--seed`),
which must be read and checked within a second each, whatever comes out. Nothing may raise.
Prints what did.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from authoring.pipeline import check_deck
from benchmarks.hostile import HOSTILE, fuzzed
from benchmarks.rows import Row

COUNT, SEED, LIMIT = 10_000, 7, 1.0

FRAGMENTS = Path(__file__).parents[1] / "tests" / "data" / "checks"
"""Small sound decks, of each game and with each sort of file."""

TEMPLATES = (
    "near-duplicate-question", "alias-clash", "related-words-on-card", "implication",
    "constraint-broken", "no-boundary-example", "trait-not-reviewed", "impossible-letter",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of one file: the processor's seconds, who spoke, and the traceback if any."""

    name: str
    seconds: float
    checks: frozenset[str]
    broke: str = ""

    @property
    def slow(self) -> bool:
        return self.seconds > LIMIT


def try_file(name: str, file: Path, content: bytes) -> Trial:
    """Put the content into a file of a deck, and check the deck."""
    root = next(parent for parent in file.parents if (parent / "deck.yml").exists())
    before = file.read_bytes()
    file.write_bytes(content)
    started = time.process_time()
    try:
        checks = frozenset(finding.check for finding in check_deck(root).findings)
        return Trial(name, time.process_time() - started, checks)
    except Exception:
        return Trial(name, time.process_time() - started, frozenset(), traceback.format_exc())
    finally:
        file.write_bytes(before)


def decks(aside: Path) -> list[Path]:
    """The files of small decks, copied aside."""
    from shutil import copytree

    for name in TEMPLATES:
        copytree(FRAGMENTS / name / "good", aside / name)
    return sorted(aside.rglob("*.yml"))


def hostile(aside: Path) -> Iterator[Trial]:
    """Each hostile file in the place of a file of cards."""
    file = next(path for path in decks(aside) if path.parent.name == "questions")
    check_deck(file.parents[1])
    for name, one in HOSTILE.items():
        trial = try_file(name, file, one.content())
        if one.check and one.check not in trial.checks and not trial.broke:
            trial = Trial(name, trial.seconds, trial.checks, f"no {one.check} was told")
        yield trial


def random_files(aside: Path, count: int, seed: int) -> Iterator[Trial]:
    """So many broken files, always the same ones for a seed."""
    choose, files = random.Random(seed), decks(aside)
    for root in {file.parents[1] for file in files if file.name != "deck.yml"}:
        check_deck(root)
    for number in range(count):
        file = choose.choice(files)
        content = fuzzed(file.read_bytes(), choose)
        yield try_file(f"{number} of {file.relative_to(aside)}", file, content)


def rows() -> Iterator[Row]:
    """The slowest file of each kind in seconds. Raises RuntimeError where a file broke a check."""
    for kind in ("hostile", "broken"):
        with TemporaryDirectory() as aside:
            trials = list(_trials(kind, Path(aside), COUNT, SEED))
        if broke := [trial.name for trial in trials if trial.broke]:
            raise RuntimeError(f"{len(broke)} files went wrong, the first is {broke[0]}")
        slowest = max(trial.seconds for trial in trials)
        yield Row(f"the slowest of {len(trials):,} {kind} files", slowest, "s", target=LIMIT)


def _trials(kind: str, aside: Path, count: int, seed: int) -> Iterator[Trial]:
    return hostile(aside) if kind == "hostile" else random_files(aside, count, seed)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--count", type=int, default=COUNT, help="how many broken files")
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args(arguments or [])
    wrong = 0
    for kind in ("hostile", "broken"):
        with TemporaryDirectory() as folder:
            trials = _trials(kind, Path(folder), options.count, options.seed)
            count, slowest = 0, Trial("none", 0.0, frozenset())
            for trial in trials:
                count += 1
                slowest = max(slowest, trial, key=lambda one: one.seconds)
                if trial.broke or trial.slow:
                    wrong += 1
                    print(f"{trial.name}: {trial.seconds:.2f} s {trial.broke}")
        print(f"{count} {kind} files; the slowest took {slowest.seconds:.2f} s ({slowest.name})")
    print("nothing raised, nothing was slow" if not wrong else f"{wrong} went wrong")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
