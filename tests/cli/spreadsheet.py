"""Hands that edit spreadsheets, for the tests of export and import."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

Rows = list[dict[str, str]]


def files(root: Path) -> dict[str, bytes]:
    """All that stands in a folder."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }


def edit(path: Path, change: Callable[[Rows], object]) -> None:
    """Change the rows of a CSV file."""
    with path.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    heads = list(rows[0])
    change(rows)
    with path.open("w", encoding="utf-8", newline="") as stream:
        writer = csv.DictWriter(stream, heads)
        writer.writeheader()
        writer.writerows(rows)


def edit_workbook(path: Path, change: Callable[[Any], object]) -> None:
    """Change the sheets of a workbook."""
    from openpyxl import load_workbook

    book = load_workbook(path)
    change(book)
    book.save(path)
