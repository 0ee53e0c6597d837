"""Two rules that can meet at a table, by what they say of the same things."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from authoring.games.things_in_rings.verdicts import EVERYWHERE, Verdict, Verdicts

FEWEST_INSIDE = 5
"""Of so few things that lie inside, all may lie in another rule's ring by chance."""


class Pair(NamedTuple):
    """Two verdicts of different rules, the earlier first, that are played in one locale."""

    first: Verdict
    second: Verdict

    @property
    def locale(self) -> str:
        """The locale that the pair meets in; EVERYWHERE if names play no part in it."""
        return self.second.locale if self.first.locale == EVERYWHERE else self.first.locale

    @property
    def where(self) -> str:
        """The locale as an end of a sentence, or nothing."""
        return "" if self.locale == EVERYWHERE else f" in {self.locale}"

    def differing(self) -> int:
        """For how many things the two say something different."""
        ours, theirs = self.first.planes, self.second.planes
        return ((ours.inside ^ theirs.inside) | (ours.debatable ^ theirs.debatable)).bit_count()

    def opposite(self, everything: int) -> bool:
        """Whether each holds just where the other does not."""
        ours, theirs = self.first.planes, self.second.planes
        return (
            ours.debatable == theirs.debatable
            and ours.inside ^ theirs.inside == everything & ~ours.debatable
        )

    def implied(self) -> tuple[Verdict, Verdict] | None:
        """The narrower and the wider verdict, if one holds only where the other does."""
        for narrow, wide in ((self.first, self.second), (self.second, self.first)):
            inside, around = narrow.planes.inside, wide.planes.inside
            if inside & around == inside != around and inside.bit_count() >= FEWEST_INSIDE:
                return narrow, wide
        return None


_last: list[tuple[Verdicts, tuple[Pair, ...]]] = []
"""The pairs of the verdicts that were asked for last: several checks in turn ask for them."""


def pairs(verdicts: Verdicts) -> tuple[Pair, ...]:
    """All pairs of rules that can be in play in one locale, each pair once a locale."""
    if not _last or _last[0][0] is not verdicts:
        found = tuple(
            Pair(first, second)
            for first, second in combinations(verdicts.entries, 2)
            if first.rule is not second.rule and _meet(first, second)
        )
        _last[:] = [(verdicts, found)]
    return _last[0][1]


def _meet(first: Verdict, second: Verdict) -> bool:
    if first.locale == second.locale != EVERYWHERE:
        return True
    if first.locale == EVERYWHERE and second.locale == EVERYWHERE:
        return not set(first.rule.locales).isdisjoint(second.rule.locales)
    if first.locale == EVERYWHERE:
        return second.locale in first.rule.locales
    return second.locale == EVERYWHERE and first.locale in second.rule.locales
