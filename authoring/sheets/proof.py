"""What would be wrong with a deck that has sheets in it, told at the cells it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from authoring.finding import Fault
from authoring.sheets.grid import Problem, Spot
from authoring.sheets.merge import Draft, Key, Merge
from authoring.source.deck import Deck, FileKind, Shape
from authoring.source.items import WHOLE
from authoring.source.prospect import prospect
from authoring.source.spot import spot
from authoring.source.yaml import Document


def problems(deck: Deck[Any], shape: Shape[Any], merged: Merge) -> list[Problem]:
    """The faults that the deck would have with the sheets and has not without them, each at
    the cell that it comes from, or at its line in a file that the sheets do not change."""
    would = prospect(deck, shape, merged.texts)
    found = []
    for fault in would.faults:
        place = fault.flaw.place
        name = would.relative(place.path)
        if name in merged.texts:
            where = _cell(fault, would.deck, name, shape, merged.drafts)
        else:
            where = Spot(name, place.line)
        found.append(Problem(where, fault.flaw.message, fault.flaw.hint))
    return found


def _cell(
    fault: Fault,
    deck: Deck[Any],
    file: str,
    shape: Shape[Any],
    drafts: Mapping[Key, Draft],
) -> Spot:
    """The cell that a fault comes from: the nearest one around the value at its place."""
    path = fault.flaw.place.path
    document = next(one for one in deck.documents if one.path == path)
    pointer = spot(document, fault.flaw.place).pointer
    for kind, owner, within in _owners(document, pointer, shape):
        draft = drafts.get((kind.kind, owner))
        if draft is None:
            continue
        for end in range(len(within), -1, -1):
            if within[:end] in draft.cells:
                return draft.cells[within[:end]]
        first = min(draft.cells.values(), default=None)
        if first:
            return Spot(first.source, first.row)
    return Spot(file, 0)


def _owners(
    document: Document, pointer: tuple[str | int, ...], shape: Shape[Any]
) -> Iterator[tuple[FileKind, str, tuple[str | int, ...]]]:
    """The items that a pointer may lead into: their kind, id, and the rest of the pointer."""
    for kind in shape.files:
        if kind.key is None:
            yield kind, WHOLE, pointer
        elif pointer[:1] == (kind.key,) and len(pointer) > 1:
            item = document.data[kind.key][pointer[1]]
            owner = item.get("id") if isinstance(item, dict) else None
            if isinstance(owner, str):
                yield kind, owner, pointer[2:]
