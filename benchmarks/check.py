"""Measures `authoring check` beside yamllint and check-jsonschema, and on a deck of 5,000 things
and 500 rules.

    python -m benchmarks.check

Both run as a person would start them, a process each, by turns, on the files of the decks
that ship, and byte-compiled, as pip installs them. Compared is the processor's time, since a
waiting machine says nothing of a program; told is the least of several runs, and what the very
first run takes, which finds the user's cache empty. yamllint looks at the layout of a file alone;
check-jsonschema holds each kind of file against its schema, one run a kind, as it can be told one
schema alone. `python -m benchmarks.peers` puts them there.
"""

from __future__ import annotations

import compileall
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import authoring
from authoring.resources import folder
from benchmarks.large import write_deck
from benchmarks.peers import WHERE, python_of
from benchmarks.rows import Row, line
from benchmarks.usage import used

ROUNDS = 3
THINGS, RULES, LIMIT = 5_000, 500, 5.0
"""The large deck, and how many seconds its check may take."""


@dataclass(frozen=True, slots=True)
class Run:
    """One process: its processor time and its time on the clock in seconds, and the most
    memory it held, in megabytes."""

    processor: float
    clock: float
    memory: float


def run(*command: str, cache: Path | None = None, python: str = sys.executable) -> Run:
    """Run a module of Python with its output thrown away, if asked with another cache of the
    user's. Raises RuntimeError when the program itself fails, which is another thing than
    finding something."""
    surroundings = {**os.environ, **({"AUTHORING_CACHE": str(cache)} if cache else {})}
    usage = used([python, "-m", *command], surroundings=surroundings)
    if usage.code not in (0, 1):
        raise RuntimeError(f"{' '.join(command)} failed")
    return Run(usage.processor, usage.clock, usage.peak / 1e6)


def least(runs: list[Run]) -> Run:
    """The best of each figure."""
    return Run(
        min(one.processor for one in runs),
        min(one.clock for one in runs),
        max(one.memory for one in runs),
    )


def schema_runs(root: Path) -> list[tuple[str, ...]]:
    """What check-jsonschema is told, once for each kind of file of a deck."""
    schemas = folder("schemas")
    kinds: dict[Path, list[str]] = {}
    for path in sorted(root.rglob("*.yml")):
        kind = path.parent.name if path.parent != root else path.stem
        near = schemas / root.name / f"{kind}.schema.json"
        schema = near if near.is_file() else schemas / f"{kind}.schema.json"
        if schema.is_file():
            kinds.setdefault(schema, []).append(str(path))
    base = schemas.resolve().as_uri() + "/"
    return [
        ("check_jsonschema", "--base-uri", base + schema.relative_to(schemas).as_posix(),
         "--schemafile", str(schema), *files)
        for schema, files in kinds.items()
    ]  # fmt: skip


def schemas_checked(root: Path, python: str) -> float:
    """The processor's seconds that check-jsonschema takes for a deck."""
    return sum(
        min(run(*command, python=python).processor for _ in range(ROUNDS))
        for command in schema_runs(root)
    )


def laid_out(root: Path, python: str) -> float:
    """The processor's seconds that yamllint takes for a deck."""
    return min(run("yamllint", str(root), python=python).processor for _ in range(ROUNDS))


PEERS: dict[str, Callable[[Path, str], float]] = {
    "yamllint": laid_out,
    "check-jsonschema": schemas_checked,
}
"""How each peer is measured."""


def first_run(root: Path) -> Run:
    """What a check of the deck takes on a machine on which nothing was ever checked."""
    with TemporaryDirectory() as empty:
        return run("authoring", "check", str(root), cache=Path(empty))


def rows() -> Iterator[Row]:
    """Each shipped deck beside the peers in seconds of the processor, and the large deck."""
    pythons = {name: python_of(name) for name in PEERS}
    compileall.compile_dir(Path(authoring.__file__).parent, quiet=2)
    for root in sorted(path.parent for path in folder("content").glob("*/deck.yml")):
        yield Row(f"check {root.name} for the first time", first_run(root).processor, "s")
        ours = least([run("authoring", "check", str(root)) for _ in range(ROUNDS)])
        yield Row(f"check {root.name}, memory", ours.memory, "MB")
        for name, measured in PEERS.items():
            python = pythons[name]
            theirs = None if python is None else measured(root, python)
            yield Row(f"check {root.name}", ours.processor, "s", name, theirs, WHERE)
    with TemporaryDirectory() as aside:
        large = write_deck(Path(aside) / "large", THINGS, RULES)
        took = least([run("authoring", "check", str(large)) for _ in range(ROUNDS)])
    what = f"check {THINGS:,} things and {RULES} rules"
    yield Row(what, took.processor, "s", target=LIMIT)
    yield Row(f"{what}, memory", took.memory, "MB")


def main() -> int:
    """Tell the rows; 1 where yamllint is faster or the large deck takes too long."""
    found = []
    for row in rows():
        found.append(row)
        print(line(row))
    slower = any(row.peer == "yamllint" and (row.ratio or 1) < 1 for row in found)
    return int(slower or any(row.missed for row in found))


if __name__ == "__main__":
    sys.exit(main())
