"""A game of Things in Rings in which what a seat was not shown lies elsewhere (EN-02)."""

from __future__ import annotations

from typing import Any

from authoring.engine.game import Seat
from authoring.engine.table import Table


def elsewhere(played: Table[Any], seat: Seat) -> Table[Any] | None:
    """The things that the seat has not seen, in each other's places: in the deck, in the hands
    of others, and among what was laid aside. None when fewer than two are hidden.

    What the Knower turned up and put back is left alone, and so is what lies under the deck
    because no rule can judge it.
    """
    seen = {
        name
        for event in played.visible(seat)
        for name in _names(event.data)
        if event.name != "set_up"
    }
    again = Table(played.game, played.pack, played.seats, played.seed, played.options)
    state = again.state
    rows = [state.deck, state.discards, *state.held()]
    if state.demonstration is not None:
        rows.append(state.demonstration.hand)
    used = {name for move in played.moves for name in _names(move.data)}
    places = [
        (row, place)
        for row in rows
        for place, thing in enumerate(row)
        if thing not in seen and thing not in used
    ]
    if len(places) < 2:
        return None
    things = [row[place] for row, place in places]
    for (row, place), thing in zip(places, things[1:] + things[:1], strict=True):
        row[place] = thing
    for move in played.moves:
        again.play(move)
    return again


def _names(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [name for item in value.items() for each in item for name in _names(each)]
    if isinstance(value, list | tuple):
        return [name for item in value for name in _names(item)]
    return []
