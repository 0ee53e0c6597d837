"""A value as the text of a cell, and back.

What a spreadsheet must not change stays itself because it is text all the way: `None`,
`NA`, `no`, `1:30` and `007` are what they look like.
"""

from __future__ import annotations

import re
from typing import Any

from authoring.sheets.sheet import Form
from authoring.source.writing import flow
from authoring.source.yaml import load

BETWEEN = " | "
"""Stands between the items of a list. A bar in an item is written \\|."""

NO_ITEMS = "[]"
"""A list without items; an empty cell is no list at all."""

_SPLIT = re.compile(r"(?:[^|\\]|\\.|\\$)+|(?<=\|)(?=\|)", re.DOTALL)


class CellError(Exception):
    """A text that cannot stand in its column. The message says what would do."""


def shown(value: Any, form: Form) -> str:
    """The text of a cell; "" for nothing."""
    if value is None:
        return ""
    if form is Form.LIST and isinstance(value, list) and all(isinstance(one, str) for one in value):
        return BETWEEN.join(map(_escaped, value)) if value else NO_ITEMS
    if isinstance(value, str) and form is not Form.YAML:
        return _escaped(value) if form is Form.LIST else value
    return flow(value)


def read(words: str, form: Form) -> Any:
    """The value of a cell that is not empty. Raises CellError."""
    if form is Form.TEXT:
        return words
    if form is Form.LIST and not words.startswith(("[", "{")):
        return [_plain(part.strip()) for part in _SPLIT.findall(words) if part.strip()]
    loaded = load("", words.encode("utf-8", "replace"))
    if not loaded.whole or loaded.faults:
        raise CellError("this is no YAML: write it as in the deck's files, on one line")
    return loaded.document.data


def _escaped(item: str) -> str:
    escaped = item.replace("\\", "\\\\").replace("|", "\\|")
    return f"\\{escaped}" if escaped.startswith(("[", "{")) else escaped


def _plain(item: str) -> str:
    return re.sub(r"\\(.)", r"\1", item, flags=re.DOTALL)
