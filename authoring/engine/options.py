"""Options of a game: a frozen dataclass whose fields say which values they allow.

    @dataclass(frozen=True, slots=True)
    class Config:
        preset: str = option("text", OneOf("text", "published"))
        hand: int = option(5, Whole(1, 20))

    config = configure(Config, {"text": {}, "published": {"hand": 6}}, {"hand": 7})

Each kind of value also tells the JSON Schema that describes it, so that the schema
for editors and other programs can be held against the code.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import field, fields
from functools import cache
from typing import Any, TypeVar

from authoring.engine.game import Json, Refusal
from authoring.engine.option_kinds import Kind, listed
from authoring.engine.written import as_typed

C = TypeVar("C")


def option(default: Any, kind: Kind) -> Any:
    """A field of a configuration with its default, as JSON, and the values it allows."""
    value = kind.read(default)
    if isinstance(value, dict):
        return field(default_factory=lambda: kind.read(default), metadata=_described(default, kind))
    return field(default=value, metadata=_described(default, kind))


def _described(default: Json, kind: Kind) -> dict[str, Any]:
    return {"default": default, "kind": kind}


def configure(
    config: type[C], presets: Mapping[str, Mapping[str, Json]], options: Mapping[str, Json]
) -> C:
    """A configuration: the defaults, then what the preset sets, then what is asked for.

    Raises Refusal (BAD_OPTION) that names the nearest option, or the values allowed.
    Configurations are frozen, and kept: thousands of games are played on the same terms.
    """
    if not all(value.__class__ in SCALARS for value in options.values()):
        return _agreed(config, presets, options)
    asked = config, repr(options)
    if asked not in _AGREED:
        if len(_AGREED) >= MOST_AGREED:
            _AGREED.clear()
        _AGREED[asked] = _agreed(config, presets, options)
    agreed: C = _AGREED[asked]
    return agreed


SCALARS = frozenset((str, int, bool, type(None)))

MOST_AGREED = 256
_AGREED: dict[tuple[type[Any], str], Any] = {}


def _agreed(
    config: type[C], presets: Mapping[str, Mapping[str, Json]], options: Mapping[str, Json]
) -> C:
    kinds = _kinds(config)  # type: ignore[arg-type]
    for name in options:
        if name not in kinds:
            raise Refusal("BAD_OPTION", _no_such(str(name), kinds))
    preset = options.get("preset", next(iter(presets)))
    chosen = dict(presets.get(preset, {})) if isinstance(preset, str) else {}
    values = {}
    for name, value in (chosen | dict(options)).items():
        try:
            values[name] = kinds[name].read(value)
        except ValueError:
            sentence = f"{name} cannot be {as_typed(value)}: it is {kinds[name].words()}."
            raise Refusal("BAD_OPTION", sentence) from None
    return config(**values)


@cache
def _kinds(config: type[Any]) -> Mapping[str, Kind]:
    """The values that each option allows, by its name."""
    return {each.name: each.metadata["kind"] for each in fields(config)}


def _no_such(name: str, known: Iterable[str]) -> str:
    names = sorted(known)
    near = difflib.get_close_matches(name, names, 1)
    guess = f" Did you mean {near[0]!r}?" if near else ""
    return f"There is no option {name!r}.{guess} The options are {listed(names, 'and')}."


def schema(config: type[Any]) -> dict[str, dict[str, Json]]:
    """For each option what its JSON Schema must say: the values allowed, and the default."""
    return {
        each.name: {**each.metadata["kind"].schema(), "default": each.metadata["default"]}
        for each in fields(config)
    }
