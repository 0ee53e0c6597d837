"""What a picture shows, in words: for those who hear the page, and where pictures fail."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from authoring.page.block import Bars, Points, Rings, told

Drawn = Bars | Points | Rings

MANY = 24
"""Of more bars than this only the ends and the highest are told."""


def alternative(block: Drawn) -> str:
    """The picture's title, its axes, and the figures that matter."""
    describe: Callable[[Any], str] = _DESCRIBE[type(block)]
    return f"{block.title}. {describe(block)}"


def _bars(block: Bars) -> str:
    axes = f"{block.up} over {block.across}: " if block.up and block.across else ""
    if not block.bars:
        return f"{axes}no bars."
    if len(block.bars) <= MANY:
        told_bars = (f"{bar.label}: {told(bar.value, block.unit)}" for bar in block.bars)
        return f"{axes}{', '.join(told_bars)}."
    first, last = block.bars[0], block.bars[-1]
    most = max(block.bars, key=lambda bar: bar.value)
    return (
        f"{axes}{len(block.bars)} bars from {first.label} to {last.label}, the highest at "
        f"{most.label}: {told(most.value, block.unit)}."
    )


def _points(block: Points) -> str:
    if not block.points:
        return f"No points; {block.up} over {block.across}."
    across = _reach((point.across for point in block.points), "")
    up = _reach((point.up for point in block.points), block.unit)
    bands = "".join(
        f" {told(band.low, block.unit)} to {told(band.high, block.unit)}: {band.label}."
        for band in block.bands
    )
    count = len(block.points)
    return f"{count} points; across, {block.across}, {across}; up, {block.up}, {up}.{bands}"


def _rings(block: Rings) -> str:
    regions = (
        f"{region(block, index)}: {told(number, block.unit)}"
        for index, number in enumerate(block.regions)
    )
    return f"{', '.join(regions)}."


def region(block: Rings, index: int) -> str:
    """The name of a region of three rings."""
    within = [ring for bit, ring in enumerate(block.rings) if index >> bit & 1]
    return " + ".join(within) or "outside all"


def _reach(values: Iterable[float], unit: str) -> str:
    known = list(values)
    return f"from {told(min(known), unit)} to {told(max(known), unit)}"


_DESCRIBE: dict[type, Callable[[Any], str]] = {
    Bars: _bars,
    Points: _points,
    Rings: _rings,
}
