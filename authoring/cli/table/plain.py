"""A companion for games that bring none: the view as an outline, the moves as they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any

from authoring.cli import offer
from authoring.cli.offer import NotUnderstood
from authoring.engine.companion import Draft, Offer, Unclear, View, Way
from authoring.engine.game import Event, Legal, Move, OpenMove, Refusal, Seat
from authoring.engine.scene import Room, Scene, Sheet, line

Json = Any


class PlainCompanion:
    """Works for every game, and knows none: `narrate` makes the game's narrators."""

    def __init__(self, narrate: Callable[[], Callable[[Event], str]]) -> None:
        self._narrate = narrate

    def narrator(self) -> Callable[[Event], str]:
        return self._narrate()

    def scene(self, view: View, room: Room) -> Scene:
        lines = tuple(line(text) for text in outline(view).split("\n"))
        return [Sheet("You know", lines)]

    def offer(self, view: View, legal: Legal, draft: Draft) -> Offer:
        ways = tuple(Way(text.strip(), "") for text in offer.lines(legal, lambda value: ""))
        return Offer("You may:", ways, (), free=False)

    def read(self, typed: str, view: View, legal: Legal, draft: Draft) -> Move | Draft:
        if not typed:
            raise Unclear("")
        seat = legal.moves[0].seat if legal.moves else view["seat"]
        try:
            move = offer.understand(typed, seat, legal, lambda value: "")
        except NotUnderstood as problem:
            raise Unclear(f"Not understood: {problem}.") from None
        if not isinstance(move, OpenMove):
            return move
        data = _data(typed)
        if data is None:
            raise Unclear(f"Write its data behind it, as JSON: {move.name} {_example(move)}")
        return Move(seat, move.name, data)

    def rules(self) -> Mapping[str, str]:
        return {}

    def refusal(self, refusal: Refusal) -> str:
        return refusal.sentence

    def is_public(self, view: View, legal: Legal) -> bool:
        return False

    def looks_on(self, view: View) -> bool:
        return False

    def agree(
        self, options: Mapping[str, Json], people: Collection[Seat], seats: int
    ) -> dict[str, Json]:
        return dict(options)


def _data(typed: str) -> dict[str, Json] | None:
    """The JSON mapping that stands behind a move's name."""
    try:
        data = json.loads(typed.partition(" ")[2])
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def _example(move: OpenMove) -> str:
    keys = ", ".join(f'"{key}": …' for key in offer.keys_of(move))
    return f"{{{keys}}}"


def outline(value: Json, indent: str = "") -> str:
    """Plain JSON as indented lines that a person reads."""
    if isinstance(value, Mapping) and value:
        return "\n".join(_branch(f"{key}:", each, indent) for key, each in value.items())
    if isinstance(value, list | tuple) and any(isinstance(each, Mapping) for each in value):
        return "\n".join(_branch("-", each, indent) for each in value)
    return indent + _leaf(value)


def _branch(head: str, value: Json, indent: str) -> str:
    leaf = not isinstance(value, Mapping | list | tuple) or not value
    flat = isinstance(value, list | tuple) and not any(isinstance(one, Mapping) for one in value)
    if leaf or flat:
        return f"{indent}{head} {_leaf(value)}"
    return f"{indent}{head}\n{outline(value, indent + '  ')}"


def _leaf(value: Json) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_leaf(each) for each in value) or "none"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
