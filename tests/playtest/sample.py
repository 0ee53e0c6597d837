"""A playtest of the questions game that takes a moment: its plan, and games that can be counted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from authoring import games
from authoring.pack.pack import Pack
from authoring.page.block import Page
from authoring.pipeline import load_pack
from authoring.playtest.flags import FEWEST
from authoring.playtest.pages import page
from authoring.playtest.plan import Plan, Wish, make
from authoring.playtest.results import Flag, Results
from authoring.playtest.store import Store
from authoring.playtest.weigh import weigh
from authoring.playtest.workers import run_local
from tests.games.guess_club.small import PACK


def plan(number: int = 12, seed: int = 1, pack: Pack = PACK, **options: Any) -> Plan:
    """So many games of each level, three seats a table, one round each."""
    return make(games.kit, pack, Wish(number, seed, 3, {"rounds": 1, **options}))


def played(game: str, folder: Path, number: int = 2) -> Results:
    """What a few games of a deck that ships leave."""
    store = Store(make(games.kit, load_pack(game), Wish(number, 1)), folder / f"{game}.json")
    run_local(store, 1, lambda *_: None)
    return weigh(store)


def grown(results: Results) -> Results:
    """The same figures, as if they were of many more games: then all of them are told."""
    return replace(
        results,
        games={cell: number * FEWEST for cell, number in results.games.items()},
        measures=tuple(
            replace(
                measure,
                rows=tuple(
                    replace(
                        row,
                        readings={
                            cell: one._replace(sample=one.sample * FEWEST)
                            for cell, one in row.readings.items()
                        },
                    )
                    for row in measure.rows
                ),
            )
            for measure in results.measures
        ),
    )


def flagged(results: Results, number: int) -> Results:
    """The results with so many flags: the first cards that more than one
    level of skill has met."""
    rows = [row for row in results.measures[0].rows if len(row.readings) > 1][:number]
    flags = (
        Flag("a-check", row.card.partition(".")[0], MESSAGE, ADVICE, 1.0, row.readings)
        for row in rows
    )
    return replace(results, flags=tuple(flags))


MESSAGE = "only 12 to 34 % of plays match: few players meet at this one, at any level of skill"
ADVICE = "ask for a narrower kind of thing, or merge answers that mean the same to most people"


def page_of(game: str, results: Results) -> Page:
    """The page of a deck that ships, with the pictures of its game."""
    part = games.kit(game).playtest
    assert part is not None
    return page(results, load_pack(game), part.charts, part.endings)
