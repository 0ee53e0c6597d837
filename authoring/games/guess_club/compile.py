"""A Guess Club deck as the tables that the game is played from.

The tables hold every known name of every answer in its folded form, so that an
engine needs no dictionary: two answers that lead to the same number are a match
(GC-42), one among the wrong ones does not fit (GC-47), and of any other only the
folded form is known.
"""

from __future__ import annotations

from collections.abc import Iterable

from authoring.games.guess_club.cards import Answer, Question, Questions
from authoring.games.guess_club.meaning import names
from authoring.language.fold import FOLDING
from authoring.model import Text
from authoring.pack.pack import Body, Json
from authoring.source.deck import Deck


def compile_deck(deck: Deck[Questions]) -> Body:
    """The cards in deck order, and the folded forms of their answers by question."""
    questions = deck.content.questions
    locales = deck.header.locales
    cards = {
        "categories": [
            {"id": category.id, "label": _text(category.label)}
            for category in deck.content.categories
        ],
        "questions": [_question(question) for question in questions],
    }
    tables = {
        "folding": FOLDING,
        "answer_keys": {
            question.id: {locale: _keys(question, locale) for locale in locales}
            for question in questions
        },
        "wrong_keys": {
            question.id: {
                locale: sorted({name.form for name in names(question.wrong, locale)} - {""})
                for locale in locales
            }
            for question in questions
        },
    }
    return Body(cards, tables)


def _keys(question: Question, locale: str) -> dict[str, int]:
    """From folded form to the index of its answer; of two, the likelier one has it."""
    keys: dict[str, int] = {}
    for name in names(question.answers, locale):
        if name.form:
            keys.setdefault(name.form, name.index)
    return keys


def _question(question: Question) -> Json:
    return {
        "id": question.id,
        "category": question.category,
        "text": _text(question.text),
        "answers": _answers(question.answers),
        "wrong": _answers(question.wrong),
    }


def _answers(answers: Iterable[Answer]) -> list[Json]:
    return [
        {
            "text": _text(answer.text),
            "also": {locale: list(written) for locale, written in answer.also.items()},
        }
        for answer in answers
    ]


def _text(text: Text) -> dict[str, str]:
    return dict(text.entries)
