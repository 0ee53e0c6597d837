"""The same thing stands among a question's answers and among its wrong answers.

An answer that fits may win the pool; one that does not costs a fine. The judge
cannot do both.

Bad: is a tomato a fruit or not?

    answers: [{en: apple}, {en: tomato}, …]
    wrong: [{en: tomatoes}]

Good: one of the two.

    answers: [{en: apple}, …]
    wrong: [{en: tomato}]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Question, Questions
from authoring.games.guess_club.meaning import names
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.ERROR


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    for question in deck.content.questions:
        yield from _flaws(question, deck.header.locales)


@gathered
def _flaws(question: Question, locales: tuple[str, ...]) -> Iterator[Flaw]:
    told: set[int] = set()
    for locale in locales:
        right = {name.form: name for name in names(question.answers, locale)}
        for name in names(question.wrong, locale):
            if name.form in right and name.index not in told:
                told.add(name.index)
                yield Flaw(
                    name.place,
                    f"'{name.written}' is wrong here and right as answer "
                    f"{right[name.form].index + 1} of question '{question.id}'",
                    "keep it in one of the two lists",
                )
