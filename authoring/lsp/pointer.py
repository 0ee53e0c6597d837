"""What stands at an offset of a document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from authoring.source.marks import Pointer
from authoring.source.yaml import Document


@dataclass(frozen=True, slots=True)
class Spot:
    """The innermost value at an offset, or the key of it."""

    pointer: Pointer
    is_key: bool
    start: int
    end: int


def spot(document: Document, offset: int) -> Spot | None:
    """What stands at an offset: None between values, where nothing does."""
    return _inside(document, document.data, 0, (), offset)


def _inside(document: Document, data: Any, node: int, pointer: Pointer, offset: int) -> Spot | None:
    marks = document.marks
    if isinstance(data, dict):
        for key, number in marks.keys(node, data).items():
            here = (*pointer, key)
            start, end = marks.span(number)
            if start <= offset <= end:
                return Spot(here, True, start, end)
            found = _value(document, data[key], number + 1, here, offset)
            if found is not None:
                return found
        return None
    if isinstance(data, list):
        for index, number in enumerate(marks.items(node)):
            found = _value(document, data[index], number, (*pointer, index), offset)
            if found is not None:
                return found
        return None
    start, end = document.span(node)
    return Spot(pointer, False, start, end) if start <= offset <= end else None


def _value(document: Document, value: Any, node: int, pointer: Pointer, offset: int) -> Spot | None:
    start, end = document.span(node)
    if not start <= offset <= end:
        return None
    return _inside(document, value, node, pointer, offset)
