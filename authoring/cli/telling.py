"""What has happened at a table, in words, for whoever looks on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from authoring.engine.game import Event, Seat
from authoring.engine.table import LAPSE, Table, may_see

Narrate = Callable[[Event], str]

CAUSES = {
    "exception": "failed",
    "illegal": "tried a move against the rules",
    "timeout": "took too long",
}

REMEDIES = {
    "default": "the mildest move is played for it",
    "forfeit": "it gives up the game, and the mildest moves are played for it",
}


class Teller:
    """Tells one listener the events since it was last asked. A listener is a seat, or None
    for somebody who may see all cards."""

    __slots__ = ("_heard", "narrate", "seat")

    def __init__(self, narrate: Narrate, seat: Seat | None) -> None:
        self.narrate = narrate
        self.seat = seat
        self._heard = 0

    def news(self, table: Table[Any]) -> list[str]:
        """The lines for what this listener has not heard yet."""
        events = table.log[self._heard :]
        self._heard = len(table.log)
        told = [self._tell(event) for event in events if self._may_see(event)]
        return [words for words in told if words]

    def _may_see(self, event: Event) -> bool:
        return self.seat is None or may_see(self.seat, event)

    def _tell(self, event: Event) -> str:
        if event.name == LAPSE:
            data = event.data
            return f"Seat {data['seat']} {CAUSES[data['cause']]}: {REMEDIES[data['policy']]}."
        return self.narrate(event)
