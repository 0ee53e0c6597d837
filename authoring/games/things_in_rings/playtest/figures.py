"""How hard a rule is, by two figures: how late it can be known, and the errors it costs."""

from __future__ import annotations

from collections.abc import Callable

from authoring.playtest.part import Counts, Evidence
from authoring.playtest.results import Estimate
from authoring.playtest.statistics import mean_of, ratio

Find = Callable[[Counts, str], Estimate]


def errors(counts: Counts, rule: str) -> Estimate:
    """The share of placements that are wrong in the rule's ring."""
    names = ("errors", "tries", "errors²", "tries²", "errors×tries")
    return ratio([counts[name, rule] for name in names], counts["card", rule])


def until_sure(counts: Counts, rule: str) -> Estimate:
    """Things placed until the rule can be known, which is how hard it is to find. Where a game
    ends before, those that would have come next are placed for it."""
    return mean_of(counts.histogram("known", rule))


def ring_rules(evidence: Evidence, ring: str, locale: str) -> list[tuple[str, str]]:
    """The rules of a ring that were in play in a locale, and their levels."""
    cells = [counts for cell, counts in evidence.counts.items() if cell.locale == locale]
    return [
        (card["id"], card["level"])
        for card in evidence.pack.cards["rules"]
        if card["ring"] == ring and all(counts["card", card["id"]] for counts in cells)
    ]
