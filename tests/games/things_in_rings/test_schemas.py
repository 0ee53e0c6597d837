"""The schemas of the rings: sound, every property described, and strict where they can be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from authoring.resources import folder

SCHEMAS = sorted((folder("schemas") / "things-in-rings").glob("*.schema.json"))
OPEN = {"thing": "one key for each scale and set", "predicate": "the name of a scale or set"}
"""Mappings whose keys the vocabulary of the deck decides."""


def parts(schema: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every schema inside a schema, with the keys that lead there."""
    if isinstance(schema, dict):
        yield path, schema
        for key, inner in schema.items():
            yield from parts(inner, (*path, key))
    elif isinstance(schema, list):
        for index, inner in enumerate(schema):
            yield from parts(inner, (*path, str(index)))


@pytest.fixture(params=SCHEMAS, ids=lambda path: path.name.partition(".")[0])
def schema(request: pytest.FixtureRequest) -> Any:
    return json.loads(request.param.read_text("utf-8"))


def test_it_is_a_sound_schema(schema: Any) -> None:
    from jsonschema import Draft202012Validator

    Draft202012Validator.check_schema(schema)
    name = schema["$id"].removeprefix("https://authoring.example/schemas/")
    assert (folder("schemas") / name).is_file()


def test_every_property_is_described(schema: Any) -> None:
    for path, part in parts(schema):
        conditional = {"if", "then", "else"} & set(path)
        if len(path) > 1 and path[-2] in ("properties", "patternProperties") and not conditional:
            assert part.get("description", "").endswith("."), path


def test_only_the_vocabulary_opens_a_mapping(schema: Any) -> None:
    for path, part in parts(schema):
        closed = part.get("additionalProperties") is False
        refined = "$ref" in part or {"if", "then", "else"} & set(path)
        if "properties" in part and part.get("type") == "object" and not (closed or refined):
            assert path[-1] in OPEN, path
            assert OPEN[path[-1]] in part["description"]
