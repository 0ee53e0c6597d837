"""What narrators of games have in common: a line of words for each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.engine.game import Event, Json, Seat
from authoring.engine.seated import Seated
from authoring.engine.spoken import worded


class Telling:
    """Tells each event in one or more lines, "" for one that needs no words.

    A method `_tell_NAME` tells the events of that name, given their data. `words` are the
    lines to be filled in, by name; "seat" is the one that names a seat, which stands in lines as
    `{0:Seat }`.
    """

    def __init__(self, words: Mapping[str, str], locale: str) -> None:
        self._words = words
        self._locale = locale
        self._called: dict[Seat, str] = {}

    def call(self, names: Mapping[Seat, str]) -> None:
        """Use these names of those at the seats from now on."""
        self._called.update(names)

    def __call__(self, event: Event) -> str:
        tell = getattr(self, f"_tell_{event.name}", None)
        told: str = tell(event.data) if tell else ""
        return told

    def _say(self, line: str, **parts: Any) -> str:
        return self._words[line].format(**parts)

    def _seat(self, seat: Seat) -> str:
        return self._words["seat"].format(self._seated(seat))

    def _seated(self, *seats: Seat) -> Seated:
        return Seated(seats, self._called, self._words["comma"])

    def _quoted(self, words: str) -> str:
        return self._words["quoted"].format(words)

    def _text(self, texts: Mapping[str, Json]) -> str:
        return worded(texts, self._locale)
