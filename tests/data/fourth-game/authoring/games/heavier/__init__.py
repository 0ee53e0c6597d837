"""Heavier: is the next animal heavier or lighter?"""

from __future__ import annotations

from collections.abc import Iterator

from authoring import preflight
from authoring.checks.check import Check, collect
from authoring.games.heavier.bots import make_random
from authoring.games.heavier.cards import SHAPE, Animals
from authoring.games.heavier.compile import compile_deck
from authoring.games.heavier.play import Heavier
from authoring.games.heavier.tell import narrate
from authoring.kit import GameKit
from authoring.printing.face import Component, Stack
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.source.deck import Deck


def faces(deck: Deck[Animals], theme: Theme, proof: Proof) -> Iterator[Stack]:
    """The printed cards; what draws them is imported only when something is printed."""
    from authoring.games.heavier.faces import faces as draw

    return draw(deck, theme, proof)


def components(deck: Deck[Animals], theme: Theme, proof: Proof) -> Iterator[Component]:
    """What is printed besides the cards."""
    from authoring.games.heavier.components import components as draw

    return draw(deck, theme, proof)


def checks() -> tuple[Check, ...]:
    return collect(f"{__name__}.checks") + preflight.checks(faces)


KIT = GameKit(
    name="heavier",
    shape=SHAPE,
    checks=checks,
    faces=faces,
    compile=compile_deck,
    pack_schema="heavier/pack.schema.json",
    game=Heavier(),
    bots={"random": make_random},
    narrate=narrate,
    components=components,
)
