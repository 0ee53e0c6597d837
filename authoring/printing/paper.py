"""Card sizes and papers, and the measures of a sheet: all in millimetres."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from authoring.source.nearest import nearest

INCH = 25.4

_LENGTH = re.compile(r"(\d+(?:\.\d+)?) ?(mm|in)?")
_WRITTEN = re.compile(r"(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(mm|in)?")


@dataclass(frozen=True, slots=True)
class Size:
    """The size that cards are cut to, and the radius of their corners when a machine cuts."""

    name: str
    width: float
    height: float
    corner: float = 0.0


@dataclass(frozen=True, slots=True)
class Paper:
    """A paper in upright format. Without a size its pages are one card each."""

    name: str
    title: str
    width: float = 0.0
    height: float = 0.0

    @property
    def single(self) -> bool:
        return not self.width


@dataclass(frozen=True, slots=True)
class Layout:
    """The measures of every sheet; papers.yml says what each is for."""

    bleed: float
    least_bleed: float
    margin: float
    tick: float
    least_tick: float
    tick_gap: float
    tick_rim: float
    slug: float


@dataclass(frozen=True, slots=True)
class Stock:
    """The sizes and papers of a theme, and what its slug line says in each locale."""

    sizes: Mapping[str, Size]
    papers: Mapping[str, Paper]
    layout: Layout
    slug: Mapping[str, Mapping[str, str]]

    def size(self, name: str) -> Size:
        """A size by name, or as written: `60x90`, `2.5x3.5in`. Raises KeyError."""
        if name in self.sizes:
            return self.sizes[name]
        written = _WRITTEN.fullmatch(name)
        if not written or not float(written[1]) or not float(written[2]):
            raise KeyError(unknown("card size", name, self.sizes))
        unit = INCH if written[3] == "in" else 1.0
        return Size(name, float(written[1]) * unit, float(written[2]) * unit)

    def paper(self, name: str) -> Paper:
        """A paper by name. Raises KeyError."""
        if name.lower() not in self.papers:
            raise KeyError(unknown("paper", name, self.papers))
        return self.papers[name.lower()]


def length(told: str) -> float:
    """A length as people write it, in millimetres: `3`, `3mm`, `0.125in`. Raises ValueError."""
    found = _LENGTH.fullmatch(told.strip())
    if not found:
        raise ValueError(told)
    return float(found[1]) * (INCH if found[2] == "in" else 1.0)


def stock(sizes: Mapping[str, Any], papers: Mapping[str, Any]) -> Stock:
    """What the data of sizes.yml and papers.yml say."""
    layout = {key.replace("-", "_"): value for key, value in papers["layout"].items()}
    return Stock(
        {
            name: Size(name, *_measures(one), one.get("corner", 0.0))
            for name, one in sizes["sizes"].items()
        },
        {
            name: Paper(name, one["title"], *(_measures(one) if "width" in one else ()))
            for name, one in papers["papers"].items()
        },
        Layout(**layout),
        papers["slug"],
    )


def unknown(what: str, name: str, known: Mapping[str, object]) -> str:
    """What to say of a name that is none of those known."""
    near = nearest(name, known)
    way_out = f"did you mean '{near}'?" if near else f"there are {', '.join(known)}"
    return f"no {what} is called '{name}': {way_out}"


def _measures(one: Mapping[str, Any]) -> tuple[float, float]:
    unit = INCH if one.get("unit") == "in" else 1.0
    return one["width"] * unit, one["height"] * unit
