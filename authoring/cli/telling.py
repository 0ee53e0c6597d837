"""What has happened at a table, in words, for whoever looks on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from authoring.cli.table.speech import speech
from authoring.engine.game import Event, Seat
from authoring.engine.seated import Named, Seated
from authoring.engine.table import LAPSE, Table, may_see

Narrate = Callable[[Event], str]


class Teller:
    """Tells one listener the events since it was last asked. A listener is a seat, or None
    for somebody who may see all cards. `called` are the names of those at the seats."""

    __slots__ = ("_called", "_heard", "_words", "narrate", "seat")

    def __init__(
        self,
        narrate: Narrate,
        seat: Seat | None,
        locale: str = "en",
        called: Mapping[Seat, str] | None = None,
    ) -> None:
        self._called = called or {}
        narrator: object = narrate
        if isinstance(narrator, Named):
            narrator.call(self._called)
        self.narrate = narrate
        self.seat = seat
        self._words = speech(locale)
        self._heard = 0

    def news(self, table: Table[Any]) -> list[str]:
        """The lines for what this listener has not heard yet."""
        events = table.log[self._heard :]
        self._heard = len(table.log)
        told = [self._tell(event) for event in events if self._may_see(event)]
        return [words for words in told if words]

    def catch_up(self, table: Table[Any], count: int) -> None:
        """Hear the first `count` events, and tell nothing of them any more."""
        for event in table.log[self._heard : count]:
            if self._may_see(event):
                self._tell(event)
        self._heard = max(self._heard, count)

    def _may_see(self, event: Event) -> bool:
        return self.seat is None or may_see(self.seat, event)

    def _tell(self, event: Event) -> str:
        if event.name == LAPSE:
            data, words = event.data, self._words
            cause, remedy = words[data["cause"]], words[data["policy"]]
            seat = Seated((data["seat"],), self._called)
            return words["lapse"].format(seat=seat, cause=cause, remedy=remedy)
        return self.narrate(event)
