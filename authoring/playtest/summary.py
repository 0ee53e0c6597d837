"""Results in words for a designer: the worst cards first, why, and what to do."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.playtest.results import Estimate, Flag, Measure, Results
from authoring.source.wording import counted

SHOWN = 20
"""So many cards are told of; `--json` has them all."""


def summary(results: Results, wanted: int | None = None) -> str:
    """The results as lines of text. `wanted` is how many games of each sort were asked for:
    it is told when fewer were played."""
    return "\n".join([*_head(results, wanted), "", *_flags(results), "", *_whole(results)]) + "\n"


def _head(results: Results, wanted: int | None) -> Iterator[str]:
    title = next(iter(results.title.values()), results.game)
    played = sum(results.games.values())
    each = min(results.games.values(), default=0)
    yield (
        f"{title}: {played:,} games, {each:,} of each sort, {results.seats} seats, "
        f"seed {results.seed}, pack {results.pack[:12]}"
    )
    sorts = [", ".join(results.levels)]
    if results.locales:
        sorts.append(", ".join(results.locales))
    yield f"sorts of games: {'; '.join(sorts)}"
    if wanted is not None and each < wanted:
        yield f"not finished: of some sort only {each:,} of {wanted:,}; the same command goes on"


def _flags(results: Results) -> Iterator[str]:
    if not results.flags:
        yield "No card stands out: nothing is flagged at every level of skill."
        return
    flags = counted(len(results.flags), "flag")
    cards = counted(len({flag.card for flag in results.flags}), "card")
    yield f"{flags} on {cards}, the worst first; all levels agree on each."
    for flag in results.flags[:SHOWN]:
        yield ""
        yield f"  {named(flag)}  [{flag.check}]"
        yield f"    {flag.message}"
        yield f"    -> {flag.advice}"
        for cell, found in flag.readings.items():
            yield f"       {cell:<18} {figure(found, 'share')}"
    if len(results.flags) > SHOWN:
        yield ""
        yield f"  and {len(results.flags) - SHOWN} more: --json has them all"


def named(flag: Flag) -> str:
    """The card of a flag, with its part and locale."""
    part = f" {flag.part}" if flag.part else ""
    return f"{flag.card}{part}" + (f" ({flag.locale})" if flag.locale else "")


def _whole(results: Results) -> Iterator[str]:
    """The measures of the deck as a whole, a line for each sort of game."""
    yield "The deck as a whole (in brackets what holds in 95 of 100 playtests):"
    for measure in results.measures:
        if measure.about in WIDE:
            yield from _measure(measure)


WIDE = ("deck", "ring", "seat", "reason", "region")
"""What a measure may be about to be told whole: there are only a few of each."""


def _measure(measure: Measure) -> Iterator[str]:
    yield f"  {measure.label}:"
    for row in measure.rows:
        told = "; ".join(
            f"{cell} {figure(found, measure.unit)}" for cell, found in row.readings.items()
        )
        yield f"    {row.card + ': ' if row.card else ''}{told}"


def figure(found: Estimate, unit: str) -> str:
    """A figure with its interval, as its unit is usually written."""
    if unit == "share":
        return f"{100 * found.value:.0f} % [{100 * found.low:.0f}, {100 * found.high:.0f}]"
    return f"{found.value:.2f} [{found.low:.2f}, {found.high:.2f}]"
