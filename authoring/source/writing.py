"""Plain data as YAML text: the least that is needed to be read back as the same data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from authoring.source.scalar import other_reading

WIDTH = 96
"""A mapping or list stands on one line when it fits, indentation included."""

_PLAIN = re.compile(r"[^\s\-?:,\[\]{}#&*!|>'\"%@`=<~][^\x00-\x1f\x7f\x85\u2028\u2029,\[\]{}#]*")


def scalar(words: str | None) -> str:
    """A text as a scalar, inside brackets or not; "" for None. Quoted where it must be, and
    where another tool would take it for something else than text."""
    if words is None:
        return ""
    plain = (
        _PLAIN.fullmatch(words)
        and words == words.strip()
        and ": " not in words
        and not words.endswith(":")
        and other_reading(words) is None
    )
    return words if plain else json.dumps(words, ensure_ascii=False)


def flow(data: Any) -> str:
    """Data on one line."""
    if isinstance(data, dict):
        inner = ", ".join(f"{scalar(key)}: {flow(value)}".rstrip() for key, value in data.items())
        return f"{{{inner}}}"
    if isinstance(data, list):
        return f"[{', '.join('null' if item is None else flow(item) for item in data)}]"
    return scalar(data if data is None else str(data))


def block(data: Any, indent: int) -> str:
    """A mapping or list over several lines, each but the first indented by so many spaces;
    without a line break at the end."""
    return f"\n{' ' * indent}".join(_lines(data, indent))


def _lines(data: Any, indent: int) -> Iterator[str]:
    if isinstance(data, dict) and data:
        for key, value in data.items():
            yield from _entry(scalar(key), value, indent)
    elif isinstance(data, list) and data:
        for item in data:
            yield from _item(item, indent)
    else:
        yield flow(data)


def _entry(key: str, value: Any, indent: int) -> Iterator[str]:
    line = f"{key}: {flow(value)}".rstrip()
    if not isinstance(value, dict | list) or not value or indent + len(line) <= WIDTH:
        yield line
        return
    yield f"{key}:"
    yield from (f"  {inner}" for inner in _lines(value, indent + 2))


def _item(item: Any, indent: int) -> Iterator[str]:
    line = f"- {flow(item)}"
    if not isinstance(item, dict | list) or not item or indent + len(line) <= WIDTH:
        yield line
        return
    first, *rest = _lines(item, indent + 2)
    yield f"- {first}"
    yield from (f"  {inner}" for inner in rest)
