"""Which questions are too narrow or too broad, from what the matches have left."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from authoring.playtest import flags
from authoring.playtest.flags import ByCell
from authoring.playtest.part import Counts, Evidence, Outcome
from authoring.playtest.results import Curve, Estimate, Flag, Measure, Row
from authoring.playtest.statistics import cover, entropy, ratio, share

NARROW, BROAD = 0.85, 0.25
"""Hit rates: above the first everybody writes the same, below the second hardly a play pays,
for a hit takes the pool of about $30 and a miss costs $10."""

WISHED = (0.3, 0.6)
"""Between these hit rates a question plays best with four."""

COVERED = 0.9

SUMS = ("hits", "plays", "hits²", "plays²", "hits×plays")

Find = Callable[[Counts, str], Estimate]


def weigh(evidence: Evidence) -> Outcome:
    """Measures and flags of all questions."""
    questions = [card["id"] for card in evidence.pack.cards["questions"]]
    rates = {question: _by_cell(evidence, hit_rate, question) for question in questions}
    figures: dict[str, tuple[str, str, Find]] = {
        "hit-rate": ("plays that match another player's answer", "share", hit_rate),
        "total-bits": ("how uncertain the total of matches is", "bits", _bits),
        "answers-covering": ("answers that make up 90 % of what is written", "number", _cover),
        "foreseen": ("rounds whose total somebody predicted", "share", _foreseen),
    }
    measures = [
        Measure(
            name,
            "question",
            label,
            unit,
            tuple(
                Row(question, flags.named(_by_cell(evidence, find, question)))
                for question in questions
            ),
        )
        for name, (label, unit, find) in figures.items()
    ]
    return Outcome(
        [*measures, _whole(evidence, questions)],
        [_totals(evidence, question) for question in questions],
        [flag for question, found in rates.items() for flag in _flags(question, found)],
    )


def hit_rate(counts: Counts, question: str) -> Estimate:
    """The share of plays that match, its interval from the spread between rounds."""
    sums = [counts[name, question] for name in SUMS]
    return ratio(sums, sum(counts.histogram("total", question).values()))


def _bits(counts: Counts, question: str) -> Estimate:
    return entropy(list(counts.histogram("total", question).values()))


def _cover(counts: Counts, question: str) -> Estimate:
    return cover(list(counts.histogram("written", question).values()), COVERED)


def _foreseen(counts: Counts, question: str) -> Estimate:
    return share(counts["won", question], counts["card", question])


def _by_cell(evidence: Evidence, find: Find, question: str) -> ByCell:
    return {cell: find(counts, question) for cell, counts in evidence.counts.items()}


def _whole(evidence: Evidence, questions: list[str]) -> Measure:
    readings = {}
    for cell, counts in evidence.counts.items():
        sums = [sum(counts[name, question] for question in questions) for name in SUMS]
        rounds = sum(number for key, number in counts.tally.items() if key[0] == "total")
        readings[cell.name] = ratio(sums, rounds)
    label = "plays that match, of all questions"
    return Measure("deck-hit-rate", "deck", label, "share", (Row("", readings),))


def _totals(evidence: Evidence, question: str) -> Curve:
    series = {
        cell.name: tuple(counts.histogram("total", question).items())
        for cell, counts in evidence.counts.items()
    }
    return Curve("totals", question, "total of matches in a round", "matches", series)


def _flags(question: str, found: ByCell) -> Iterator[Flag]:
    if flags.above(found, NARROW):
        yield Flag(
            "likely-too-narrow",
            question,
            f"{flags.told(found)} of plays match: everybody writes the same",
            "ask for a wider kind of thing, or add the answers that are missing",
            flags.mildest(found) - NARROW + 1,
            flags.named(found),
        )
    if flags.below(found, BROAD):
        yield Flag(
            "likely-too-broad",
            question,
            f"only {flags.told(found)} of plays match: few players meet",
            "ask for a narrower kind of thing, or merge answers that mean the same",
            BROAD - max(one.value for one in found.values()) + 1,
            flags.named(found),
        )
