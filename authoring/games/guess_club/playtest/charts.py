"""Questions between too narrow and too broad."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.guess_club.playtest.weighing import BROAD, NARROW
from authoring.pack.pack import Pack
from authoring.page.block import SHARE, Band, Block, Point, Points
from authoring.playtest.results import Results


def charts(results: Results, _pack: Pack) -> tuple[Block, ...]:
    """For each level of skill: the hit rate of every question over the number of answers
    that players give."""
    return tuple(_charts(results))


def _charts(results: Results) -> Iterator[Block]:
    rates = {row.card: row.readings for row in results.measure("hit-rate").rows}
    widths = {row.card: row.readings for row in results.measure("answers-covering").rows}
    bands = (
        Band("too broad", 0, BROAD),
        Band("well", BROAD, NARROW),
        Band("too narrow", NARROW, 1),
    )
    for cell in results.games:
        points = tuple(
            Point(card, widths[card][cell].value, one.value, one.low, one.high)
            for card, readings in rates.items()
            if (one := readings.get(cell)) and cell in widths.get(card, {})
        )
        yield Points(
            f"Narrow or broad, {cell}",
            "answers that make up 90 % of what is written",
            "hit rate",
            points,
            bands,
            SHARE,
        )
