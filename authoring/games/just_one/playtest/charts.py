"""Words between always guessed and always cancelled."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.just_one.playtest.weighing import ALWAYS, HARDLY
from authoring.pack.pack import Pack
from authoring.page.block import SHARE, Band, Block, Column, Point, Points, Table
from authoring.playtest.naming import Names
from authoring.playtest.pages import known, measured, middle, reach_of, sort
from authoring.playtest.results import Readings, Results

SHOWN = 8
"""So many words are named at the bottom."""

BANDS = (
    Band("hardly guessed", 0, HARDLY),
    Band("well", HARDLY, ALWAYS),
    Band("always guessed", ALWAYS, 1),
)

LIMIT = (
    f"A word is hardly guessed below {100 * HARDLY:.0f} %: so the whole interval, at every level."
)

NOTE = "A dot is a word; the tables name them."


def charts(results: Results, pack: Pack) -> tuple[Block, ...]:
    """The words guessed least; and for each sort of game how often every word is guessed, over
    the clues that survive. Words that came up too rarely are left out."""
    right = {row.card: row.readings for row in results.measure("right").rows}
    left = {row.card: row.readings for row in results.measure("clues-left").rows}
    return (*_least(right, results, pack), *_spread(right, left, results))


def _least(right: dict[str, Readings], results: Results, pack: Pack) -> Iterator[Table]:
    names = Names(pack)
    for cell in middle(results):
        locale = cell.partition("/")[2]
        cells = [one for one in results.games if one.partition("/")[2] == locale]
        sure = [
            word
            for word, readings in right.items()
            if all(known(readings.get(one)) for one in cells)
        ]
        if len(sure) < SHOWN:
            continue
        sure.sort(key=lambda word: (sum(right[word][one].value for one in cells), word))
        columns = (Column("word"), *(Column(one.partition("/")[0], SHARE) for one in cells))
        rows = tuple(
            (names.named(word, locale), *(measured(right[word][one]) for one in cells))
            for word in sure[:SHOWN]
        )
        yield Table(f"The words guessed least: {locale}, by skill", columns, rows, LIMIT)


def _spread(
    right: dict[str, Readings], left: dict[str, Readings], results: Results
) -> Iterator[Points]:
    drawn = {
        cell: tuple(
            Point(card, left[card][cell].value, one.value)
            for card, readings in right.items()
            if (one := readings.get(cell)) and known(one) and cell in left.get(card, {})
        )
        for cell in results.games
    }
    reach = reach_of(drawn.values())
    for cell, points in drawn.items():
        if points:
            title = f"Words: {sort(cell)}"
            axes = ("clues that survive", "guessed")
            yield Points(title, *axes, points, BANDS, SHARE, NOTE, reach)
