"""A first Guess Club deck, and what is asked for a new question."""

from __future__ import annotations

from pathlib import Path

from authoring.games.guess_club.cards import Questions
from authoring.kit import Starter
from authoring.source.deck import Deck
from authoring.starter.description import description
from authoring.starter.form import Ask, Form, Several, Standing, asked

TEMPLATES = Path(__file__).resolve().parent
SCHEMA = "guess-club/questions.schema.json"


def forms(deck: Deck[Questions]) -> dict[str, Form]:
    """The questions for a question, its answers and wrong answers."""
    locales = deck.header.locales
    categories = {
        one.id: " / ".join(one.label[locale] for locale in locales if locale in one.label)
        for one in deck.content.categories
    }
    category, text, answers, wrong = (
        description(SCHEMA, "question", key) for key in ("category", "text", "answers", "wrong")
    )
    answer, tempting = (
        asked("", prompt, locales, standing=(), about=about)
        for prompt, about in (("Answer", answers), ("Wrong answer", wrong))
    )
    asks: tuple[Ask | Several, ...] = (
        Ask(("category",), "Category", tuple(categories), about=category, means=categories),
        *asked("text", "Question", locales, standing=_standing(deck), about=text),
        Several(("answers",), "answer", answer, 12, 60, "answers (the most likely first)"),
        Several(("wrong",), "wrong answer", tempting, 0, 6, "tempting wrong answers"),
    )
    return {"question": Form("question", asks, ("text",), ("category",))}


def _standing(deck: Deck[Questions]) -> Standing:
    """The questions of the deck, of which none may be asked twice."""
    for question in deck.content.questions:
        for locale in question.text:
            yield locale, question.text[locale], f"question {question.id}"


STARTER = Starter(TEMPLATES, forms)
