"""A deck as grids of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from authoring.sheets.cell import shown
from authoring.sheets.grid import Grid
from authoring.sheets.sheet import Column, Sheet
from authoring.source.deck import Deck, Shape
from authoring.source.items import Item, items, kind_of

FILE, ID, NUMBER = "file", "id", "no"
"""Heads of the columns that say which row is whose."""


def grids(deck: Deck[Any], shape: Shape[Any], sheets: Sequence[Sheet]) -> list[Grid]:
    """Every sheet of a deck, in the order of the deck's files."""
    return [_grid(deck, shape, sheet) for sheet in sheets]


def head(sheet: Sheet) -> tuple[str, ...]:
    """The heads of a sheet's columns."""
    before = (FILE,) if not sheet.parts else ()
    behind = (NUMBER,) if sheet.parts and not sheet.named else ()
    return (*before, owner_head(sheet), *behind, *(column.name for column in sheet.columns))


def owner_head(sheet: Sheet) -> str:
    """The head of the column that says whose a row is: the item of a numbered part stands
    under the name of its kind."""
    return sheet.kind if sheet.parts and not sheet.named else ID


def _grid(deck: Deck[Any], shape: Shape[Any], sheet: Sheet) -> Grid:
    found = items(deck, kind_of(shape, sheet.kind))
    rows = tuple(row for item in found for row in _rows(item, sheet))
    return Grid(sheet.name, sheet.name, head(sheet), rows)


def _rows(item: Item, sheet: Sheet) -> Iterator[tuple[str, ...]]:
    if not sheet.parts:
        yield item.file, item.id, *_cells(item.data, sheet.columns)
        return
    parts = item.data.get(sheet.parts)
    if sheet.named and isinstance(parts, dict):
        for name, part in parts.items():
            yield name, *_cells(part, sheet.columns)
    elif isinstance(parts, list):
        for number, part in enumerate(parts, 1):
            yield item.id, str(number), *_cells(part, sheet.columns)


def _cells(data: Any, columns: Sequence[Column]) -> Iterator[str]:
    for column in columns:
        yield shown(value_at(data, column.path), column.form)


def value_at(data: Any, path: Sequence[str]) -> Any:
    """What stands under these keys; None where there is nothing."""
    for key in path:
        if not isinstance(data, Mapping):
            return None
        data = data.get(key)
    return data
