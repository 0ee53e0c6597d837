"""Questions as spreadsheets: one row a question, one row an answer."""

from __future__ import annotations

from authoring.games.guess_club.cards import Questions
from authoring.sheets.sheet import Sheet, names, said, text
from authoring.source.deck import Deck


def sheets(deck: Deck[Questions]) -> tuple[Sheet, ...]:
    """`categories`, `questions`, their `answers` and `wrong` answers."""
    locales = deck.header.locales
    answer = (*said("", locales), *names("also", locales))
    return (
        Sheet("categories", "category", said("label", locales)),
        Sheet("questions", "question", (*text("category"), *said("text", locales))),
        Sheet("answers", "question", answer, parts="answers"),
        Sheet("wrong", "question", answer, parts="wrong"),
    )
