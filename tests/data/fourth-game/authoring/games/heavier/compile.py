"""A Heavier deck as the body of a pack."""

from __future__ import annotations

from authoring.games.heavier.cards import Animals
from authoring.pack.pack import Body
from authoring.source.deck import Deck


def compile_deck(deck: Deck[Animals]) -> Body:
    animals = [
        {"id": animal.id, "name": dict(animal.name.entries), "grams": animal.grams}
        for animal in deck.content.animals
    ]
    return Body({"animals": animals}, {})
