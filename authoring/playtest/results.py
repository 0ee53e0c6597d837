"""What a playtest found, as plain values: for the summary, for pages, for checks, for CI.

schemas/playtest.schema.json describes them as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

FORMAT = 1
"""The number of the results' format. It rises when an older reader would misread them."""

DIGITS = 6
"""Decimals of a figure in JSON: what libraries of mathematics differ in lies below."""


class Estimate(NamedTuple):
    """A figure, the interval that holds the true one in 95 of 100 playtests, and from how
    many observations it is."""

    value: float
    low: float
    high: float
    sample: int


Readings = Mapping[str, Estimate]
"""A figure for each sort of game, by the name of its cell (`average/en`)."""


@dataclass(frozen=True, slots=True)
class Row:
    """A measure of one card; of the whole deck, if the card is blank."""

    card: str
    readings: Readings


@dataclass(frozen=True, slots=True)
class Measure:
    """One measure of all cards of a kind.

    `unit` is share, number, bits or correlation; `about` what it is of: the deck, or a kind
    of card. `label` says in words what is measured.
    """

    id: str
    about: str
    label: str
    unit: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Curve:
    """How often each number came: to plot. `series` are points (number, count) by the name
    of the cell. `card` is blank for the deck."""

    id: str
    card: str
    label: str
    axis: str
    series: Mapping[str, tuple[tuple[int, int], ...]]


@dataclass(frozen=True, slots=True)
class Flag:
    """A card to change, why, and what to do.

    It stands only because every level of skill says so. `check` is the id of the check that
    tells it too, `others` are further cards it concerns, `part` is what of the card it is
    about (`words.2`) and blank for all of it. `badness` sorts: the largest first.
    """

    check: str
    card: str
    message: str
    advice: str
    badness: float
    readings: Readings
    locale: str = ""
    part: str = ""
    others: tuple[str, ...] = ()

    @property
    def order(self) -> tuple[float, str, str, str, str]:
        return (-self.badness, self.check, self.card, self.part, self.locale)


class Unknown(NamedTuple):
    """A card that the bots know nothing of in a locale, and what it says there: it is played,
    and not judged."""

    card: str
    locale: str
    text: str


@dataclass(frozen=True, slots=True)
class Results:
    """The results of a playtest.

    `pack` is the digest of the pack that was played, `games` how many games were played of
    each sort, by the name of its cell. Measures of cards, and those of the deck that are sums
    of them, leave out those that are `unknown`.
    """

    game: str
    title: Mapping[str, str]
    pack: str
    seed: int
    seats: int
    options: Mapping[str, Any]
    levels: tuple[str, ...]
    locales: tuple[str, ...]
    games: Mapping[str, int]
    measures: tuple[Measure, ...] = ()
    curves: tuple[Curve, ...] = ()
    flags: tuple[Flag, ...] = ()
    unknown: tuple[Unknown, ...] = ()
    format: int = field(default=FORMAT)

    def measure(self, name: str) -> Measure:
        """The measure of this id. Raises KeyError."""
        for measure in self.measures:
            if measure.id == name:
                return measure
        raise KeyError(name)


def write(results: Results) -> str:
    """The results as JSON, the same bytes for the same results."""
    return json.dumps(to_json(results), ensure_ascii=False, indent=1) + "\n"


def to_json(results: Results) -> dict[str, Any]:
    """The results as plain JSON values, in a fixed order."""
    return {
        "format": results.format,
        "game": results.game,
        "title": dict(results.title),
        "pack": results.pack,
        "seed": results.seed,
        "seats": results.seats,
        "options": dict(results.options),
        "levels": list(results.levels),
        "locales": list(results.locales),
        "games": dict(results.games),
        "unknown": [one._asdict() for one in results.unknown],
        "measures": [_measure(measure) for measure in results.measures],
        "curves": [_curve(curve) for curve in results.curves],
        "flags": [flag_to_json(flag) for flag in results.flags],
    }


def _measure(measure: Measure) -> dict[str, Any]:
    rows = [{"card": row.card, "readings": _readings(row.readings)} for row in measure.rows]
    return {
        "id": measure.id,
        "about": measure.about,
        "label": measure.label,
        "unit": measure.unit,
        "rows": rows,
    }


def _curve(curve: Curve) -> dict[str, Any]:
    return {
        "id": curve.id,
        "card": curve.card,
        "label": curve.label,
        "axis": curve.axis,
        "series": {cell: [list(point) for point in row] for cell, row in curve.series.items()},
    }


def flag_to_json(flag: Flag) -> dict[str, Any]:
    return {
        "check": flag.check,
        "card": flag.card,
        "part": flag.part,
        "locale": flag.locale,
        "others": list(flag.others),
        "message": flag.message,
        "advice": flag.advice,
        "badness": round(flag.badness, DIGITS),
        "readings": _readings(flag.readings),
    }


def _readings(readings: Readings) -> dict[str, Any]:
    return {
        cell: {
            "value": round(found.value, DIGITS),
            "low": round(found.low, DIGITS),
            "high": round(found.high, DIGITS),
            "sample": found.sample,
        }
        for cell, found in readings.items()
    }
