"""Every kind of card, and every key of it, has its place in a spreadsheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from authoring import games
from authoring.pipeline import read
from authoring.resources import folder
from authoring.sheets.rows import grids, head
from authoring.sheets.sheet import Column, Sheet, listed, text, yaml
from authoring.source.items import items, kind_of
from authoring.source.schema import schema

Columns = Callable[..., tuple[Column, ...]]

GAMES = [name for name in games.names() if games.kit(name).sheets is not None]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_file_has_a_sheet(game: str) -> None:
    deck, kit = read(folder("content") / game)
    assert kit is not None
    assert kit.sheets is not None
    assert {sheet.kind for sheet in kit.sheets(deck)} == {one.kind for one in kit.shape.files}


@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_a_card_has_is_in_a_cell(game: str) -> None:
    deck, kit = read(folder("content") / game)
    assert kit is not None
    assert kit.sheets is not None
    sheets = kit.sheets(deck)
    for sheet in sheets:
        for item in items(deck, kind_of(kit.shape, sheet.kind)):
            for row in _rows(sheet, item.data):
                assert not _keys(row) - _columns(sheets, sheet), (sheet.name, item.id)
    assert all(grid.rows for grid in grids(deck, kit.shape, sheets))


@pytest.mark.parametrize("game", GAMES)
def test_every_key_that_a_card_may_have_is_a_column(game: str) -> None:
    deck, kit = read(folder("content") / game)
    assert kit is not None
    assert kit.sheets is not None
    sheets = kit.sheets(deck)
    for sheet in sheets:
        kind = kind_of(kit.shape, sheet.kind)
        form = schema(kind.schema).form
        form = form.child(kind.key).item() if kind.key else form
        if sheet.parts:
            form = form.child(sheet.parts)
            form = form.child("size") if sheet.named else form.item()
        assert not set(form.keys()) - _columns(sheets, sheet), sheet.name


def _rows(sheet: Sheet, data: dict[str, Any]) -> Iterator[Any]:
    parts = data.get(sheet.parts, ()) if sheet.parts else [data]
    yield from parts.values() if isinstance(parts, dict) else parts


def _keys(row: Any) -> set[str]:
    return set(row) if isinstance(row, dict) else set()


def _columns(sheets: tuple[Sheet, ...], sheet: Sheet) -> set[str]:
    """The keys that a sheet shows, or that others show as parts of its rows."""
    others = {one.parts for one in sheets if one.kind == sheet.kind and not sheet.parts}
    return {column.path[0] for column in sheet.columns} | others | {"id"}


@pytest.mark.parametrize("columns", [text, listed, yaml])
def test_a_key_like_one_of_our_heads_has_a_column_of_its_own(columns: Columns) -> None:
    sheet = Sheet("things", "thing", columns("file", "stamp", "size"))
    assert head(sheet) == ("file", "id", "file-", "stamp-", "size", "stamp")
    assert [column.path for column in sheet.columns] == [("file",), ("stamp",), ("size",)]
