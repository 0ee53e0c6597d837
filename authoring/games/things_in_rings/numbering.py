"""The numbers of rules, by which the Knower finds them in the answer key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from authoring.games.things_in_rings.cards import Rule


def numbers(rules: Iterable[Rule]) -> Mapping[str, int]:
    """The number of each rule among those of its ring, by id, in the order of the deck."""
    counts: Counter[str] = Counter()
    found: dict[str, int] = {}
    for rule in rules:
        counts[rule.ring] += 1
        found[rule.id] = counts[rule.ring]
    return found
