"""Measures how often what the judge of words is sure of is right: `python -m benchmarks.sureness`.

Against pairs of common words that were drawn at random, by kind of relation, from all that the
judge was sure of, and then read one by one. The reader is no independent one: it is who wrote
the judge. `first` are pairs of the judge as it was before it was mended by them, `second` those
drawn while that was going on, `third` those drawn at the end; two causes in Chinese were mended
by these too, and `fourth` are pairs of the two kinds drawn anew. Each pair has a label: sure
where it is rightly so, suspect where people at a table may differ, unrelated where it is wrong.

Told are, of the pairs that are sure today, the share that is not wrong and the share that
nobody would dispute, each with its interval by Wilson for 95 %.
"""

from __future__ import annotations

import csv
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from authoring.playtest.results import Estimate
from authoring.playtest.statistics import share
from benchmarks.rows import Row

PAIRS = Path(__file__).resolve().parent.parent / "tests" / "data" / "language" / "sure_pairs.csv"


def labels() -> dict[str, dict[str, Counter[str]]]:
    """By part of the file and kind of relation: the labels of the pairs that are sure today."""
    from authoring.language.relation import relation

    found: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    with PAIRS.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            verdict = relation(row["a"], row["b"], row["locale"])
            if verdict.related and verdict.sure:
                found[row["part"]][row["kind"]][row["label"]] += 1
    return found


def main() -> None:
    """Print the shares of each kind, by part."""
    for part, kinds in labels().items():
        print(f"\n{part:<28}{'pairs':>6}{'not wrong':>22}{'undisputed':>22}")
        for kind, told in kinds.items():
            pairs = told.total()
            right = share(pairs - told["unrelated"], pairs)
            undisputed = share(told["sure"], pairs)
            print(f"{kind:<28}{pairs:>6}{_told(right):>22}{_told(undisputed):>22}")


def _told(estimate: Estimate) -> str:
    return f"{estimate.value:.3f} [{estimate.low:.3f}-{estimate.high:.3f}]"


def rows() -> Iterator[Row]:
    """The shares of each kind, of the part in which it was drawn last."""
    last = {kind: told for kinds in labels().values() for kind, told in kinds.items()}
    for kind, told in sorted(last.items()):
        pairs = told.total()
        yield Row(f"{kind}: sure and not wrong", 100 * (1 - told["unrelated"] / pairs), "%")
        yield Row(f"{kind}: sure and undisputed", 100 * told["sure"] / pairs, "%")


if __name__ == "__main__":
    main()
