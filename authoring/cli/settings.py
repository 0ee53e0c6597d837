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


def parse(settings: Iterable[str], known: Mapping[str, Json]) -> dict[str, Json]:
    """The options that were set. A value is JSON where it can be, else the text as it is, and
    with commas a list of such values; one alone is a list of one where the schema in `known`
    wants a list.

    Raises WrongUse for a setting without `=`.
    """
    options: dict[str, Json] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals or not name:
            raise WrongUse(f"--set {setting!r} should be NAME=VALUE, as in --set hand=6")
        name = name.strip()
        value = _value(text.strip())
        if known.get(name, {}).get("type") == "array" and not isinstance(value, list):
            value = [value]
        _put(options, name, value)
    return options


def _value(text: str) -> Json:
    try:
        return json.loads(text)
    except ValueError:
        return [_value(part.strip()) for part in text.split(",")] if "," in text else text


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
    from rich.padding import Padding
    from rich.text import Text

    console = Console(markup=False, emoji=False, highlight=False)
    for name, schema in described(game).items():
        default = json.dumps(schema.get("default"), ensure_ascii=False)
        console.print(Text.assemble((name, "bold"), f" = {default}"))
        told = f"{schema.get('description', '')} Values: {values(schema)}."
        console.print(Padding(told, (0, 0, 0, 4)))


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
