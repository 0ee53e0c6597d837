"""How many games it takes until cards have come up often enough to be judged."""

from __future__ import annotations

from math import ceil

from authoring.playtest.flags import FEWEST
from authoring.playtest.results import Readings, Results
from authoring.playtest.verdict import judged, of_cards, tells
from authoring.source.wording import plural

LEAST = 100
"""Fewer games of a sort are never advised."""

PLENTY = 30
"""Cards that come up this often on average come up FEWEST times nearly all: chance deals them
unevenly, and two standard deviations below 30 are 19."""


def first_look(met: float) -> int:
    """The games of each sort after which a usual card has come up often enough to be judged.
    `met` is how many observations of a card a game gives, on average."""
    return _rounded(FEWEST / met)


def advice(results: Results) -> str:
    """How many games of each sort to ask for, in a sentence, from what was counted: blank when
    most cards could be judged, and when more games would not help. Of a language in which no card
    could be counted, none is asked for."""
    found, met = judged(results), _counted(results)
    each = min(results.games.values(), default=0)
    if not met or (tells(results) and found.count * 2 >= found.whole):
        return ""
    games = _rounded(PLENTY / met)
    kinds = plural(found.kind or "card")
    if games <= each:
        return ""
    return f"With `--games {games}` nearly all {kinds} come up often enough; these games are kept."


def _rounded(games: float) -> int:
    """The next number that is easily said: two digits and noughts."""
    least = max(LEAST, ceil(games))
    step = max(LEAST, int(10 ** (len(str(least)) - 2)))
    return -(-least // step) * step


def _counted(results: Results) -> float:
    """The observations of a card in a game of the sort that gave the fewest, on average."""
    measure = of_cards(results)
    played = {cell: number for cell, number in results.games.items() if number}
    if measure is None:
        return 1.0 if played else 0.0
    means = []
    for cell, number in played.items():
        locale = cell.partition("/")[2]
        seen = [row.readings for row in measure.rows if _in_play(row.readings, locale)]
        total = sum(readings[cell].sample for readings in seen if cell in readings)
        if seen:
            means.append(total / len(seen) / number)
    return min(means, default=0.0)


def _in_play(readings: Readings, locale: str) -> bool:
    """Whether any level has met a card in a locale: rules of one language are not in another."""
    return any(cell.partition("/")[2] == locale for cell in readings)
