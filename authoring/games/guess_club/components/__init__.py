"""What Guess Club is played with besides its question cards."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.guess_club.cards import Questions
from authoring.games.guess_club.components.answers import answers
from authoring.games.guess_club.components.board import board
from authoring.games.guess_club.components.chips import chips
from authoring.games.guess_club.components.figures import design
from authoring.games.guess_club.components.key import keys
from authoring.games.guess_club.components.markers import markers
from authoring.printing.desk import Desk
from authoring.printing.face import Component
from authoring.printing.leaflet import leaflets
from authoring.printing.proof import Proof
from authoring.printing.theme import Theme
from authoring.source.deck import Deck


def components(deck: Deck[Questions], theme: Theme, proof: Proof) -> Iterator[Component]:
    """The board, what lies on it, and the cards to write on."""
    desk, title = Desk(theme, proof, deck.header.locales), deck.header.title
    yield board(desk.at("board"), title)
    yield answers(desk.at("answer cards"), title)
    yield markers(desk.at("markers"), title)
    yield chips(desk.at("chips"), title)
    yield from keys(desk.at("answer key"), title, deck.content)
    yield from leaflets(desk.at("leaflet"), deck.header, design)
