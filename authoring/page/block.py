"""The blocks of a page: frozen values, with the figures in them and no looks.

Every block has a title and a note (plain words, "" for none). Shares stand between 0 and 1
and are told by `unit` "share"; any other unit is the word that stands behind a number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Named:
    """A card in a cell: its id, and what it says in each language (language, text)."""

    id: str
    texts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure in a cell, with the ends of its confidence interval."""

    value: float
    low: float
    high: float


Value = str | int | float | Named | Measured | None
"""A cell of a table; None is an empty cell."""

SHARE = "share"
"""The unit of numbers between 0 and 1, shown in per cent."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table; numbers stand to the right and sort by size. `lines`: the cells are
    lines, none of which breaks."""

    name: str
    unit: str | None = None
    lines: bool = False

    @property
    def numeric(self) -> bool:
        return self.unit is not None


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells, as many a row as there are columns. `sought`: worth a box to filter by;
    `told`: cells are sentences, so that each row becomes a paragraph where there is no room."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Value, ...], ...]
    note: str = ""
    sought: bool = False
    told: bool = False


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar; `low` and `high` are the ends of its confidence interval, if it has one."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Bars:
    """Bars side by side. `steps`: the labels are an order (a histogram), told upright, with the
    names of both axes."""

    title: str
    bars: tuple[Bar, ...]
    unit: str = ""
    note: str = ""
    steps: bool = False
    across: str = ""
    up: str = ""


@dataclass(frozen=True, slots=True)
class Matrix:
    """A number for each pair of a row and a column; None where there is none. Up to `floor`
    all cells are equally pale. `signs` stand for certain numbers (number, sign)."""

    title: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[float | None, ...], ...]
    unit: str = ""
    note: str = ""
    floor: float = 0.0
    signs: tuple[tuple[float, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Point:
    """A point, with the ends of the confidence interval of its height, if it has one."""

    label: str
    across: float
    up: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class Band:
    """A stretch of heights with a name: what is well, or what is not."""

    label: str
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Points:
    """Points over two axes, with named bands behind them. `reach` are the ends of the lower axis,
    for pictures that are compared with each other; without it, as far as there are points."""

    title: str
    across: str
    up: str
    points: tuple[Point, ...]
    bands: tuple[Band, ...] = ()
    unit: str = ""
    note: str = ""
    reach: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Rings:
    """A number for each region of three rings.

    `regions` are eight numbers: region r lies inside ring i where bit i of r is set, so
    that 0 is outside all three and 7 in the middle.
    """

    title: str
    rings: tuple[str, str, str]
    regions: tuple[float, ...]
    unit: str = ""
    note: str = ""


Block = Table | Bars | Matrix | Points | Rings


@dataclass(frozen=True, slots=True)
class Section:
    """Blocks under one heading."""

    title: str
    blocks: tuple[Block, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: a title, the few facts that stand on top (name, value), and sections. `lead` is
    what it comes to, in a sentence."""

    title: str
    facts: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]
    lead: str = ""

    def blocks(self) -> Iterator[Block]:
        for section in self.sections:
            yield from section.blocks


def told(value: Value, unit: str | None = "") -> str:
    """A value in words: at most three digits that matter, the unit behind, per cent for shares."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, Named):
        texts = " · ".join(dict.fromkeys(text for _, text in value.texts))
        return f"{texts} ({value.id})" if texts else value.id
    if isinstance(value, Measured):
        return f"{told(value.value, unit)} ({interval(value.low, value.high, unit)})"
    if unit == SHARE:
        whole = abs(round(value, 6)) in (0, 1)
        return f"{100 * value:.0f} %" if whole else f"{100 * value:.1f} %"
    number = f"{value:,}" if isinstance(value, int) else _short(value)
    return f"{number} {unit}" if unit else number


def interval(low: float, high: float, unit: str | None = "") -> str:
    """The ends of an interval in words, without the unit, which stands at its figure."""
    ends = (low, high)
    first, last = (
        told(end, SHARE).removesuffix(" %") if unit == SHARE else _short(end) for end in ends
    )
    dash = " to " if low < 0 else "–"
    return f"{first}{dash}{last}".replace("-", "−")


def _short(value: float) -> str:
    if value == int(value) and abs(value) < 1e15:
        return f"{int(value):,}"
    digits = 0 if abs(value) >= 99.95 else 1 if abs(value) >= 9.995 else 2
    number = f"{value:,.{digits}f}"
    return number.rstrip("0").rstrip(".") if digits else number
