"""What Things in Rings is played with besides its cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from authoring.games.things_in_rings.cards import RingsContent
from authoring.games.things_in_rings.components.figures import design
from authoring.games.things_in_rings.components.key import keys
from authoring.games.things_in_rings.components.labels import labels
from authoring.games.things_in_rings.components.rings import mats
from authoring.printing.desk import Desk
from authoring.printing.face import Component
from authoring.printing.leaflet import leaflets
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.source.deck import Deck


def components(deck: Deck[RingsContent], theme: Theme, proof: Proof) -> Iterator[Component]:
    """The rings and their labels, the Knower's answer key, and the rules."""
    desk, title = Desk(theme, proof, deck.header.locales), deck.header.title
    yield mats(desk.at("rings"), title)
    yield labels(desk.at("ring labels"), title)
    yield from keys(desk.at("answer key"), title, deck.content)
    yield from leaflets(desk.at("leaflet"), deck.header, design, partial(_counted, deck.content))


def _counted(content: RingsContent, locale: str) -> dict[str, int]:
    """How many things there are, and rules to play with in a language."""
    rules = [rule for rule in content.rules if locale in rule.locales]
    return {"things": len(content.things), "rules": len(rules)}
