"""Dataclasses that mirror a schema name the same parts, whichever of the two is changed."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest

from authoring.pack.pack import Pack
from authoring.resources import folder
from authoring.source.deck import Header


@pytest.mark.parametrize(
    ("name", "mirror", "ours"),
    [("deck", Header, {"origin"}), ("pack", Pack, set())],
)
def test_schema_and_dataclass_name_the_same(name: str, mirror: type[Any], ours: set[str]) -> None:
    schema = json.loads((folder("schemas") / f"{name}.schema.json").read_text("utf-8"))
    fields = {field.name for field in dataclasses.fields(mirror)}
    assert fields - ours == set(schema["properties"])
    assert set(schema["required"]) <= fields
