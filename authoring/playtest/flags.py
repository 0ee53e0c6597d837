"""When a flag stands: every level of skill must say so, and be sure of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from authoring.playtest.part import Cell, Evidence
from authoring.playtest.results import Estimate

FEWEST = 20
"""From fewer observations no interval of a mean can be trusted."""

ByCell = Mapping[Cell, Estimate]


def above(found: ByCell, limit: float) -> bool:
    """Whether the figure is surely above a limit at every level."""
    return bool(found) and all(one.sample >= FEWEST and one.low > limit for one in found.values())


def below(found: ByCell, limit: float) -> bool:
    """Whether the figure is surely below a limit at every level."""
    return bool(found) and all(one.sample >= FEWEST and one.high < limit for one in found.values())


def mildest(found: ByCell) -> float:
    """The figure of the level that speaks least loudly for a flag above a limit."""
    return min(one.value for one in found.values())


def named(found: ByCell) -> dict[str, Estimate]:
    """The figures by the names of their cells, as results hold them."""
    return {cell.name: one for cell, one in found.items()}


def by_locale(evidence: Evidence, found: ByCell) -> Iterator[tuple[str, dict[Cell, Estimate]]]:
    """The figures of each locale in turn, of all levels."""
    for locale in evidence.locales:
        inner = {cell: one for cell, one in found.items() if cell.locale == locale}
        if inner:
            yield locale, inner


def told(found: ByCell) -> str:
    """The figures of the levels in a few words: `31 % to 44 %`."""
    figures = sorted(round(100 * one.value) for one in found.values())
    first, last = figures[0], figures[-1]
    return f"{first} %" if first == last else f"{first} to {last} %"
