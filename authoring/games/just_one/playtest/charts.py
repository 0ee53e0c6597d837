"""Words between always guessed and always cancelled."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.just_one.playtest.minds import minds
from authoring.pack.pack import Pack
from authoring.page.block import SHARE, Block, Point, Points
from authoring.playtest.results import Results


def charts(results: Results, pack: Pack) -> tuple[Block, ...]:
    """For each sort of game: how often every word is guessed, over the clues that survive. Words
    that the bots know nothing of are left out: they would all lie at the bottom."""
    return tuple(_charts(results, pack))


def _charts(results: Results, pack: Pack) -> Iterator[Block]:
    right = {row.card: row.readings for row in results.measure("right").rows}
    left = {row.card: row.readings for row in results.measure("clues-left").rows}
    for cell in results.games:
        points = tuple(
            Point(card, left[card][cell].value, one.value)
            for card, readings in right.items()
            if (one := readings.get(cell)) and cell in left.get(card, {})
            if _known(pack, cell, card)
        )
        yield Points(f"Words, {cell}", "clues that survive", "guessed", points, (), SHARE)


def _known(pack: Pack, cell: str, word: str) -> bool:
    card, _, number = word.partition(".")
    return minds(pack, cell.partition("/")[2]).knows((card, int(number)))
