"""Results in words for a designer: what they come to, the worst cards first and what to do, and
the deck as a whole. Everything else is for `--json` and `--html`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from authoring.playtest import unknown
from authoring.playtest.enough import advice
from authoring.playtest.flags import FEWEST
from authoring.playtest.results import Estimate, Flag, Readings, Results
from authoring.playtest.verdict import verdict

SHOWN = 20
"""So many flags are told of; `--json` has them all."""

DECK, ENDS = "deck", "reason"
"""The measures that are shown: of the whole deck, and how its games end."""

UNKNOWN = "–"


def summary(
    results: Results,
    wanted: int | None = None,
    endings: Mapping[str, str] | None = None,
    unseen: str = "",
    first_look: int | None = None,
    drawn: bool = False,
) -> str:
    """The results as lines of text. `wanted` is how many games of each sort were asked for:
    it is told when fewer were played, and `first_look`, how many tell something of cards. `endings`
    are the reasons for an end in words, `unseen` a sentence on what no playtest of the game can
    see; `drawn` says that there is a page as well."""
    parts = (
        _head(results, wanted, first_look, drawn),
        _flags(results),
        _whole(results, endings or {}),
        _rest(results, unseen, drawn),
    )
    told = ["\n".join(lines) for part in parts if (lines := list(part))]
    return "\n\n".join(told) + "\n"


def of_each(results: Results) -> str:
    """How many games of each sort were played: of some perhaps more, where that was stopped."""
    least, most = min(results.games.values(), default=0), max(results.games.values(), default=0)
    return f"{least:,}" if least == most else f"at least {least:,}"


def _head(
    results: Results, wanted: int | None, first_look: int | None, drawn: bool
) -> Iterator[str]:
    title = next(iter(results.title.values()), results.game)
    played = sum(results.games.values())
    each = min(results.games.values(), default=0)
    yield f"{title}: {verdict(results)}"
    if played:
        yield (
            f"{played:,} games, {of_each(results)} of each sort, {results.seats} seats, "
            f"seed {results.seed}, pack {results.pack[:12]}"
        )
    yield from unknown.lines(results, drawn)
    if wanted is not None and each < wanted:
        whole = wanted * len(results.games)
        yield f"Not finished: {played:,} of {whole:,} games. The same command goes on from there."
        if first_look is not None and each < first_look < wanted:
            yield f"With `--games {first_look}` it gives a first look at the cards sooner."
    elif more := advice(results):
        yield more


def _flags(results: Results) -> Iterator[str]:
    for number, flag in enumerate(results.flags[:SHOWN]):
        if number:
            yield ""
        yield f"  {named(flag)}  [{flag.check}]"
        yield f"    {flag.message}"
        yield f"    -> {flag.advice}"
        unit = "share" if all(one.high <= 1 for one in flag.readings.values()) else "number"
        readings = (
            f"{_sort(cell, flag.locale)} {figure(found, unit)}"
            for cell, found in flag.readings.items()
            if _known(found)
        )
        if told := ", ".join(readings):
            yield f"       {told}"
    if len(results.flags) > SHOWN:
        yield ""
        yield f"  and {len(results.flags) - SHOWN} more: --json has them all"


def _sort(cell: str, locale: str) -> str:
    """A sort of game, without the locale that was named before."""
    return cell.removesuffix(f"/{locale}").replace("/", " ")


def named(flag: Flag) -> str:
    """The card of a flag, with its part, counted from 1, and its locale."""
    keys = (str(int(key) + 1) if key.isdigit() else key for key in flag.part.split("."))
    part = f" {'.'.join(keys)}" if flag.part else ""
    return f"{flag.card}{part}" + (f" ({flag.locale})" if flag.locale else "")


Line = tuple[str, Readings, str]
"""A row of the table: its name, the figures, and their unit."""


def _whole(results: Results, endings: Mapping[str, str]) -> Iterator[str]:
    """A table of the deck for each locale: a row for each measure, a column for each level. What
    never happened at any level has no row."""
    lines = list(_lines(results, endings))
    known = [line for line in lines if any(_known(one) for one in line[1].values())]
    if not known:
        return
    width = max(len(name) for name, _, _ in known)
    for number, locale in enumerate(results.locales or ("",)):
        if number:
            yield ""
        title = f"The deck as a whole{f', in {locale}' if locale else ''}"
        yield _row(title, width + 2, results.levels)
        for name, readings, unit in known:
            cells = [f"{level}/{locale}" if locale else level for level in results.levels]
            found = [readings.get(cell) for cell in cells]
            if not all(one and _known(one) and _is_none(one, unit) for one in found):
                yield _row(f"  {name}", width + 2, [figure(one, unit) for one in found])


def _lines(results: Results, endings: Mapping[str, str]) -> Iterator[Line]:
    for measure in results.measures:
        if measure.about == DECK:
            yield from ((measure.label, row.readings, measure.unit) for row in measure.rows)
    for measure in results.measures:
        if measure.about == ENDS and len(measure.rows) > 1:
            for row in measure.rows:
                name = endings.get(row.card, row.card)
                yield f"games that end so: {name}", row.readings, measure.unit


def _row(name: str, width: int, cells: Sequence[str]) -> str:
    return f"{name:<{width}}{''.join(f'{cell:>14}' for cell in cells)}"


def _rest(results: Results, unseen: str, drawn: bool) -> Iterator[str]:
    if not any(results.games.values()):
        return
    if unseen:
        yield unseen
    yield "± holds in 95 of 100 playtests; – is not known yet."
    page = "" if drawn else "--html FILE draws them, "
    yield f"Every card, seat and region: {page}--json lists them."


def _is_none(found: Estimate, unit: str) -> bool:
    """Whether a share would be written as 0 %, or a number is 0."""
    return not (round(100 * found.value) if unit == "share" else found.value)


def _known(found: Estimate | None) -> bool:
    return found is not None and found.sample >= FEWEST


def figure(found: Estimate | None, unit: str) -> str:
    """A figure and how far off it may be, as its unit is usually written; nothing is claimed
    from too few observations."""
    if found is None or not _known(found):
        return UNKNOWN
    reach = max(found.high - found.value, found.value - found.low)
    if unit == "share":
        return f"{100 * found.value:.0f} % ±{100 * reach:.0f}"
    digits = 1 if unit == "number" else 2
    return f"{found.value:.{digits}f} ±{reach:.{digits}f}"
