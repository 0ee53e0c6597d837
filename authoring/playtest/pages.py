"""What a playtest found, as a page: what to change first, then every card, then the deck."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from authoring.pack.pack import Pack
from authoring.page.block import SHARE, Bar, Bars, Block, Column, Page, Section, Table, told
from authoring.page.summary import histogram
from authoring.playtest.results import Curve, Estimate, Measure, Results
from authoring.playtest.verdict import GROUPS, tells, verdict

Charts = Callable[[Results, Pack], Sequence[Block]]

FEWEST = 5
"""A distribution over fewer cards says nothing."""


def page(
    results: Results,
    pack: Pack,
    charts: Charts | None = None,
    endings: Mapping[str, str] | None = None,
) -> Page:
    """The page of a playtest; `charts` are pictures that only its game knows to draw, and
    `endings` its reasons for an end in words."""
    results = _in_words(results, endings or {})
    title = " · ".join(dict.fromkeys(results.title.values()))
    facts = (
        ("cards to change", _count(results)),
        ("games", f"{sum(results.games.values()):,}"),
        ("sorts of games", ", ".join(results.games)),
        ("seats", str(results.seats)),
        ("seed", str(results.seed)),
        ("pack", results.pack[:12]),
    )
    return Page(f"Playtest: {title}", facts, tuple(_sections(results, pack, charts)))


def _in_words(results: Results, endings: Mapping[str, str]) -> Results:
    """The results with the reasons for an end in words."""
    measures = (
        replace(
            measure,
            rows=tuple(replace(row, card=endings.get(row.card, row.card)) for row in measure.rows),
        )
        if measure.about == "reason"
        else measure
        for measure in results.measures
    )
    return replace(results, measures=tuple(measures))


def _count(results: Results) -> str:
    """How many cards to change, where anything can be said of cards."""
    return str(len({flag.card for flag in results.flags})) if tells(results) else "not known yet"


def _sections(results: Results, pack: Pack, charts: Charts | None) -> Iterator[Section]:
    flags = (_flags(results),) if results.flags else ()
    yield Section("What to change", flags, _promise(results))
    drawn = tuple(charts(results, pack)) if charts else ()
    if drawn:
        yield Section("At a glance", drawn)
    for kind in dict.fromkeys(each.about for each in results.measures if each.about not in GROUPS):
        measures = [each for each in results.measures if each.about == kind]
        yield Section(f"Every {kind}", tuple(_cards(kind, measures, results)))
    yield Section("The deck", tuple(_deck(results)))


def _promise(results: Results) -> str:
    return (
        f"{verdict(results)} A card stands here only if the bots of every level of skill "
        f"({', '.join(results.levels)}) say so, each with 95 % confidence."
    )


def _flags(results: Results) -> Table:
    rows = tuple(
        (flag.card, flag.part, flag.locale, flag.check, flag.message, flag.advice)
        for flag in sorted(results.flags, key=lambda flag: flag.order)
    )
    columns = tuple(map(Column, ("card", "part", "locale", "check", "why", "what to do")))
    return Table("Cards to change, the worst first", columns, rows, sought=True)


def _middle(results: Results) -> tuple[str, ...]:
    """The cells of the middle level of skill, one a locale."""
    level = results.levels[len(results.levels) // 2]
    return tuple(name for name in results.games if name.partition("/")[0] == level)


def _cards(kind: str, measures: Sequence[Measure], results: Results) -> Iterator[Block]:
    """One row a card at the middle level, the first measure at every level, its spread."""
    for cell in _middle(results):
        yield _measured(f"Every {kind}, {cell}", measures, cell)
    first = measures[0]
    yield _by_cell(f"{first.label.capitalize()}, by skill", first, tuple(results.games))
    for cell in results.games:
        values = [row.readings[cell].value for row in first.rows if cell in row.readings]
        if len(values) >= FEWEST and first.unit == SHARE:
            title = f"{first.label.capitalize()}: how many cards, {cell}"
            yield histogram(title, values, step=0.1, unit=SHARE)


def _measured(title: str, measures: Sequence[Measure], cell: str) -> Table:
    by_card: dict[str, dict[str, Estimate]] = {}
    for measure in measures:
        for row in measure.rows:
            if cell in row.readings:
                by_card.setdefault(row.card, {})[measure.id] = row.readings[cell]
    columns = [Column("card")]
    for measure in measures:
        columns += [Column(measure.id, measure.unit), Column("95 %")]
    columns.append(Column("observed", ""))
    rows = []
    for card, found in by_card.items():
        cells: list[str | float | None] = [card]
        for measure in measures:
            reading = found.get(measure.id)
            cells += [reading.value, _interval(reading, measure.unit)] if reading else [None, ""]
        rows.append((*cells, max(one.sample for one in found.values())))
    note = "; ".join(f"{each.id}: {each.label}" for each in measures)
    return Table(title, tuple(columns), tuple(rows), note, sought=True)


def _interval(reading: Estimate, unit: str) -> str:
    return f"{told(reading.low, unit)} – {told(reading.high, unit)}"


def _by_cell(title: str, measure: Measure, cells: Sequence[str]) -> Table:
    rows = tuple(
        (row.card, *(_value(row.readings.get(cell)) for cell in cells)) for row in measure.rows
    )
    columns = (Column("card"), *(Column(cell, measure.unit) for cell in cells))
    return Table(title, columns, rows, sought=True)


def _value(reading: Estimate | None) -> float | None:
    return reading.value if reading else None


def _deck(results: Results) -> Iterator[Block]:
    for measure in results.measures:
        if measure.about not in GROUPS:
            continue
        many = len(measure.rows) > 1
        bars = tuple(
            Bar(f"{row.card}, {cell}" if many else cell, one.value, one.low, one.high)
            for row in measure.rows
            for cell, one in row.readings.items()
            if not many or cell in _middle(results)
        )
        yield Bars(measure.label.capitalize(), bars, measure.unit)
    for curve in results.curves:
        if not curve.card:
            yield from _curve(curve, _middle(results))


def _curve(curve: Curve, cells: Sequence[str]) -> Iterator[Bars]:
    for cell in cells:
        points = curve.series.get(cell, ())
        if points:
            bars = tuple(Bar(str(number), count) for number, count in points)
            yield Bars(f"{curve.label.capitalize()}, {cell}", bars, steps=True)
