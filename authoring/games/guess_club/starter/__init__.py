"""A first Guess Club deck, and what is asked for a new question."""

from __future__ import annotations

from pathlib import Path

from authoring.games.guess_club.cards import Questions
from authoring.kit import Starter
from authoring.source.deck import Deck
from authoring.starter.form import Ask, Form, Several, asked

TEMPLATES = Path(__file__).resolve().parent


def forms(deck: Deck[Questions]) -> dict[str, Form]:
    """The questions for a question, its answers and wrong answers."""
    locales = deck.header.locales
    categories = tuple(category.id for category in deck.content.categories)
    asks: tuple[Ask | Several, ...] = (
        Ask(("category",), "Category", categories),
        *asked("text", "Question", locales),
        Several(("answers",), "answer, most likely first", asked("", "Answer", locales), 12, 60),
        Several(("wrong",), "tempting wrong answer", asked("", "Wrong answer", locales), 0, 6),
    )
    return {"question": Form("question", asks, ("text",))}


STARTER = Starter(TEMPLATES, forms)
