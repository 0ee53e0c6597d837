"""Every option of every game, one by one, as it is typed: `--set NAME=VALUE`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from authoring import games
from authoring.cli import settings
from authoring.engine.fingerprint import plain
from authoring.pack.file import write_pack
from tests.cli.conftest import Call
from tests.games.leaks import contract

EVERY = [(game, name) for game in games.names() for name in settings.described(game)]


def values(schema: Any) -> Iterator[Any]:
    """Values that a schema allows: the least, the most, and each that it lists."""
    for inner in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        yield from values(inner)
    yield from schema.get("enum", ())
    if "const" in schema:
        yield schema["const"]
    match schema.get("type"):
        case "boolean":
            yield from (True, False)
        case "integer":
            yield from (schema["minimum"], schema["maximum"])
        case "null":
            yield None
        case "array":
            items = list(values(schema["items"]))
            for count in {max(1, schema.get("minItems", 1)), schema.get("maxItems", len(items))}:
                yield [items[place % len(items)] for place in range(count)]


def typed(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_each_value_of_an_option_can_be_typed_and_is_taken(game: str, name: str) -> None:
    known = settings.described(game)
    allowed = jsonschema.Draft202012Validator(known[name])
    configure = games.kit(game).game.configure
    taken = 0
    for value in values(known[name]):
        if not allowed.is_valid(value):
            continue
        options = settings.parse([f"{name}={typed(value)}"], known)
        config = plain(configure(options))
        assert config[name] == value or isinstance(config[name], dict), value
        taken += 1
        if name != "preset":
            others = {key: told for key, told in config.items() if key != name}
            usual = plain(configure({}))
            assert others == {key: told for key, told in usual.items() if key != name}
    assert taken or name == "locale"


@pytest.mark.parametrize("game", games.names())
def test_each_option_refuses_nonsense_by_its_name_and_says_what_it_is(
    call: Call, tmp_path: Path, game: str
) -> None:
    pack = str(write_pack(tmp_path / "pack.json", contract(game).PACK))
    for name in settings.described(game):
        told = call("play", pack, "--set", f"{name}=-7", code=2).output
        assert f"BAD_OPTION: {name} cannot be " in told
        assert ": it is " in told.replace("\n", " ")
        assert "Traceback" not in told


@pytest.mark.parametrize("game", games.names())
def test_every_option_is_shown_with_its_default_and_its_values(
    call: Call, tmp_path: Path, game: str
) -> None:
    pack = str(write_pack(tmp_path / "pack.json", contract(game).PACK))
    told = call("play", pack, "--options").output
    for name in settings.described(game):
        assert f"{name} = " in told
    assert told.count("Values:") == len(settings.described(game))


@pytest.mark.parametrize("game", games.names())
def test_options_follow_the_preset_and_go_before_it(game: str) -> None:
    configure = games.kit(game).game.configure
    text, published = (plain(configure({"preset": each})) for each in ("text", "published"))
    changed = [name for name in text if name != "preset" and text[name] != published[name]]
    assert changed
    assert plain(configure({})) == text
    for name in changed:
        mixed = plain(configure({"preset": "published", name: text[name]}))
        assert mixed[name] == text[name]
        assert {key for key in mixed if mixed[key] != published[key]} == {name}
