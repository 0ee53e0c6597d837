"""Where lying bars and their intervals begin and end, in per cent of the room they have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from authoring.page.block import Bar, Bars, interval, told

Span = tuple[float, float]
"""Where something begins and how long it is, in per cent."""


@dataclass(frozen=True, slots=True)
class Track:
    """A bar as it is drawn and told. `reach` is its interval, if it has one."""

    label: str
    told: str
    interval: str
    bar: Span
    reach: Span | None


def tracks(block: Bars) -> Iterator[Track]:
    """The bars of a block on a common scale, which has nought in it."""
    known = (end for bar in block.bars for end in (bar.value, bar.low, bar.high))
    ends = [0.0, *(end for end in known if end is not None)]
    least, most = min(ends), max(ends)
    whole = (most - least) or 1.0

    def span(low: float, high: float) -> Span:
        first, last = sorted((low, high))
        return round(100 * (first - least) / whole, 2), round(100 * (last - first) / whole, 2)

    for bar in block.bars:
        reach = _reach(bar)
        yield Track(
            bar.label,
            told(bar.value, block.unit),
            interval(*reach, block.unit) if reach else "",
            span(0.0, bar.value),
            span(*reach) if reach else None,
        )


def _reach(bar: Bar) -> Span | None:
    return None if bar.low is None or bar.high is None else (bar.low, bar.high)
