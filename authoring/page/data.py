"""The blocks of a page as plain data, for JSON. schemas/stats.schema.json describes them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from authoring.page.block import (
    Bars,
    Block,
    Matrix,
    Measured,
    Named,
    Page,
    Points,
    Rings,
    Table,
    Value,
)

Data = dict[str, Any]


def as_data(page: Page) -> list[Data]:
    """The sections of a page as mappings, lists, texts and numbers, without what is only for the
    eye; `kind` names what a block is. A table's rows become mappings from column to cell.
    """
    return [
        {
            "title": section.title,
            "note": section.note,
            "blocks": [_block(block) for block in section.blocks],
        }
        for section in page.sections
    ]


def _block(block: Block) -> Data:
    content: Callable[[Any], Data] = _CONTENT[type(block)]
    kind = type(block).__name__.lower()
    return {"kind": kind, "title": block.title, "note": block.note, **content(block)}


def _table(block: Table) -> Data:
    names = [column.name for column in block.columns]
    return {
        "columns": [{"name": column.name, "unit": column.unit} for column in block.columns],
        "rows": [dict(zip(names, map(_cell, row), strict=True)) for row in block.rows],
    }


def _cell(value: Value) -> Any:
    if isinstance(value, Named):
        return {"id": value.id, "texts": dict(value.texts)}
    return asdict(value) if isinstance(value, Measured) else value


def _bars(block: Bars) -> Data:
    axes = {"steps": block.steps, "across": block.across, "up": block.up}
    return {"unit": block.unit, **axes, "bars": [asdict(bar) for bar in block.bars]}


def _matrix(block: Matrix) -> Data:
    heads = {"rows": list(block.rows), "columns": list(block.columns)}
    return {"unit": block.unit, **heads, "cells": [list(row) for row in block.cells]}


def _points(block: Points) -> Data:
    return {
        "unit": block.unit,
        "across": block.across,
        "up": block.up,
        "points": [asdict(point) for point in block.points],
        "bands": [asdict(band) for band in block.bands],
    }


def _rings(block: Rings) -> Data:
    return {"unit": block.unit, "rings": list(block.rings), "regions": list(block.regions)}


_CONTENT: dict[type, Callable[[Any], Data]] = {
    Table: _table,
    Bars: _bars,
    Matrix: _matrix,
    Points: _points,
    Rings: _rings,
}
