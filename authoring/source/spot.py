"""From a place back to the value that stands there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from authoring.model import Place
from authoring.source.marks import Pointer
from authoring.source.yaml import Document


@dataclass(frozen=True, slots=True)
class Spot:
    """The innermost value around a place, and what it belongs to.

    `card` is the id of the nearest entry around it that has one, or nothing; `field` are
    the keys that lead on from there, without the numbers of lists, joined by dots.
    """

    pointer: Pointer
    card: str
    field: str


def spot(document: Document, place: Place) -> Spot:
    """What stands at the start of a place. A key counts as what stands under it."""
    pointer = pointer_at(document, document.offset(place.line, place.column))
    return Spot(pointer, *owner(document.data, pointer))


def owner(data: Any, pointer: Pointer) -> tuple[str, str]:
    """The `card` and the `field` of what stands under a pointer, as a Spot has them."""
    card, rest = "", 0
    for depth, key in enumerate((*pointer, None)):
        if isinstance(data, dict) and isinstance(data.get("id"), str):
            card, rest = data["id"], depth
        if key is not None:
            data = data[key]
    return card, ".".join(key for key in pointer[rest:] if isinstance(key, str))


def pointer_at(document: Document, offset: int) -> Pointer:
    """The keys and indexes that lead to the innermost value around an offset."""
    found: list[str | int] = []
    node, data = 0, document.data
    while True:
        step = _inside(document, node, data, offset)
        if step is None:
            return tuple(found)
        key, node = step
        found.append(key)
        data = data[key]


def _inside(document: Document, node: int, data: Any, offset: int) -> tuple[str | int, int] | None:
    """The child of a node that an offset is in: its key and its number."""
    marks = document.marks
    if isinstance(data, dict):
        for name, number in marks.keys(node, data).items():
            end = max(document.span(number + 1)[1], marks.ends[number])
            if marks.starts[number] <= offset < end:
                return name, number + 1
    elif isinstance(data, list):
        for index, number in enumerate(marks.items(node)):
            if marks.starts[number] <= offset < document.span(number)[1]:
                return index, number
    return None
