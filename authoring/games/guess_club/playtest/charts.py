"""Questions between too narrow and too broad."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.guess_club.playtest.weighing import BROAD, NARROW
from authoring.pack.pack import Pack
from authoring.page.block import SHARE, Band, Block, Column, Point, Points, Table
from authoring.playtest.naming import Names
from authoring.playtest.pages import known, measured, reach_of
from authoring.playtest.results import Readings, Results

SHOWN = 5
"""So many questions are named at each limit."""

LIMITS = (
    f"Below {100 * BROAD:.0f} % a question is too broad, above {100 * NARROW:.0f} % too narrow: "
    "so the whole interval, at every level of skill."
)

BANDS = (
    Band("too broad", 0, BROAD),
    Band("well", BROAD, NARROW),
    Band("too narrow", NARROW, 1),
)


def charts(results: Results, pack: Pack) -> tuple[Block, ...]:
    """The questions nearest to a limit; and for each level of skill the hit rate of every
    question over the number of answers that players give. Of what came up too rarely, nothing."""
    rates = {row.card: row.readings for row in results.measure("hit-rate").rows}
    sure = {
        card: readings
        for card, readings in rates.items()
        if all(known(readings.get(cell)) for cell in results.games)
    }
    return (*_nearest(sure, results, pack), *_spread(sure, results))


def _nearest(rates: dict[str, Readings], results: Results, pack: Pack) -> Iterator[Table]:
    names = Names(pack)
    columns = (Column("card"), *(Column(cell, SHARE) for cell in results.games))

    def height(card: str) -> tuple[float, str]:
        return sum(one.value for one in rates[card].values()), card

    ranked = sorted(rates, key=height)
    if len(ranked) < 2 * SHOWN:
        return
    for end, cards in (("broad", ranked[:SHOWN]), ("narrow", ranked[: -SHOWN - 1 : -1])):
        rows = tuple(
            (names.named(card), *(measured(rates[card][cell]) for cell in results.games))
            for card in cards
        )
        yield Table(f"Nearest to too {end}: hit rate by skill", columns, rows, LIMITS)


def _spread(rates: dict[str, Readings], results: Results) -> Iterator[Points]:
    widths = {row.card: row.readings for row in results.measure("answers-covering").rows}
    drawn = {
        cell: tuple(
            Point(card, widths[card][cell].value, one.value, one.low, one.high)
            for card, readings in rates.items()
            if (one := readings.get(cell)) and cell in widths.get(card, {})
        )
        for cell in results.games
    }
    for cell, points in drawn.items():
        if points:
            yield Points(
                f"Narrow or broad: {cell}",
                "answers that make up 90 % of what is written",
                "hit rate",
                points,
                BANDS,
                SHARE,
                "A dot is a question, its line the interval; the tables name them.",
                reach_of(drawn.values()),
            )
