"""A Guess Club deck as the tables that the game is played from.

The tables hold every known name of every answer in its folded form, so that an
engine needs no dictionary: two answers that lead to the same number are a match
(GC-42), one among the wrong ones does not fit (GC-47), and of any other only the
folded form is known. What the word lexicon adds stands apart (`believed_keys`), for
an engine that judges without one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from authoring.games.guess_club.cards import Answer, Question, Questions
from authoring.games.guess_club.meaning import names
from authoring.language.fold import FOLDING, fold
from authoring.language.neighbours import neighbours
from authoring.language.verdict import Kind
from authoring.model import Text
from authoring.pack.pack import Body, Json
from authoring.source.deck import Deck

KEPT: Final[Mapping[Kind, int]] = {
    Kind.INFLECTED: 6,
    Kind.MISSPELT: 4,
    Kind.SYNONYM: 8,
    Kind.TRANSLATION: 6,
}
"""How many expressions of each kind the tables hold of what is believed, the commonest first."""

JUDGING: Final = (
    "An answer is folded in each locale at the table. 1. Where answer_keys of the question has"
    " its folded form in that locale, it names the answer of that index. 2. If none has, and"
    " wrong_keys has its folded form in a locale, it does not fit (GC-47). 3. If neither, it names"
    " the answer of the index that believed_keys has in the first locale that has its folded form."
    " 4. Else the tables do not know it: whether it fits is for people, or agreed on before. Two"
    " answers match (GC-42) if both name an answer of the same index, or if neither names any and"
    " they have a folded form in common in a locale; else they do not, as far as the tables tell:"
    " slips of the pen, and two unknown answers that mean the same, take knowledge of the language."
)
"""How an engine judges from the tables alone, in words, for the pack."""


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
        "judging": JUDGING,
        "answer_keys": {
            question.id: {locale: _keys(question, locale) for locale in locales}
            for question in questions
        },
        "wrong_keys": {
            question.id: {locale: _wrong(question, locale) for locale in locales}
            for question in questions
        },
        "believed_keys": _believed(questions, locales),
    }
    return Body(cards, tables)


def _keys(question: Question, locale: str) -> dict[str, int]:
    """From folded form to the index of its answer; of two, the likelier one has it."""
    keys: dict[str, int] = {}
    for name in names(question.answers, locale):
        if name.form:
            keys.setdefault(name.form, name.index)
    return keys


def _wrong(question: Question, locale: str) -> list[str]:
    return sorted({name.form for name in names(question.wrong, locale)} - {""})


def _believed(
    questions: Iterable[Question], locales: Sequence[str]
) -> dict[str, dict[str, dict[str, int]]]:
    """Further forms that surely mean an answer, of two answers the likelier (GC-42)."""
    asked = [
        (answer.text[locale], locale)
        for question in questions
        for answer in question.answers
        for locale in locales
        if locale in answer.text
    ]
    found = neighbours(asked, KEPT)

    def keys(question: Question, locale: str) -> dict[str, int]:
        told = {*_keys(question, locale), *_wrong(question, locale), ""}
        believed: dict[str, int] = {}
        for index, answer in enumerate(question.answers):
            if locale in answer.text:
                for others in found[answer.text[locale], locale].values():
                    for form in (fold(other, locale) for other in others):
                        if form not in told:
                            believed.setdefault(form, index)
        return believed

    return {
        question.id: {locale: keys(question, locale) for locale in locales}
        for question in questions
    }


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
