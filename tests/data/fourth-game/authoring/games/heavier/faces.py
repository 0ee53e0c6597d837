"""An animal's card: its name on the front, what it weighs on the back."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.heavier.cards import Animal, Animals
from authoring.printing import text
from authoring.printing.face import Face, Mark, PrintedCard, Shape, Stack
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.source.deck import Deck

WIDTH, HEIGHT, BLEED, MARGIN = 63.0, 88.0, 3.0, 6.0


def faces(deck: Deck[Animals], theme: Theme, proof: Proof) -> Iterator[Stack]:
    locales = deck.header.locales
    cards = tuple(_card(animal, locales, theme, proof) for animal in deck.content.animals)
    yield Stack("animals", "Animals", "poker", cards)


def _card(animal: Animal, locales: tuple[str, ...], theme: Theme, proof: Proof) -> PrintedCard:
    copies = text.copies(animal.id, animal.name, locales)
    role, box = theme.roles["name"], (WIDTH - 2 * MARGIN, 40.0)
    blocks = text.column(copies, role, box, proof, "name")
    front: list[Mark] = [_ground(theme.paper)]
    top = 30.0
    for block in blocks:
        front += block.at(MARGIN, top, box[0], text.CENTRE)
        top += block.height + 3.0
    grams = text.Copy(f"{animal.grams} g", "en", animal.id, animal.origin.place("grams"))
    weight = text.line(grams, role.first.on(theme.paper), box[0], proof, "weight")
    back = (_ground(theme.ink), *weight.at(MARGIN, 40.0, box[0], text.CENTRE))
    return PrintedCard(animal.id, Face(WIDTH, HEIGHT, tuple(front)), Face(WIDTH, HEIGHT, back))


def _ground(colour: str) -> Shape:
    right, bottom = WIDTH + BLEED, HEIGHT + BLEED
    path = f"M{-BLEED} {-BLEED}H{right}V{bottom}H{-BLEED}Z"
    return Shape(path, colour)
