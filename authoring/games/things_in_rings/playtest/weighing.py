"""Which rules are told apart too late or never, and which levels the games contradict."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from authoring.games.things_in_rings.config import RINGS
from authoring.games.things_in_rings.playtest import levels
from authoring.games.things_in_rings.playtest.figures import (
    Find,
    errors,
    ring_rules,
    until_sure,
)
from authoring.playtest import flags
from authoring.playtest.flags import ByCell
from authoring.playtest.part import Counts, Evidence, Outcome
from authoring.playtest.results import Curve, Estimate, Flag, Measure, Row
from authoring.playtest.statistics import mean_of, share

ALIKE = 0.5
"""A rule that nothing has told apart from the true one in more games than this is its twin."""

TOO_EASY, HOPELESS = 0.02, 0.9
"""Shares: of placements wrong in the rule's ring, and of games that end before it is known."""


def weigh(evidence: Evidence) -> Outcome:
    """Measures and flags of all rules."""
    rules = [card["id"] for card in evidence.pack.cards["rules"]]
    measures = [
        Measure(
            name,
            "rule",
            label,
            unit,
            tuple(Row(rule, flags.named(by_cell(evidence, find, rule))) for rule in rules),
        )
        for name, label, unit, find in FIGURES
    ]
    found = [
        *(flag for locale in evidence.locales for flag in levels.contradicted(evidence, locale)),
        *(flag for locale in evidence.locales for flag in _twins(evidence, locale)),
        *(flag for rule in rules for flag in _extremes(evidence, rule)),
    ]
    return Outcome([*measures, *_whole(evidence)], list(_curves(evidence)), found)


def _never_sure(counts: Counts, rule: str) -> Estimate:
    return share(counts["card", rule] - counts["in-time", rule], counts["card", rule])


def _inside(counts: Counts, rule: str) -> Estimate:
    return share(counts["inside", rule], counts["seen", rule])


FIGURES: tuple[tuple[str, str, str, Find], ...] = (
    ("ring-errors", "placements that are wrong in this rule's ring", "share", errors),
    ("until-sure", "things placed until the rule can be known (90 %)", "number", until_sure),
    ("never-sure", "games that end before the rule can be known", "share", _never_sure),
    ("inside", "things shown that lie inside", "share", _inside),
)


def by_cell(evidence: Evidence, find: Find, rule: str, locale: str | None = None) -> ByCell:
    """A figure of a rule wherever it was played."""
    return {
        cell: find(counts, rule)
        for cell, counts in evidence.counts.items()
        if locale in (None, cell.locale) and counts["card", rule]
    }


def _whole(evidence: Evidence) -> Iterator[Measure]:
    yield from levels.measures(evidence)
    for name, label, unit, find in WHOLE:
        readings = {cell.name: find(counts) for cell, counts in evidence.counts.items()}
        yield Measure(name, "deck", label, unit, (Row("", readings),))
    rows = []
    for number in range(1 << len(RINGS)):
        name = "+".join(ring for bit, ring in enumerate(RINGS) if number >> bit & 1) or "none"
        readings = {
            cell.name: share(
                evidence.games[cell] - counts["region", str(number)], evidence.games[cell]
            )
            for cell, counts in evidence.counts.items()
        }
        rows.append(Row(name, readings))
    label = "games in which nothing comes to lie there"
    yield Measure("region-unvisited", "region", label, "share", tuple(rows))


def _right(counts: Counts) -> Estimate:
    return share(sum(counts.under("right-at").values()), sum(counts.under("placed-at").values()))


WHOLE: tuple[tuple[str, str, str, Callable[[Counts], Estimate]], ...] = (
    ("right", "placements in the right region", "share", _right),
    (
        "regions-visited",
        "regions of eight that get a thing",
        "number",
        lambda counts: mean_of(counts.histogram("regions")),
    ),
    (
        "undecided",
        "things that a rule in play cannot decide",
        "share",
        lambda counts: share(counts["undecided",], counts["things",]),
    ),
)


def _curves(evidence: Evidence) -> Iterator[Curve]:
    for name, label in (("placed-at", "placements"), ("right-at", "right placements")):
        series = {
            cell.name: tuple(counts.histogram(name).items())
            for cell, counts in evidence.counts.items()
        }
        yield Curve(name, "", f"{label}, by their number in the game", "placement", series)


def _twins(evidence: Evidence, locale: str) -> Iterator[Flag]:
    """Rules that games hardly ever tell apart."""
    cells = {cell: one for cell, one in evidence.counts.items() if cell.locale == locale}
    for ring in RINGS:
        names = [rule for rule, _ in ring_rules(evidence, ring, locale)]
        for rule in names:
            for other in names:
                found = {
                    cell: share(counts["rival", rule, other], counts["card", rule])
                    for cell, counts in cells.items()
                }
                if other != rule and flags.above(found, ALIKE):
                    yield Flag(
                        "indistinguishable-rules",
                        rule,
                        f"nothing on the table speaks against '{other}' in "
                        f"{flags.told(found)} of games in which '{rule}' is the rule",
                        "reword one of the two, or add things that only one of them takes in",
                        1 + flags.mildest(found),
                        flags.named(found),
                        locale=locale,
                        others=(other,),
                    )


def _extremes(evidence: Evidence, rule: str) -> Iterator[Flag]:
    wrong = by_cell(evidence, errors, rule)
    if flags.below(wrong, TOO_EASY):
        yield Flag(
            "too-easy-rule",
            rule,
            f"only {flags.told(wrong)} of placements are wrong in its ring",
            "take a rule that takes in more things, or fewer of the obvious ones",
            1 + TOO_EASY,
            flags.named(wrong),
        )
    never = by_cell(evidence, _never_sure, rule)
    if flags.above(never, HOPELESS):
        yield Flag(
            "hopeless-rule",
            rule,
            f"{flags.told(never)} of games end before it can be known",
            "take a rule that is less like the others of its ring",
            1 + flags.mildest(never) - HOPELESS,
            flags.named(never),
        )
