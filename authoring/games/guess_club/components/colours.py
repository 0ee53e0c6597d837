"""The colours of the players, each with a shape of its own (GC-08)."""

from __future__ import annotations

from dataclasses import dataclass

from authoring.games.guess_club.faces import EMBLEMS, SWATCHES
from authoring.printing.desk import Desk
from authoring.printing.theme import Swatch


@dataclass(frozen=True, slots=True)
class Colour:
    """The colour of one player: its name, how it looks, and its shape."""

    name: str
    swatch: Swatch
    emblem: str


def colours(desk: Desk, players: int) -> tuple[Colour, ...]:
    """So many colours, one a player."""
    return tuple(
        Colour(name, desk.theme.swatches[name], emblem)
        for name, emblem in list(zip(SWATCHES, EMBLEMS, strict=True))[:players]
    )


def neutral(desk: Desk) -> Colour:
    """What belongs to nobody."""
    theme = desk.theme
    grey = Swatch(theme.colours["hairline"], theme.ink, theme.paper, theme.swatches["ink"].tint)
    return Colour("spare", grey, "circle")
