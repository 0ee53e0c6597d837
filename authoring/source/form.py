"""What a schema expects at each place, so that plain scalars become what it asks for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from authoring.finding import Fault, Fix, Flaw
from authoring.source.marks import Pointer
from authoring.source.scalar import as_boolean, as_integer, as_number, other_reading
from authoring.source.yaml import Document

AMBIGUOUS = "ambiguous-scalar"

_TYPES = {str: "string", bool: "boolean", int: "integer", float: "number", type(None): "null"}
_ALTERNATIVES = ("allOf", "anyOf", "oneOf")
_BRANCHES = ("then", "else")

Schema = dict[str, Any]
Resolver = Any
"""A referencing.Resolver: finds what a `$ref` names, seen from the file it stands in."""


class Form:
    """All that the schema says about one place: every part that may apply there."""

    __slots__ = ("_children", "_item", "parts", "types")

    def __init__(self, parts: list[tuple[Schema | bool, Resolver]]) -> None:
        sound = [
            (schema if isinstance(schema, dict) else {}, resolver) for schema, resolver in parts
        ]
        self.parts = [part for top in sound for part in _flatten(*top)]
        self.types = frozenset(name for part, _ in self.parts for name in _types(part))
        self._children: dict[str, Form] = {}
        self._item: Form | None = None

    def child(self, key: str) -> Form:
        """What is expected under a key."""
        found = self._children.get(key)
        if found is None:
            parts = [
                (sub, resolver)
                for part, resolver in self.parts
                for sub in _under(part, key)
                if sub is not False
            ]
            found = self._children[key] = Form(parts)
        return found

    def item(self) -> Form:
        """What is expected of each item of a list."""
        if self._item is None:
            self._item = Form(
                [
                    (part["items"], resolver)
                    for part, resolver in self.parts
                    if isinstance(part.get("items"), dict)
                ]
            )
        return self._item

    def keys(self) -> list[str]:
        """The keys that the schema names here."""
        return list(
            dict.fromkeys(key for part, _ in self.parts for key in part.get("properties", ()))
        )


def _flatten(schema: Schema, resolver: Resolver) -> Iterator[tuple[Schema, Resolver]]:
    yield schema, resolver
    if "$ref" in schema:
        resolved = resolver.lookup(schema["$ref"])
        if isinstance(resolved.contents, dict):
            yield from _flatten(resolved.contents, resolved.resolver)
    for word in _ALTERNATIVES:
        for part in schema.get(word, ()):
            if isinstance(part, dict):
                yield from _flatten(part, resolver)
    for word in _BRANCHES:
        if isinstance(schema.get(word), dict):
            yield from _flatten(schema[word], resolver)


def _types(schema: Schema) -> Iterator[str]:
    given = schema.get("type", ())
    yield from (given,) if isinstance(given, str) else given
    values = [schema["const"]] if "const" in schema else schema.get("enum", ())
    if not given:
        yield from (_TYPES[type(value)] for value in values if type(value) in _TYPES)


def _under(schema: Schema, key: str) -> Iterator[Any]:
    named = False
    if key in schema.get("properties", ()):
        named = True
        yield schema["properties"][key]
    for pattern, sub in schema.get("patternProperties", {}).items():
        if re.search(pattern, key):
            named = True
            yield sub
    if not named and "additionalProperties" in schema:
        yield schema["additionalProperties"]


class Typing:
    """Makes typed data of a document's text, noting text that other tools would misread."""

    __slots__ = ("_document", "_path", "faults")

    def __init__(self, document: Document) -> None:
        self._document = document
        self._path: list[str | int] = []
        self.faults: list[Fault] = []

    def typed(self, value: Any, form: Form) -> Any:
        """A value with the types that the form asks for: a copy, but for mappings and lists of
        nothing but text, which most are and which stay what they are."""
        if isinstance(value, str):
            return self._scalar(value, form)
        if isinstance(value, dict):
            return self._typed_mapping(value, form)
        if isinstance(value, list):
            return self._typed_list(value, form.item())
        return value

    def _typed_mapping(self, value: dict[str, Any], form: Form) -> dict[str, Any]:
        path: list[str | int] = self._path
        found: dict[str, Any] = {}
        changed = False
        for key, inner in value.items():
            if type(inner) is str and _is_text(inner, form.child(key)):
                found[key] = inner
                continue
            changed = True
            path.append(key)
            found[key] = self.typed(inner, form.child(key))
            path.pop()
        return found if changed else value

    def _typed_list(self, value: list[Any], form: Form) -> list[Any]:
        if all(type(inner) is str and _is_text(inner, form) for inner in value):
            return value
        path, found = self._path, []
        for index, inner in enumerate(value):
            path.append(index)
            found.append(self.typed(inner, form))
            path.pop()
        return found

    def _scalar(self, value: str, form: Form) -> Any:
        if "string" in form.types:
            reading = other_reading(value)
            if reading and self._document.plain(tuple(self._path)):
                self.faults.append(self._ambiguous(value, reading))
            return value
        for name, make in _MAKERS:
            if name in form.types:
                made = make(value)
                if made is not None and self._document.plain(tuple(self._path)):
                    return made
        return value

    def _ambiguous(self, value: str, reading: str) -> Fault:
        pointer: Pointer = tuple(self._path)
        place = self._document.place(pointer)
        message = f"{value} is read here as text; other tools may take it for {reading}"
        fix = Fix(place, f'"{value}"')
        return Fault(AMBIGUOUS, Flaw(place, message, f"write {fix.replacement}", fix))


def _is_text(value: str, form: Form) -> bool:
    """Whether a scalar is text where text is wanted, for every tool."""
    return "string" in form.types and other_reading(value) is None


_MAKERS: tuple[tuple[str, Callable[[str], Any]], ...] = (
    ("integer", as_integer),
    ("number", as_number),
    ("boolean", as_boolean),
)
