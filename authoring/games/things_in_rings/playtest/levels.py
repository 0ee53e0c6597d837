"""Whether rules are as hard as their levels say: the measures, and the flags."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from authoring.games.things_in_rings.config import LEVELS, RINGS
from authoring.games.things_in_rings.playtest.figures import (
    Find,
    errors,
    ring_rules,
    until_sure,
)
from authoring.playtest import flags
from authoring.playtest.flags import ByCell
from authoring.playtest.part import Cell, Counts, Evidence
from authoring.playtest.results import Estimate, Flag, Measure, Row
from authoring.playtest.statistics import mean_of, rank_correlation

MARGIN = 1.2
"""A medium level is contradicted only by a fifth more things, or fewer, than the middle rule
of the other level takes: less no table would notice. Two levels apart, any more is too much."""


def measures(evidence: Evidence) -> Iterator[Measure]:
    """How well levels and figures agree in each ring, and how late the rules of each level can
    be known."""
    for name, label, figure in AGREEMENTS:
        agreed = tuple(Row(ring, _agreement(evidence, ring, figure)) for ring in RINGS)
        yield Measure(name, "ring", label, "correlation", agreed)
    rows = tuple(
        Row(f"{ring}, {level}", _of_level(evidence, ring, level))
        for ring in RINGS
        for level in LEVELS
    )
    label = "things placed until a rule of this level can be known"
    yield Measure("level-placements", "ring", label, "number", rows)


def _of_level(evidence: Evidence, ring: str, level: str) -> dict[str, Estimate]:
    readings = {}
    for cell, counts in evidence.counts.items():
        numbers: dict[int, int] = {}
        for rule, its in ring_rules(evidence, ring, cell.locale):
            for number, games in counts.histogram("known", rule).items() if its == level else ():
                numbers[number] = numbers.get(number, 0) + games
        readings[cell.name] = mean_of(numbers)
    return readings


def _agreement(evidence: Evidence, ring: str, figure: Find) -> dict[str, Estimate]:
    """How well the levels of a ring's rules agree with a figure of theirs."""
    readings = {}
    for cell, counts in evidence.counts.items():
        rules = ring_rules(evidence, ring, cell.locale)
        pairs = [(float(LEVELS.index(level)), figure(counts, rule).value) for rule, level in rules]
        readings[cell.name] = rank_correlation(pairs)
    return readings


AGREEMENTS: tuple[tuple[str, str, Find], ...] = (
    ("level-agreement", "how well the levels agree with how late rules can be known", until_sure),
    ("error-agreement", "how well the levels agree with the errors made", errors),
)


def contradicted(evidence: Evidence, locale: str) -> Iterator[Flag]:
    """Rules that can be known later than the hard ones, or sooner than the easy ones, of their
    ring, and are called otherwise."""
    cells = {cell: one for cell, one in evidence.counts.items() if cell.locale == locale}
    for ring in RINGS:
        rules = ring_rules(evidence, ring, locale)
        usual = {level: _usual(cells, rules, level) for level in LEVELS}
        for rule, level in rules:
            found = {cell: until_sure(counts, rule) for cell, counts in cells.items()}
            hard, easy = usual["hard"], usual["easy"]
            margin = MARGIN if level == "medium" else 1.0
            if hard and level != "hard" and _later(found, hard, margin):
                yield _contradiction(rule, level, ring, locale, found, "hard", hard)
            elif easy and level != "easy" and _sooner(found, easy, margin):
                yield _contradiction(rule, level, ring, locale, found, "easy", easy)


def _later(found: ByCell, usual: dict[Cell, float], margin: float) -> bool:
    return _often(found) and all(one.low > margin * usual[cell] for cell, one in found.items())


def _sooner(found: ByCell, usual: dict[Cell, float], margin: float) -> bool:
    return _often(found) and all(one.high * margin < usual[cell] for cell, one in found.items())


def _often(found: ByCell) -> bool:
    """Whether the rule came up often enough everywhere for its figures to be trusted."""
    return all(one.sample >= flags.FEWEST for one in found.values())


def _usual(
    cells: dict[Cell, Counts], rules: list[tuple[str, str]], level: str
) -> dict[Cell, float]:
    """After how many placements the middle rule of a level can be known; nothing where the
    level has no rules."""
    names = [rule for rule, its in rules if its == level]
    return {
        cell: median(until_sure(counts, rule).value for rule in names)
        for cell, counts in cells.items()
        if names
    }


def _contradiction(
    rule: str,
    level: str,
    ring: str,
    locale: str,
    found: ByCell,
    other: str,
    usual: dict[Cell, float],
) -> Flag:
    apart = min(abs(found[cell].value / usual[cell] - 1) for cell in found)
    own = _from_to([one.value for one in found.values()])
    comparison = "later" if other == "hard" else "sooner"
    return Flag(
        "level-contradicted",
        rule,
        f"is called {level}, and can be known after {own} things: {comparison} than the {other} "
        f"rules of the {ring} ring ({_from_to(list(usual.values()))})",
        f"call it {other}" if level == "medium" else f"call it medium, or {other}",
        1 + apart,
        flags.named(found),
        locale=locale,
    )


def _from_to(figures: list[float]) -> str:
    return f"{min(figures):.1f} to {max(figures):.1f}"
