"""Documents against the JSON Schemas in `schemas/`: typed data, and what does not fit."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any
from urllib.parse import urldefrag, urljoin

from authoring.finding import Fault
from authoring.resources import folder
from authoring.source.complaint import Complaint, complaints
from authoring.source.form import Form, Typing
from authoring.source.marks import Pointer
from authoring.source.yaml import Document

BASE = "https://authoring.example/schemas/"
"""What every `$id` begins with; the rest is the path below the folder `schemas`."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A document's data with the types of its schema, and what is wrong with it.

    `broken` are the pointers of what does not keep to the schema.
    """

    data: Any
    faults: tuple[Fault, ...]
    broken: tuple[Pointer, ...]


@dataclass(frozen=True, slots=True)
class Schema:
    """One schema file, ready to be asked."""

    name: str
    form: Form
    validator: Any

    def check(self, document: Document, words: Sequence[str] = ()) -> Checked:
        """Type and validate a document. `words` are further right spellings of keys
        (the deck's locales)."""
        typing = Typing(document)
        data = typing.typed(document.data, self.form)
        found = complaints(document, data, self.form, self.validator.iter_errors(data), words)
        told = [one for one in found if not _is_told_already(document, one)]
        faults = (*typing.faults, *(fault for one in told for fault in one.faults))
        return Checked(data, faults, tuple(one.pointer for one in found))


def _is_told_already(document: Document, complaint: Complaint) -> bool:
    """Whether a fault that the parser met at the same value is the cause."""
    _, node, _ = document.marks.find(document.data, complaint.pointer)
    return document.marks.is_near_taint(node)


@lru_cache(maxsize=64)
def schema(name: str) -> Schema:
    """The schema of this path below `schemas`: `guess-club/questions.schema.json`.

    Raises FileNotFoundError when there is none, and ValueError when it is not JSON.
    """
    from jsonschema import Draft202012Validator

    files = _files(name)
    contents = files[name]
    registry = _registry(files)
    resolver = registry.resolver_with_root(_resource(contents))
    return Schema(
        name,
        Form([(contents, resolver)]),
        Draft202012Validator(contents, registry=registry),
    )


def _files(name: str) -> dict[str, Any]:
    """A schema file and all that it refers to, by their paths below `schemas`."""
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
    if isinstance(schema, (dict, list)):
        for inner in schema.values() if isinstance(schema, dict) else schema:
            yield from _references(inner)


def _resource(contents: Any) -> Any:
    from referencing import Resource
    from referencing.jsonschema import DRAFT202012

    return Resource.from_contents(contents, default_specification=DRAFT202012)


def _registry(files: Mapping[str, Any]) -> Any:
    """What finds references, with every file read beforehand: looking for one while
    validating costs more than the validation."""
    from referencing import Registry

    made: Any = Registry()
    resources = ((BASE + path, _resource(contents)) for path, contents in files.items())
    return made.with_resources(resources).crawl()
