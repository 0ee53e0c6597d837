"""From what was counted to results: the game's own measures, and those of any game."""

from __future__ import annotations

from dataclasses import replace

from authoring.playtest import general
from authoring.playtest.part import Counts, Evidence
from authoring.playtest.results import Measure, Results, Row
from authoring.playtest.store import Store


def weigh(store: Store) -> Results:
    """The results of what a store holds, also of a playtest that is not finished."""
    plan = store.plan
    games = {cell: sum(stop - start for start, stop in store.done[cell]) for cell in plan.cells}
    counts = {cell: Counts(store.tallies[cell]) for cell in plan.cells}
    evidence = Evidence(plan.pack, counts, games, plan.terms.seats)
    part = general.part_of(plan.terms.find(plan.pack.game), plan.pack)
    own, usual = part.weigh(evidence), general.weigh(evidence)
    flags = (*own.flags, *usual.flags)
    return Results(
        game=plan.pack.game,
        title=plan.pack.title,
        pack=plan.pack.digest,
        seed=plan.terms.seed,
        seats=plan.terms.seats,
        options=dict(plan.terms.options),
        levels=tuple(part.levels),
        locales=tuple(locale for locale in evidence.locales if locale),
        games={cell.name: number for cell, number in games.items()},
        measures=tuple(map(_observed, (*own.measures, *usual.measures))),
        curves=(*own.curves, *usual.curves),
        flags=tuple(sorted(flags, key=lambda flag: flag.order)),
        unknown=tuple(own.unknown),
    )


def _observed(measure: Measure) -> Measure:
    """The measure without figures that are of no observation: those would look certain."""
    rows = (
        Row(row.card, {cell: one for cell, one in row.readings.items() if one.sample})
        for row in measure.rows
    )
    return replace(measure, rows=tuple(rows))
