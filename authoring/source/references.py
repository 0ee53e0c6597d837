"""The schema files that come with the program, and what their `$ref`s lead to."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote, urldefrag, urljoin

from authoring.resources import folder

BASE = "https://authoring.example/schemas/"
"""What every `$id` begins with; the rest is the path below the folder `schemas`."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """What a reference leads to, and how references are found from there."""

    contents: Any
    resolver: Resolver


@dataclass(frozen=True, slots=True)
class Resolver:
    """Finds what a `$ref` names, seen from the file it stands in."""

    files: Mapping[str, Any]
    path: str

    def lookup(self, reference: str) -> Resolved:
        """Raises KeyError when a file or a part of one does not exist."""
        url, fragment = urldefrag(urljoin(BASE + self.path, reference))
        path = url.removeprefix(BASE)
        found = self.files[path]
        for step in fragment.split("/")[1:]:
            key = unquote(step).replace("~1", "/").replace("~0", "~")
            found = found[int(key)] if isinstance(found, list) else found[key]
        return Resolved(found, Resolver(self.files, path))


def read_with_references(name: str) -> dict[str, Any]:
    """A schema file and all that it refers to, by their paths below `schemas`.

    Raises FileNotFoundError when there is none, and ValueError when it is not JSON.
    """
    found: dict[str, Any] = {}
    waiting = [name]
    while waiting:
        path = waiting.pop()
        if path not in found:
            text = (folder("schemas") / path).read_text(encoding="utf-8")
            found[path] = json.loads(text)
            waiting.extend(
                urljoin(BASE + path, target).removeprefix(BASE)
                for target in _references(found[path])
            )
    return found


def _references(schema: Any) -> Iterator[str]:
    """The other files that a schema refers to."""
    if isinstance(schema, dict):
        target = schema.get("$ref")
        if isinstance(target, str) and (file := urldefrag(target).url):
            yield file
    if isinstance(schema, dict | list):
        for inner in schema.values() if isinstance(schema, dict) else schema:
            yield from _references(inner)
