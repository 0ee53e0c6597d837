"""A deck as grids of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from authoring.sheets.cell import shown
from authoring.sheets.grid import Grid
from authoring.sheets.sheet import FILE, ID, NUMBER, STAMP, Sheet
from authoring.sheets.stamp import stamps
from authoring.source.deck import Deck, Shape
from authoring.source.items import Item, items, kind_of

Cells = dict[str, str]
"""The cells of a row by the heads of their columns, without those that say whose it is."""


def grids(deck: Deck[Any], shape: Shape[Any], sheets: Sequence[Sheet]) -> list[Grid]:
    """Every sheet of a deck, in the order of the deck's files."""
    return [_grid(deck, shape, sheet) for sheet in sheets]


def head(sheet: Sheet) -> tuple[str, ...]:
    """The heads of a sheet's columns."""
    before = (FILE,) if not sheet.parts else ()
    behind = (NUMBER,) if sheet.parts and not sheet.named else ()
    names = (column.name for column in sheet.columns)
    return (*before, owner_head(sheet), *behind, *names, STAMP)


def owner_head(sheet: Sheet) -> str:
    """The head of the column that says whose a row is: the item of a numbered part stands
    under the name of its kind."""
    return sheet.kind if sheet.parts and not sheet.named else ID


def rows_by_owner(
    deck: Deck[Any], shape: Shape[Any], sheet: Sheet
) -> Iterator[tuple[Item, str, list[Cells]]]:
    """The rows of a sheet, together for each that has a stamp of its own: an item with its
    numbered parts, or one named part. With the item and the id that the rows stand under."""
    for item in items(deck, kind_of(shape, sheet.kind)):
        yield from ((item, *named) for named in rows_of(item, sheet))


def rows_of(item: Item, sheet: Sheet) -> Iterator[tuple[str, list[Cells]]]:
    """The rows of one item, by the ids that they stand under."""
    parts = item.data.get(sheet.parts) if sheet.parts else None
    if not sheet.parts:
        yield item.id, [_cells(item.data, sheet)]
    elif not sheet.named:
        listed = parts if isinstance(parts, list) else ()
        yield item.id, [_cells(part, sheet) for part in listed]
    elif isinstance(parts, dict):
        yield from ((name, [_cells(part, sheet)]) for name, part in parts.items())


def _grid(deck: Deck[Any], shape: Shape[Any], sheet: Sheet) -> Grid:
    found: list[tuple[str, ...]] = []
    for item, owner, rows in rows_by_owner(deck, shape, sheet):
        marks = stamps(owner, rows)
        before = (item.file,) if not sheet.parts else ()
        for number, cells in enumerate(rows, 1):
            behind = (str(number),) if sheet.parts and not sheet.named else ()
            found.append((*before, owner, *behind, *cells.values(), marks[number - 1]))
    return Grid(sheet.name, sheet.name, head(sheet), tuple(found))


def _cells(data: Any, sheet: Sheet) -> Cells:
    return {
        column.name: shown(value_at(data, column.path), column.form) for column in sheet.columns
    }


def value_at(data: Any, path: Sequence[str]) -> Any:
    """What stands under these keys; None where there is nothing."""
    for key in path:
        if not isinstance(data, Mapping):
            return None
        data = data.get(key)
    return data
