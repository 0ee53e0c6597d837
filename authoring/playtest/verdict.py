"""What a playtest comes to, in one sentence that says no more than its games can tell."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from authoring.playtest.flags import FEWEST
from authoring.playtest.results import Measure, Results
from authoring.source.wording import counted

GROUPS = ("deck", "ring", "seat", "reason", "region")
"""What a measure may be about that is no card."""


@dataclass(frozen=True, slots=True)
class Judged:
    """How many of all cards (or parts) of a kind came up often enough at every level of skill
    for a flag to stand; those that the bots know in no locale are not among them. Without a
    kind the game measures no single cards."""

    kind: str
    count: int
    whole: int


def judged(results: Results) -> Judged:
    """The cards that can be spoken of, by the first measure that is about cards."""
    measure = of_cards(results)
    if measure is None:
        return Judged("", 0, 0)
    unknown = everywhere_unknown(results)
    rows = [row for row in measure.rows if row.card not in unknown]
    known = 0
    for row in rows:
        sure = {cell for cell, one in row.readings.items() if one.sample >= FEWEST}
        levels = {cell.partition("/")[0] for cell in sure}
        known += len(sure) == len(row.readings) and levels.issuperset(results.levels)
    return Judged(measure.about, known, len(rows))


def everywhere_unknown(results: Results) -> frozenset[str]:
    """The cards that the bots know in none of the locales that were played."""
    locales = Counter(one.card for one in results.unknown)
    all_of_them = max(1, len(results.locales))
    return frozenset(card for card, number in locales.items() if number == all_of_them)


def of_cards(results: Results) -> Measure | None:
    """The first measure that is about cards."""
    return next((one for one in results.measures if one.about not in GROUPS), None)


def tells(results: Results) -> bool:
    """Whether anything can be said of cards."""
    found = judged(results)
    each = min(results.games.values(), default=0)
    return bool(results.flags) or (found.count > 0 if found.kind else each >= FEWEST)


def unreadable(results: Results) -> bool:
    """Whether there are cards, and the bots know none: then no number of games is enough."""
    return bool(results.unknown) and judged(results).whole == 0


def verdict(results: Results) -> str:
    """The sentence that comes first."""
    played = sum(results.games.values())
    if not played:
        return "No game has been played, so nothing can be said yet."
    games = counted(played, "game")
    found = judged(results)
    if unreadable(results):
        return (
            f"The bots know none of the {found.kind}s: {games} say nothing of them, nor would "
            "more. Only people can judge them."
        )
    if not tells(results):
        of_what = f"any {found.kind}" if found.kind else "any card"
        return f"{games} can say nothing of {of_what} yet: none came up often enough."
    known = (
        f" {found.count:,} of {found.whole:,} {found.kind}s came up often enough to be judged."
        if found.count < found.whole
        else ""
    )
    if results.flags:
        cards = counted(len({flag.card for flag in results.flags}), "card")
        return f"{cards} to look at, the worst first; bots of every skill agree on each.{known}"
    every = f"all {found.whole:,} {found.kind}s" if found.kind else "the cards"
    if known:
        return f"No {found.kind} stands out so far.{known}"
    return f"No card stands out: bots of every skill find {every} within bounds."
