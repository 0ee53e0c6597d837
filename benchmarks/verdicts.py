"""Measures the verdicts of a deck of rings and its regions: `python -m benchmarks.verdicts`.

A made-up deck as large as the shipped one: 240 things in 30 flags, 4 scales and 6
sets, and 24 rules a ring. Timed from the cards, nothing kept: traits to planes, the
verdict of every rule on every thing, and how many things each of the 8 regions gets
under each of the 13,824 triples of rules. Prints the medians in milliseconds.

Beside it cel-python asks the same rules, as expressions of CEL, of the same things; both decks
have nothing debatable then, as CEL knows no such value, and both must find the same.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from authoring.games.things_in_rings.cards import RINGS, Members, RingsContent, Rule, Span, Thing
from authoring.games.things_in_rings.predicate.nodes import (
    Every,
    Interval,
    Is,
    Manner,
    Not,
    OfSet,
    OnScale,
    Predicate,
    SetCount,
    Some,
    Word,
)
from authoring.games.things_in_rings.regions import survey
from authoring.games.things_in_rings.traits import Trait, TraitType, Vocabulary
from authoring.games.things_in_rings.verdicts import judge
from authoring.model import Text
from benchmarks.peers import WHERE, python_of
from benchmarks.peers.expressions import LETTERS, as_asked
from benchmarks.rows import Row, line

THINGS, RULES_A_RING = 240, 24
FLAGS = tuple(f"flag-{number}" for number in range(30))
SCALES = tuple(f"scale-{number}" for number in range(4))
SETS = tuple(f"set-{number}" for number in range(6))
VALUES = tuple(f"value-{number}" for number in range(8))
SCRIPT = Path(__file__).resolve().parent / "peers" / "judging.py"
TARGET = 40.0
ROUNDS = 9


def content(seed: int = 7, doubt: float = 0.03) -> RingsContent:
    """A deck of the shipped size, the same for the same seed; `doubt` is the share of flags that
    are debatable."""
    choose = random.Random(seed)
    traits = {name: Trait(name, TraitType.FLAG) for name in FLAGS}
    traits |= {name: Trait(name, TraitType.SCALE, VALUES) for name in SCALES}
    traits |= {name: Trait(name, TraitType.SET, VALUES) for name in SETS}
    things = tuple(_thing(number, choose, doubt) for number in range(THINGS))
    rules = tuple(
        Rule(f"{ring}-{number}", ring, "easy", Text(()), _predicate(ring, choose), locales=("en",))
        for ring in RINGS
        for number in range(RULES_A_RING)
    )
    return RingsContent(Vocabulary(traits), things, rules, ("en",))


def _thing(number: int, choose: random.Random, doubt: float) -> Thing:
    name = "".join(choose.choices(LETTERS, k=choose.randint(3, 11)))
    flags = frozenset(flag for flag in FLAGS if choose.random() < 0.35)
    doubted = frozenset(flag for flag in FLAGS if choose.random() < doubt) - flags
    return Thing(
        id=f"thing-{number}",
        name=Text((("en", name),)),
        art="none",
        flags=Members(flags, doubted),
        scales={scale: Span(at, at) for scale in SCALES for at in (choose.randrange(8),)},
        sets={each: Members(frozenset(choose.sample(VALUES, 2))) for each in SETS},
    )


def _predicate(ring: str, choose: random.Random) -> Predicate:
    if ring == "word":
        return choose.choice(
            (
                Word("contains", (choose.choice(LETTERS),)),
                Word("length", Interval(choose.randint(4, 8))),
                Word("vowels", Interval(choose.randint(2, 4))),
                Word("ends-with", tuple(choose.sample("aeioubcd", 3))),
                Word("repeated-letter", None),
            )
        )
    return choose.choice(
        (
            Is(choose.choice(FLAGS)),
            Every((OnScale(choose.choice(SCALES), Interval(1, 5)), Is(choose.choice(FLAGS)))),
            Some((Is(choose.choice(FLAGS)), Not(OnScale(choose.choice(SCALES), Interval(2))))),
            Not(OfSet(choose.choice(SETS), Manner.ANY_OF, tuple(choose.sample(VALUES, 4)))),
            SetCount(choose.choice(SETS), Interval(2)),
        )
    )


def median(measured: Callable[[int], object]) -> float:
    """How long a call takes, in milliseconds: the median of several, each with its number."""
    times = []
    for number in range(ROUNDS):
        start = time.perf_counter()
        measured(number)
        times.append(1000 * (time.perf_counter() - start))
    return statistics.median(times)


def rows() -> Iterator[Row]:
    """The medians in milliseconds, and their sum beside the target."""
    deck = content()
    judged = judge(deck)
    triples = survey(judged, "en").triples
    # Verdicts are remembered, so each round judges a deck that was never seen before.
    others = [content(seed) for seed in range(100, 100 + ROUNDS)]
    verdicts = median(lambda number: judge(others[number]))
    seen = [judge(other) for other in others]
    regions = median(lambda number: survey(seen[number], "en"))
    what = f"verdicts of {len(deck.rules)} rules on {THINGS} things"
    yield Row(what, verdicts, "ms", "cel-python", _celled(), WHERE)
    yield Row(f"8 regions of {triples:,} triples", regions, "ms")
    yield Row("verdicts and regions together", verdicts + regions, "ms", target=TARGET)


def _celled() -> float | None:
    """The milliseconds that cel-python takes for the verdicts, once they are those of ours."""
    python = python_of("cel-python")
    if python is None:
        return None
    deck = content(doubt=0)
    with TemporaryDirectory() as aside:
        file = Path(aside) / "asked.json"
        file.write_text(as_asked(deck), encoding="utf-8")
        command = [python, str(SCRIPT), str(file)]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    told = json.loads(done.stdout)
    held = [verdict.planes.inside.bit_count() for verdict in judge(deck).entries]
    if told["held"] != held:
        raise RuntimeError("cel-python finds other verdicts")
    return float(told["milliseconds"])


def main() -> None:
    for row in rows():
        print(line(row))


if __name__ == "__main__":
    main()
