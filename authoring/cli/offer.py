"""Moves as a person reads and types them.

Closed moves of one name are shown as a grid of their values: `place THING REGION`. A
value may be typed as it is, in words, or by its number in the list.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from authoring.engine.game import Legal, Move, OpenMove, Seat

Json = Any

Label = Callable[[str], str]
"""The words for a value of a move: of the id of a card, say."""

SHOWN = 40
"""More values of one key than this are not listed but counted."""


class NotUnderstood(Exception):
    """Something typed that is no move. The message says what would be."""


@dataclass(frozen=True, slots=True)
class Group:
    """The closed moves of one name, and for each key of their data the values there are."""

    name: str
    moves: Sequence[Move]
    values: Mapping[str, Sequence[Json]]


def groups(legal: Legal) -> list[Group]:
    """The closed moves by name, in the order they are offered."""
    by_name: dict[str, list[Move]] = {}
    for move in legal.moves:
        by_name.setdefault(move.name, []).append(move)
    return [Group(name, moves, _values(moves)) for name, moves in by_name.items()]


def _values(moves: Sequence[Move]) -> Mapping[str, Sequence[Json]]:
    values: dict[str, list[Json]] = {}
    for move in moves:
        for key, value in move.data.items():
            held = values.setdefault(key, [])
            if value not in held:
                held.append(value)
    return values


def lines(legal: Legal, label: Label) -> Iterator[str]:
    """What a seat may do, one move name a line, with the values below."""
    for group in groups(legal):
        keys = " ".join(key.upper() for key in group.values)
        yield f"  {group.name} {keys}".rstrip()
        for key, values in group.values.items():
            yield f"    {key}: {_listed(values, label)}"
    for move in legal.open:
        yield f"  {move.name} {' '.join(key.upper() for key in keys_of(move))}".rstrip()
        if "description" in move.schema:
            yield f"    {move.schema['description']}"


def _listed(values: Sequence[Json], label: Label) -> str:
    if len(values) > SHOWN:
        return f"one of {len(values)}"
    if not all(isinstance(value, str) for value in values):
        return ", ".join(json.dumps(value, ensure_ascii=False) for value in values)
    return ", ".join(f"{number} {_named(value, label)}" for number, value in enumerate(values, 1))


def _named(value: str, label: Label) -> str:
    words = label(value)
    return value if words in ("", value) else f"{value} ({words})"


def keys_of(move: OpenMove) -> list[str]:
    """The keys of an open move's data, in the order its schema has them."""
    return list(move.schema.get("properties", {}))


def understand(line: str, seat: Seat, legal: Legal, label: Label) -> Move | OpenMove:
    """The closed move that was typed, or the open one whose data is still to be asked for.

    What looks like a closed move but is not offered is returned all the same: the rules
    say best why not. Raises NotUnderstood.
    """
    try:
        typed = shlex.split(line)
    except ValueError:
        raise NotUnderstood("a quotation mark is not closed") from None
    offered = groups(legal)
    name, rest = _name(typed, offered, legal.open)
    for opened in legal.open:
        if opened.name == name:
            return _inline(opened, seat, line, rest)
    for group in offered:
        if group.name == name:
            return _closed(group, seat, rest, label)
    return Move(seat, name, {})


def _name(
    typed: list[str], offered: Sequence[Group], opened: Sequence[OpenMove]
) -> tuple[str, list[str]]:
    """The name that was typed, whole or its beginning; one that is clear may be left out."""
    names = [group.name for group in offered] + [move.name for move in opened]
    if typed[0] in names:
        return typed[0], typed[1:]
    begun = [name for name in names if name.startswith(typed[0])]
    if len(begun) == 1:
        return begun[0], typed[1:]
    with_data = [group.name for group in offered if group.values] + [move.name for move in opened]
    if len(with_data) == 1:
        return with_data[0], typed
    raise NotUnderstood(f"{typed[0]!r} is none of {', '.join(names)}")


def _closed(group: Group, seat: Seat, rest: Sequence[str], label: Label) -> Move:
    keys = list(group.values)
    given = [word.partition("=")[2] if word.partition("=")[0] in keys else word for word in rest]
    if len(given) != len(keys):
        wanted = " ".join(key.upper() for key in keys) or "nothing"
        raise NotUnderstood(f"after {group.name} comes {wanted}")
    pairs = zip(keys, given, strict=True)
    return Move(
        seat, group.name, {key: _value(group.values[key], one, label) for key, one in pairs}
    )


def _value(values: Sequence[Json], typed: str, label: Label) -> Json:
    for value in values:
        as_typed = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        if typed == as_typed:
            return value
    named = [v for v in values if isinstance(v, str) and label(v).casefold() == typed.casefold()]
    if named:
        return named[0]
    texts = all(isinstance(value, str) for value in values)
    if texts and typed.isdecimal() and 1 <= int(typed) <= len(values):
        return values[int(typed) - 1]
    return typed


def _inline(opened: OpenMove, seat: Seat, line: str, rest: Sequence[str]) -> Move | OpenMove:
    """An open move whose only text was typed behind its name needs no form."""
    keys = keys_of(opened)
    if not rest:
        return Move(seat, opened.name, {}) if not keys else opened
    if len(keys) == 1 and opened.schema["properties"][keys[0]].get("type") == "string":
        said = line.strip()
        if said.startswith(opened.name):
            said = said[len(opened.name) :].strip()
        return Move(seat, opened.name, {keys[0]: said})
    return opened
