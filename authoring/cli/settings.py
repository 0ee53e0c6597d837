"""The options of a game as they are typed: `--set hand=6 --set difficulty.word=easy`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from authoring.cli.files import WrongUse
from authoring.resources import folder

Json = Any


def described(game: str) -> Mapping[str, Json]:
    """The JSON Schema of each option of a game, by name; none when it has no options."""
    path = folder("schemas") / game / "options.schema.json"
    if not path.is_file():
        return {}
    properties: Mapping[str, Json] = json.loads(path.read_text(encoding="utf-8"))["properties"]
    return properties


def parse(settings: Iterable[str]) -> dict[str, Json]:
    """The options that were set. A value is JSON where it can be, else the text as it is.

    Raises WrongUse for a setting without `=`.
    """
    options: dict[str, Json] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals or not name:
            raise WrongUse(f"--set {setting!r} should be NAME=VALUE, as in --set hand=6")
        _put(options, name.strip(), _value(text.strip()))
    return options


def _value(text: str) -> Json:
    try:
        return json.loads(text)
    except ValueError:
        return text.split(",") if "," in text else text


def _put(options: dict[str, Json], name: str, value: Json) -> None:
    first, dot, rest = name.partition(".")
    if not dot:
        options[name] = value
        return
    inner = options.setdefault(first, {})
    if not isinstance(inner, dict):
        raise WrongUse(f"{first} is set as a whole and in part: set it once")
    inner[rest] = value


def print_options(game: str) -> None:
    """Print every option with its default, its values and what it means."""
    from rich.console import Console
    from rich.table import Table as RichTable

    table = RichTable(box=None, padding=(0, 2, 1, 0), header_style="bold")
    for heading in ("option", "default", "values", "meaning"):
        table.add_column(heading, overflow="fold")
    for name, schema in described(game).items():
        default = json.dumps(schema.get("default"), ensure_ascii=False)
        table.add_row(name, default, values(schema), schema.get("description", ""))
    Console(markup=False, emoji=False, highlight=False).print(table)


def values(schema: Mapping[str, Json]) -> str:
    """The values that a schema allows, in a few words."""
    if "anyOf" in schema or "oneOf" in schema:
        return "; or ".join(values(each) for each in schema.get("anyOf") or schema["oneOf"])
    if "enum" in schema:
        return ", ".join(map(str, schema["enum"]))
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    match schema.get("type"):
        case "boolean":
            return "true, false"
        case "integer":
            step = f" by {schema['multipleOf']}" if "multipleOf" in schema else ""
            return f"{schema.get('minimum', '…')} to {schema.get('maximum', '…')}{step}"
        case "array":
            return f"list of {values(schema.get('items', {}))}"
        case "object":
            parts = schema.get("properties", {}).items()
            return "; ".join(f"{name}: {values(each)}" for name, each in parts)
        case "null":
            return "null"
        case _:
            return "text"
