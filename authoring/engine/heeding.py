"""Players and judges who heed some events, each by a method of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MethodType
from typing import Any, ClassVar

from authoring.engine.game import Event, Json


class Heeding:
    """Who is told of events and heeds those that `HEEDS` names; a subclass fills it."""

    HEEDS: ClassVar[Mapping[str, Callable[[Any, Mapping[str, Json]], None]]] = {}

    def see(self, event: Event) -> None:
        """Heed an event, if it is one that matters."""
        heed = self.HEEDS.get(event.name)
        if heed is not None:
            heed(self, event.data)

    def heeds(self) -> Mapping[str, Callable[[Mapping[str, Json]], None]]:
        """What is done on each event that matters."""
        return {name: MethodType(heed, self) for name, heed in self.HEEDS.items()}
