"""What Just One is played with besides its word cards."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.just_one.cards import Words
from authoring.games.just_one.components.easels import easels
from authoring.games.just_one.components.figures import design
from authoring.games.just_one.components.score import score_sheet
from authoring.games.just_one.components.slips import slips
from authoring.printing.desk import Desk
from authoring.printing.face import Component
from authoring.printing.leaflet import leaflets
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.source.deck import Deck


def components(deck: Deck[Words], theme: Theme, proof: Proof) -> Iterator[Component]:
    """Easels and the slips for them, a sheet for scores, and the rules."""
    desk, title = Desk(theme, proof, deck.header.locales), deck.header.title
    yield easels(desk.at("easels"), title)
    yield slips(desk.at("clue slips"), title)
    yield score_sheet(desk.at("score sheet"), title)
    yield from leaflets(
        desk.at("leaflet"), deck.header, design, lambda _: {"cards": len(deck.content.cards)}
    )
