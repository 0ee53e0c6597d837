"""What the schemas say of what is asked for a new card."""

from __future__ import annotations

from typing import Any

from authoring.source.references import read_with_references


def description(schema: str, part: str, key: str = "") -> str:
    """What a schema says of a key of one of its parts; without a key, of its texts by locale.

    Raises KeyError where there is no such part or key.
    """
    definition: dict[str, Any] = read_with_references(schema)[schema]["$defs"][part]
    if key:
        return str(definition["properties"][key]["description"])
    (text,) = definition["patternProperties"].values()
    return str(text["description"])
