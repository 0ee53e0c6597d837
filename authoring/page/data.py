"""A page as plain data, for JSON."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from authoring.page.block import Measured, Named, Page, Value


def as_data(page: Page) -> dict[str, Any]:
    """The page as mappings, lists, texts and numbers; `kind` names what a block is.

    A table's rows become mappings from column to cell.
    """
    return {
        "title": page.title,
        "facts": dict(page.facts),
        "sections": [
            {
                "title": section.title,
                "note": section.note,
                "blocks": [_block(block) for block in section.blocks],
            }
            for section in page.sections
        ],
    }


def _block(block: Any) -> dict[str, Any]:
    found = {"kind": type(block).__name__.lower(), **asdict(block)}
    if found["kind"] == "table":
        names = [column.name for column in block.columns]
        found["rows"] = [dict(zip(names, map(_cell, row), strict=True)) for row in block.rows]
    return found


def _cell(value: Value) -> Any:
    if isinstance(value, Named):
        return {"id": value.id, "texts": dict(value.texts)}
    return asdict(value) if isinstance(value, Measured) else value
