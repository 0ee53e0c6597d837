"""A schema with all that it refers to in one file, for editors and for a deck's own words."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any
from urllib.parse import urldefrag, urljoin

from authoring.source.references import BASE, read_with_references

Contents = dict[str, Any]


def bundled(name: str, locales: Sequence[str] = ()) -> Contents:
    """The schema of this path below `schemas`, with the parts of other files among its `$defs`.

    With locales, a text has a key for each of them and none besides. The result is the
    caller's own. Raises FileNotFoundError when there is no such schema.
    """
    files = copy.deepcopy(read_with_references(name))
    whole: Contents = files[name]
    found = whole.setdefault("$defs", {})
    for path, contents in files.items():
        if path != name:
            for part, definition in contents.get("$defs", {}).items():
                found[_part(path, part)] = definition
    for path, contents in files.items():
        _point_inside(contents, path, name)
    whole.pop("$id", None)
    if locales:
        for definition in found.values():
            _speak(definition, locales)
    return whole


def _part(path: str, part: str) -> str:
    """What a part of another file is called: `text.schema.json` has `id` as `text-id`."""
    return f"{path.rpartition('/')[2].partition('.')[0]}-{part}"


def _point_inside(schema: Any, path: str, name: str) -> None:
    """Make every reference one to the `$defs` of the whole."""
    if isinstance(schema, list):
        for inner in schema:
            _point_inside(inner, path, name)
    if not isinstance(schema, dict):
        return
    target = schema.get("$ref")
    if isinstance(target, str):
        url, fragment = urldefrag(urljoin(BASE + path, target))
        file, part = url.removeprefix(BASE), fragment.rpartition("/")[2]
        if file != name:
            schema["$ref"] = f"#/$defs/{_part(file, part)}"
        else:
            schema["$ref"] = f"#{fragment}"
    for inner in schema.values():
        _point_inside(inner, path, name)


def _speak(definition: Contents, locales: Sequence[str]) -> None:
    """Give what has texts by locale a property for each of the deck's locales."""
    patterns = definition.get("patternProperties", {})
    if len(patterns) == 1 and "$ref" not in definition:
        (written,) = patterns.values()
        spoken = {locale: copy.deepcopy(written) for locale in locales}
        definition["properties"] = {**definition.get("properties", {}), **spoken}
    for inner in definition.get("properties", {}).values():
        if isinstance(inner, dict) and inner.get("type") == "object":
            _speak(inner, locales)
