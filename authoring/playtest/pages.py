"""What a playtest found, as a page: what to change first, then every card, then the deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from authoring.pack.pack import Pack
from authoring.page.block import (
    SHARE,
    Bar,
    Bars,
    Block,
    Column,
    Measured,
    Page,
    Point,
    Section,
    Table,
    Value,
    told,
)
from authoring.page.summary import histogram
from authoring.playtest import unknown
from authoring.playtest.enough import advice
from authoring.playtest.flags import FEWEST
from authoring.playtest.naming import Names
from authoring.playtest.results import Curve, Estimate, Flag, Measure, Readings, Results
from authoring.playtest.summary import of_each
from authoring.playtest.verdict import GROUPS, everywhere_unknown, tells, unreadable, verdict

Charts = Callable[[Results, Pack], Sequence[Block]]

FEWEST_CARDS = 5
"""A distribution over fewer cards says nothing."""

UNITS = {
    SHARE: "per cent",
    "number": "a number",
    "bits": "bits: one more is twice as uncertain",
    "correlation": "1: they agree, 0: they have nothing in common, −1: the reverse",
}


def page(
    results: Results,
    pack: Pack,
    charts: Charts | None = None,
    endings: Mapping[str, str] | None = None,
    unseen: str = "",
) -> Page:
    """The page of a playtest; `charts` are pictures that only its game knows to draw, `endings`
    its reasons for an end in words, `unseen` what no playtest of it can see."""
    results = _in_words(results, endings or {})
    title = " · ".join(dict.fromkeys(results.title.values()))
    sections = tuple(_sections(results, pack, charts, unseen))
    lead = " ".join(filter(None, (verdict(results), unknown.sentence(results))))
    return Page(f"Playtest: {title}", tuple(_facts(results)), sections, lead)


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


def _facts(results: Results) -> Iterator[tuple[str, str]]:
    yield "cards to change", _count(results)
    yield "games", f"{sum(results.games.values()):,} ({of_each(results)} of each sort)"
    yield "skills", ", ".join(results.levels)
    if results.locales:
        yield "languages", ", ".join(results.locales)
    yield "seats", str(results.seats)
    yield "seed", str(results.seed)
    yield "pack", results.pack[:12]


def _count(results: Results) -> str:
    """How many cards to change, where anything can be said of cards."""
    if not tells(results):
        return "nobody can tell" if unreadable(results) else "not known yet"
    return str(len({flag.card for flag in results.flags}))


def _sections(
    results: Results, pack: Pack, charts: Charts | None, unseen: str
) -> Iterator[Section]:
    names = Names(pack)
    flags = (_flags(results, names),) if results.flags else ()
    yield Section(
        "What to change", (*flags, *unknown.table(results, names)), _promise(results, unseen)
    )
    drawn = tuple(charts(results, pack)) if charts else ()
    if drawn:
        yield Section("At a glance", drawn)
    for kind in dict.fromkeys(each.about for each in results.measures if each.about not in GROUPS):
        measures = [each for each in results.measures if each.about == kind]
        blocks = tuple(_cards(kind, measures, results, names))
        if blocks:
            yield Section(f"Every {kind}", (_meanings(measures), *blocks), _reading(results))
    deck = tuple(_deck(results))
    if deck:
        yield Section("The deck", deck, REACHES)


REACHES = (
    "The small figures, and the lines upon the bars, are intervals: the true figure, which endless "
    "games would come to, lies within in 95 of 100 playtests."
)


def _promise(results: Results, unseen: str) -> str:
    promise = (
        "A card stands here only if the bots of every level of skill "
        f"({', '.join(results.levels)}) say so, each with 95 % confidence."
    )
    nothing = "Nothing." if tells(results) and not results.flags else ""
    return " ".join(filter(None, (nothing, promise, unseen, advice(results))))


def _flags(results: Results, names: Names) -> Table:
    rows = tuple(
        (
            names.of_part(flag.card, flag.part, flag.locale),
            flag.message,
            flag.advice,
            _by_level(flag),
            flag.check,
        )
        for flag in sorted(results.flags, key=lambda flag: flag.order)
    )
    why = map(Column, ("card", "why", "what to do"))
    columns = (*why, Column("by skill", lines=True), Column("check"))
    note = "`authoring explain CHECK` tells why a check matters at the table."
    return Table("Cards to change, the worst first", columns, rows, note, sought=True, told=True)


def _by_level(flag: Flag) -> str:
    """The figure of a flag at each level of skill, a line each."""
    unit = SHARE if all(one.high <= 1 for one in flag.readings.values()) else ""
    return "\n".join(
        f"{sort(cell)}: {told(Measured(one.value, one.low, one.high), unit)}"
        for cell, one in flag.readings.items()
    )


def sort(cell: str) -> str:
    """A sort of games in words."""
    return cell.replace("/", ", ")


def middle(results: Results) -> tuple[str, ...]:
    """The sorts of games of the middle level of skill, one a locale."""
    level = results.levels[len(results.levels) // 2]
    return tuple(name for name in results.games if name.partition("/")[0] == level)


def known(reading: Estimate | None) -> bool:
    """Whether a figure is from enough observations to go by."""
    return reading is not None and reading.sample >= FEWEST


def measured(reading: Estimate | None) -> Measured | None:
    """A figure as a cell; blank where nothing can be said yet."""
    if reading is None or not known(reading):
        return None
    return Measured(reading.value, reading.low, reading.high)


def reach_of(pictures: Iterable[Sequence[Point]]) -> tuple[float, float] | None:
    """The ends of a lower axis on which pictures of several sorts of games can be compared."""
    across = [point.across for points in pictures for point in points]
    return (min(across), max(across)) if across else None


def _reading(results: Results) -> str:
    """How to read the tables of a kind of card."""
    usual = results.levels[len(results.levels) // 2]
    return (
        f"Where no skill is named, figures are those of {usual} bots. The small figures are "
        f"intervals: the true figure, which endless games would come to, lies within in 95 of 100 "
        f"playtests. What is of fewer than {FEWEST} observations is left out."
    )


def _cards(
    kind: str, measures: Sequence[Measure], results: Results, names: Names
) -> Iterator[Block]:
    """One row a card at the middle level, the first measure at every level, its spread."""
    for cell in middle(results):
        strange = sum(one.locale == cell.partition("/")[2] for one in results.unknown)
        table = _measured(f"Every {kind}: {sort(cell)}", measures, cell, names, strange)
        if table.rows:
            yield table
    first = measures[0]
    title = f"{first.label.capitalize()}, by skill"
    table = _by_skill(title, first, tuple(results.games), names, len(everywhere_unknown(results)))
    if table.rows:
        yield table
    for cell in results.games:
        values = [row.readings[cell].value for row in first.rows if known(row.readings.get(cell))]
        if len(values) >= FEWEST_CARDS and first.unit == SHARE:
            title = f"How many {kind}s: {sort(cell)}"
            yield histogram(title, values, step=0.1, unit=SHARE, across=first.label, up=f"{kind}s")


def _meanings(measures: Sequence[Measure]) -> Table:
    rows = tuple((_head(each), each.label, UNITS.get(each.unit, each.unit)) for each in measures)
    columns = tuple(map(Column, ("column", "is", "unit")))
    return Table("What the columns say", columns, rows, told=True)


def _head(measure: Measure) -> str:
    return measure.id.replace("-", " ")


def _unit(measure: Measure) -> str:
    """What stands behind each figure: only shares need it."""
    return SHARE if measure.unit == SHARE else ""


def _measured(
    title: str, measures: Sequence[Measure], cell: str, names: Names, strange: int
) -> Table:
    """A row for each card, and a column for each measure, of which something is known, by how a
    level plays in a language; `strange` cards are unknown to the bots there."""
    by_card: dict[str, dict[str, Estimate]] = {}
    for measure in measures:
        for row in measure.rows:
            if known(row.readings.get(cell)):
                by_card.setdefault(row.card, {})[measure.id] = row.readings[cell]
    shown = [each for each in measures if any(each.id in found for found in by_card.values())]
    heads = (Column(_head(each), _unit(each)) for each in shown)
    columns = (Column("card"), *heads, Column("observed", ""))
    rows = []
    for card, found in by_card.items():
        cells: list[Value] = [measured(found.get(measure.id)) for measure in shown]
        most = max(one.sample for one in found.values())
        rows.append((names.named(card, cell.partition("/")[2]), *cells, most))
    lacking = [_head(each) for each in measures if each not in shown]
    whole = max(len(measure.rows) for measure in measures)
    note = _left_out(len(rows), whole, strange, lacking)
    return Table(title, columns, tuple(rows), note, sought=True)


def _left_out(told_of: int, whole: int, strange: int, lacking: Sequence[str] = ()) -> str:
    """What is too little known to be in a table: cards, and columns."""
    seldom = whole - strange - told_of
    notes = {
        f"{seldom} of {whole} came up too rarely here, or not at all.": seldom > 0,
        f"{strange} of {whole} {'is' if strange == 1 else 'are'} unknown to the bots.": strange > 0,
        f"Too little is known yet of: {', '.join(lacking)}.": bool(lacking),
    }
    return " ".join(note for note, holds in notes.items() if holds)


def _by_skill(
    title: str, measure: Measure, cells: Sequence[str], names: Names, strange: int
) -> Table:
    rows = tuple(
        (names.named(row.card), *(measured(row.readings.get(cell)) for cell in cells))
        for row in measure.rows
        if any(known(one) for one in row.readings.values())
    )
    columns = (Column("card"), *(Column(sort(cell), _unit(measure)) for cell in cells))
    note = _left_out(len(rows), len(measure.rows), strange)
    return Table(title, columns, rows, note, sought=True)


def _deck(results: Results) -> Iterator[Block]:
    cells = middle(results)
    for measure in results.measures:
        if measure.about in GROUPS:
            yield from _bars(measure, results, cells)
    for curve in results.curves:
        if not curve.card:
            yield from _curve(curve, cells)


def _bars(measure: Measure, results: Results, cells: Sequence[str]) -> Iterator[Bars]:
    """A measure of the deck by sort of game; of groups of a game, by group at the middle level."""
    title = measure.label.capitalize()
    note = UNITS["correlation"] if measure.unit == "correlation" else ""
    if measure.about == "deck":
        rows: Readings = {cell: one for row in measure.rows for cell, one in row.readings.items()}
        wanted = [(title, {sort(cell): one for cell, one in rows.items()})]
    else:
        wanted = [
            (
                f"{title}: {sort(cell)}",
                {row.card: row.readings[cell] for row in measure.rows if cell in row.readings},
            )
            for cell in cells
        ]
    for named, readings in wanted:
        bars = tuple(
            Bar(label.replace("+", " + "), one.value, one.low, one.high)
            for label, one in readings.items()
            if known(one)
        )
        if bars:
            yield Bars(named, bars, _unit(measure), note)


def _curve(curve: Curve, cells: Sequence[str]) -> Iterator[Bars]:
    for cell in cells:
        points = dict(curve.series.get(cell, ()))
        if sum(points.values()) >= FEWEST:
            numbers = range(min(points), max(points) + 1)
            bars = tuple(Bar(str(number), points.get(number, 0)) for number in numbers)
            title = f"{curve.label.capitalize()}: {sort(cell)}"
            yield Bars(title, bars, steps=True, across=curve.axis, up="how often")
