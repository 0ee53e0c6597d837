"""What is ordered from a build besides the pack: which papers, which files, which look."""

from __future__ import annotations

from dataclasses import dataclass, field

from authoring.printing.theme import USUAL
from authoring.printing.ticket import Ticket


@dataclass(frozen=True, slots=True)
class Order:
    """One order. `locales` are printed one by one, each on cards of its own; without any
    the cards carry all languages of the deck.

    With `kit` the game's other parts are printed too, and a guide to printing all of it.
    `pack` asks for what an engine plays from, beside what is printed. `cards` are the only
    cards that are printed, by id; None is all. `tabletop` asks for Tabletop Simulator
    files; their pictures' addresses begin with it, and "" stands for the folder that they
    are written to.
    """

    papers: tuple[str, ...] = ("a4", "letter")
    theme: str = USUAL
    locales: tuple[str, ...] = ()
    ticket: Ticket = field(default_factory=Ticket)
    kit: bool = False
    cards: frozenset[str] | None = None
    pack: bool = True
    png: bool = False
    contact: bool = False
    tabletop: str | None = None
    services: tuple[str, ...] = ()
