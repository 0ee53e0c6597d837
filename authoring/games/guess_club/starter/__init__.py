"""A first Guess Club deck, and what is asked for a new question."""

from __future__ import annotations

from pathlib import Path

from authoring.games.guess_club.cards import Questions
from authoring.kit import Starter
from authoring.source.deck import Deck
from authoring.starter.form import Ask, Form, Several, Standing, asked

TEMPLATES = Path(__file__).resolve().parent


def forms(deck: Deck[Questions]) -> dict[str, Form]:
    """The questions for a question, its answers and wrong answers."""
    locales = deck.header.locales
    categories = tuple(category.id for category in deck.content.categories)
    answer, wrong = (
        asked("", prompt, locales, standing=()) for prompt in ("Answer", "Wrong answer")
    )
    asks: tuple[Ask | Several, ...] = (
        Ask(("category",), "Category", categories),
        *asked("text", "Question", locales, standing=_standing(deck)),
        Several(("answers",), "answer, most likely first", answer, 12, 60),
        Several(("wrong",), "tempting wrong answer", wrong, 0, 6),
    )
    return {"question": Form("question", asks, ("text",))}


def _standing(deck: Deck[Questions]) -> Standing:
    """The questions of the deck, of which none may be asked twice."""
    for question in deck.content.questions:
        for locale in question.text:
            yield locale, question.text[locale], f"question {question.id}"


STARTER = Starter(TEMPLATES, forms)
