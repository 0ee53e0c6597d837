"""An item on its way from the sheets into the deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from authoring.sheets.cell import CellError, read, shown
from authoring.sheets.doubt import counted_as, doubt, turned
from authoring.sheets.grid import Problem, Spot
from authoring.sheets.reading import Line
from authoring.sheets.rows import value_at
from authoring.sheets.sheet import Column
from authoring.source.deck import FileKind
from authoring.source.lines import unix

Key = tuple[str, str]
"""The kind and the id of an item."""

Path = tuple[str | int, ...]


@dataclass(slots=True)
class Draft:
    """An item as the sheets want it. `cells` tell which cell a value comes from."""

    kind: FileKind
    file: str
    before: dict[str, Any] | None
    data: dict[str, Any]
    cells: dict[Path, Spot] = field(default_factory=dict)


@dataclass(slots=True)
class Remarks:
    """What is noticed while sheets are read: what forbids to write them, and what is told. With
    `as_typed`, cells that a spreadsheet may have turned into something else are believed."""

    as_typed: bool = False
    problems: list[Problem] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def fill(
    draft: Draft, at: Path, data: Any, columns: Sequence[Column], line: Line, remarks: Remarks
) -> None:
    """Put the cells of a row into its mapping, which stands at a path of the draft."""
    draft.cells[at] = line.spot()
    for column in columns:
        if column.name not in line.cells:
            continue
        spot, words = line.spot(column.name), unix(line.cells[column.name])
        draft.cells[(*at, *column.path)] = spot
        before = unix(shown(value_at(data, column.path), column.form))
        if words == before:
            continue
        message, hint = doubt(words, before)
        if not message and not remarks.as_typed:
            message, hint = turned(words, before)
        if message:
            remarks.problems.append(Problem(spot, message, hint))
            continue
        if said := counted_as(words, column.name in line.numbers):
            remarks.notes.append(f"{spot}: {said}")
        try:
            _put(data, column.path, read(words, column.form) if words else None)
        except CellError as fault:
            remarks.problems.append(Problem(spot, str(fault)))


def _put(data: dict[str, Any], path: Sequence[str], value: Any) -> None:
    """Set what stands under keys, or (for None) take it away with what it leaves empty."""
    key, *rest = path
    if rest:
        inner = data.get(key)
        if not isinstance(inner, dict):
            if value is None:
                return
            inner = data[key] = {}
        _put(inner, rest, value)
        if not inner:
            del data[key]
    elif value is None:
        data.pop(key, None)
    else:
        data[key] = value
