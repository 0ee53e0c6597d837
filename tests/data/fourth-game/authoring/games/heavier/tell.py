"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable

from authoring.engine.game import Event
from authoring.pack.pack import Pack


def narrate(pack: Pack, locale: str) -> Callable[[Event], str]:
    names = {animal["id"]: animal["name"][locale] for animal in pack.cards["animals"]}

    def tell(event: Event) -> str:
        name = names[event.data["animal"]]
        if event.name == "began":
            return name
        return f"{event.data['seat']}: {name} ({event.data['points']})"

    return tell
