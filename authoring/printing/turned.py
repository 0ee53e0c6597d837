"""Marks turned upside down, for parts that are folded over an edge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from authoring.printing import path
from authoring.printing.face import Mark, Shape, TextRun


def upside_down(marks: Iterable[Mark], across: float, down: float) -> Iterator[Mark]:
    """Shapes and text turned by half about a point.

    Raises TypeError for pictures, which stand upright wherever they are.
    """
    for mark in marks:
        if isinstance(mark, TextRun):
            yield replace(
                mark, x=round(2 * across - mark.x, 4), y=round(2 * down - mark.y, 4), turn=180.0
            )
        elif isinstance(mark, Shape):
            yield replace(mark, path=_turned(mark.path, across, down))
        else:
            raise TypeError(f"the picture {mark.name} cannot be turned")


def _turned(data: str, across: float, down: float) -> str:
    """Path data turned by half about a point."""
    words = []
    for verb, numbers in path.segments(data):
        points = [
            f"{2 * (across if index % 2 == 0 else down) - number:.3f}"
            for index, number in enumerate(numbers)
        ]
        words.append(verb + " ".join(points))
    return "".join(words)
