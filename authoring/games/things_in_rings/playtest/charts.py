"""How late rules are known, where things come to lie, and which rules are taken for each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from authoring.pack.pack import Pack
from authoring.page.block import SHARE, Bar, Bars, Block, Column, Matrix, Rings, Table
from authoring.playtest.flags import FEWEST
from authoring.playtest.naming import Names
from authoring.playtest.pages import known, middle, sort
from authoring.playtest.results import Results

RINGS = ("word", "attribute", "context")
EVERYWHERE = "*"
HALF = 0.5
PAIRS = 5
"""So many pairs of a ring are named."""

NOTE = "Before each rule stands the level on its card: all easy ones should come first."
ALIKE = "The share of things, of those that both decide, that two rules judge alike."
CHANCE = f"{ALIKE} Colour begins at a half, which is chance."


def charts(results: Results, pack: Pack) -> tuple[Block, ...]:
    """For each ring its rules from the soonest known to the latest, with their levels; the
    regions that get a thing; and how alike rules judge."""
    return (*_order(results, pack), *_coverage(results), *_likeness(results, pack))


def _order(results: Results, pack: Pack) -> Iterator[Block]:
    found = {row.card: row.readings for row in results.measure("until-sure").rows}
    for cell in middle(results):
        for ring in RINGS:
            levels = {
                rule["id"]: rule["level"] for rule in pack.cards["rules"] if rule["ring"] == ring
            }
            asked = [rule for rule in levels if cell in found[rule]]
            ranked = sorted(
                (found[rule][cell], f"{levels[rule]}: {rule}")
                for rule in asked
                if known(found[rule][cell])
            )
            if 2 * len(ranked) > len(asked):
                bars = tuple(Bar(name, one.value, one.low, one.high) for one, name in ranked)
                title = f"Things placed until a rule of the {ring} ring is known: {sort(cell)}"
                yield Bars(title, bars, "", NOTE)


def _coverage(results: Results) -> Iterator[Block]:
    rows = {row.card: row.readings for row in results.measure("region-unvisited").rows}
    for cell in middle(results):
        if results.games[cell] < FEWEST:
            continue
        shares = []
        for region in range(8):
            names = [ring for bit, ring in enumerate(RINGS) if region >> bit & 1]
            reading = rows.get("+".join(names) or "none", {}).get(cell)
            shares.append(1 - reading.value if reading else 0.0)
        yield Rings(
            f"Games in which a region gets a thing: {sort(cell)}", RINGS, tuple(shares), SHARE
        )


def _likeness(results: Results, pack: Pack) -> Iterator[Block]:
    for ring in RINGS:
        rules = [rule["id"] for rule in pack.cards["rules"] if rule["ring"] == ring]
        for locale in results.locales if ring == "word" else (EVERYWHERE,):
            planes = {
                rule: found
                for rule in rules
                if (found := pack.tables["verdicts"][rule].get(locale))
            }
            if planes:
                matrix = _matrix(ring, locale, planes, len(pack.cards["things"]))
                yield _twins(matrix, ring, locale, Names(pack))
                yield matrix


def _twins(matrix: Matrix, ring: str, locale: str, names: Names) -> Table:
    """The pairs of rules that judge the most things alike."""
    pairs = sorted(
        (-share, one, other)
        for at, (one, row) in enumerate(zip(matrix.rows, matrix.cells, strict=True))
        for other, share in zip(matrix.columns[:at], row[:at], strict=True)
        if share is not None
    )
    tongue = "" if locale == EVERYWHERE else locale
    rows = tuple(
        (names.named(one, tongue), names.named(other, tongue), -share)
        for share, one, other in pairs[:PAIRS]
    )
    columns = (Column("rule"), Column("and"), Column("alike", SHARE))
    return Table(f"{_where(ring, locale)}: the most alike", columns, rows, ALIKE)


def _where(ring: str, locale: str) -> str:
    return f"Rules of the {ring} ring" + ("" if locale == EVERYWHERE else f" in {locale}")


def _matrix(ring: str, locale: str, planes: Mapping[str, Any], things: int) -> Matrix:
    names = tuple(planes)
    cells = tuple(
        tuple(
            _alike(planes[one], planes[other], things) if one != other else None for other in names
        )
        for one in names
    )
    title = f"{_where(ring, locale)}: how alike"
    return Matrix(title, names, names, cells, SHARE, CHANCE, floor=HALF)


def _alike(one: Mapping[str, str], other: Mapping[str, str], things: int) -> float:
    doubt = int(one["debatable"], 16) | int(other["debatable"], 16)
    decided = ~doubt & ((1 << things) - 1)
    apart = (int(one["inside"], 16) ^ int(other["inside"], 16)) & decided
    return 1 - apart.bit_count() / max(1, decided.bit_count())
