"""The mat that animals are laid on, from light to heavy."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.heavier.cards import Animals
from authoring.printing import chrome
from authoring.printing.desk import Desk, said
from authoring.printing.face import Component, Face, PrintedCard, Shape
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.source.deck import Deck

WIDTH, HEIGHT = 180.0, 60.0


def components(deck: Deck[Animals], theme: Theme, proof: Proof) -> Iterator[Component]:
    desk = Desk(theme, proof, deck.header.locales)
    label = said("mat", "垫子")
    face = Face(
        WIDTH,
        HEIGHT,
        chrome.marks(
            chrome.ground(WIDTH, HEIGHT, theme.paper),
            Shape(f"M20 40H{WIDTH - 20}", stroke=theme.ink, stroke_width=1.0),
            desk.abreast(said("light", "轻"), desk.role("label"), 20, 32, 60),
        ),
    )
    stack = desk.stack("mat", deck.header.title, label, "180x60", (PrintedCard("mat", face),))
    yield Component(stack, said("Lay it in the middle.", "放在桌子中央。"))
