"""Measures how expressions are related: `python -m benchmarks.relation [PAIRS.csv]`.

Prints, for pairs that people labelled, how often "related or not" is right (precision
and recall), how often what is sure is right, and how often the kind is; then how long
the lexicon takes to open, how many pairs a second are judged for the first time, and how
much memory that takes: for words, for phrases, and once spaCy is imported.
"""

from __future__ import annotations

import csv
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.rows import Row, line

PAIRS = Path(__file__).resolve().parent.parent / "tests" / "data" / "language" / "pairs.csv"
FRESH = """
import resource, sys, time
start = time.perf_counter()
from authoring.language.relation import relation
relation('sofa', 'couch')
opened = time.perf_counter() - start
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
words = [line.split(',') for line in open(sys.argv[1], encoding='utf-8')][1:]
words = [line for line in words if ' ' not in line[0] + line[1]][:200]
pairs = [(one[0], other[1]) for one in words for other in words]
start = time.perf_counter()
for one, other in pairs:
    relation(one, other)
spent = time.perf_counter() - start
def held():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
words = held()
for one, other in (('a red apple', 'red apples'), ('washing the dishes', 'wash dishes')):
    relation(one, other)
relation('红色的苹果', '一个红色的苹果')
phrases = held()
relation('les grands chevaux', 'un grand cheval', 'fr')
print(opened * 1000, len(pairs) / spent, words, phrases, held())
"""


@dataclass(slots=True)
class Score:
    """Counts of right and wrong verdicts."""

    pairs: int = 0
    found: int = 0
    false: int = 0
    missed: int = 0
    sure: int = 0
    sure_false: int = 0
    kinds: int = 0

    @property
    def precision(self) -> float:
        return self.found / max(1, self.found + self.false)

    @property
    def recall(self) -> float:
        return self.found / max(1, self.found + self.missed)

    @property
    def sureness(self) -> float:
        return 1 - self.sure_false / max(1, self.sure)

    @property
    def kind(self) -> float:
        return self.kinds / max(1, self.pairs)


def measure(path: Path) -> dict[str, Score]:
    """The score of each part of a file with columns a, b, label and part, and of all."""
    from authoring.language.relation import relation

    scores = {"all": Score()}
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            verdict = relation(row["a"], row["b"])
            related = row["label"] != "unrelated"
            for score in (scores["all"], scores.setdefault(row["part"], Score())):
                score.pairs += 1
                score.found += related and verdict.related
                score.false += not related and verdict.related
                score.missed += related and not verdict.related
                score.sure += verdict.related and verdict.sure
                score.sure_false += verdict.related and verdict.sure and not related
                score.kinds += verdict.kind == row["label"]
    return scores


def main() -> None:
    """Print the table and the figures."""
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    print(f"{'pairs':<14}{'number':>8}{'precision':>11}{'recall':>8}{'sure':>7}{'kind':>7}")
    for name, score in measure(path).items():
        print(
            f"{name:<14}{score.pairs:>8}{score.precision:>11.3f}{score.recall:>8.3f}"
            f"{score.sureness:>7.3f}{score.kind:>7.3f}"
        )
    start = time.perf_counter()
    for row in costs():
        print(line(row))
    print(f"(a process that starts and measures: {time.perf_counter() - start:.1f} s)")


def costs() -> Iterator[Row]:
    """What a new process takes to judge, in time and in memory."""
    done = subprocess.run(
        [sys.executable, "-c", FRESH, str(PAIRS)], capture_output=True, text=True, check=True
    )
    opened, rate, words, phrases, spacy = map(float, done.stdout.split())
    yield Row("import, open and judge one pair", opened, "ms")
    yield Row("pairs judged for the first time", rate, "pairs/s")
    yield Row("memory with words", words, "MB")
    yield Row("memory with phrases of known words", phrases, "MB")
    yield Row("memory once spaCy is imported, for languages without a lexicon", spacy, "MB")


def rows() -> Iterator[Row]:
    """How often verdicts are right on the pairs that people labelled, and what they cost."""
    score = measure(PAIRS)["all"]
    for what, share in (
        ("precision", score.precision),
        ("recall", score.recall),
        ("sure verdicts that are right", score.sureness),
        ("kind of relation right", score.kind),
    ):
        yield Row(f"{what}, {score.pairs:,} pairs", 100 * share, "%")
    yield from costs()


if __name__ == "__main__":
    main()
