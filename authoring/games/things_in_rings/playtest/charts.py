"""How late rules are known, where things come to lie, and which rules are taken for each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from authoring.pack.pack import Pack
from authoring.page.block import SHARE, Bar, Bars, Block, Matrix, Rings
from authoring.playtest.results import Results

RINGS = ("word", "attribute", "context")
EVERYWHERE = "*"


def charts(results: Results, pack: Pack) -> tuple[Block, ...]:
    """For each ring its rules from the soonest known to the latest, with their levels; the
    regions that get a thing; and how alike rules judge."""
    return (*_order(results, pack), *_coverage(results), *_likeness(results, pack))


def _middle(results: Results) -> tuple[str, ...]:
    """The sorts of games of the middle level of skill, one a locale."""
    level = results.levels[len(results.levels) // 2]
    return tuple(cell for cell in results.games if cell.partition("/")[0] == level)


def _order(results: Results, pack: Pack) -> Iterator[Block]:
    found = {row.card: row.readings for row in results.measure("until-sure").rows}
    note = "Before each rule stands the level on its card: all easy ones should come first."
    for ring in RINGS:
        rules = {rule["id"]: rule["level"] for rule in pack.cards["rules"] if rule["ring"] == ring}
        for cell in _middle(results):
            ranked = sorted(
                (found[rule][cell], f"{level}: {rule}")
                for rule, level in rules.items()
                if cell in found[rule]
            )
            bars = tuple(Bar(name, one.value, one.low, one.high) for one, name in ranked)
            if bars:
                title = f"Things placed until a rule of the {ring} ring is known, {cell}"
                yield Bars(title, bars, "", note)


def _coverage(results: Results) -> Iterator[Block]:
    rows = {row.card: row.readings for row in results.measure("region-unvisited").rows}
    for cell in _middle(results):
        shares = []
        for region in range(8):
            names = [ring for bit, ring in enumerate(RINGS) if region >> bit & 1]
            reading = rows.get("+".join(names) or "none", {}).get(cell)
            shares.append(1 - reading.value if reading else 0.0)
        yield Rings(f"Games in which a region gets a thing, {cell}", RINGS, tuple(shares), SHARE)


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
                yield _matrix(ring, locale, planes, len(pack.cards["things"]))


def _matrix(ring: str, locale: str, planes: Mapping[str, Any], things: int) -> Matrix:
    names = tuple(planes)
    cells = tuple(
        tuple(
            _alike(planes[one], planes[other], things) if one != other else None for other in names
        )
        for one in names
    )
    where = "" if locale == EVERYWHERE else f" in {locale}"
    note = "The share of things, of those that both decide, that two rules judge alike."
    return Matrix(f"Rules of the {ring} ring{where}: how alike", names, names, cells, SHARE, note)


def _alike(one: Mapping[str, str], other: Mapping[str, str], things: int) -> float:
    doubt = int(one["debatable"], 16) | int(other["debatable"], 16)
    decided = ~doubt & ((1 << things) - 1)
    apart = (int(one["inside"], 16) ^ int(other["inside"], 16)) & decided
    return 1 - apart.bit_count() / max(1, decided.bit_count())
