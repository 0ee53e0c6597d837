"""The question names one of its own answers.

Whoever reads the question has read that answer, so everybody writes it and the first
to play it takes the pool for nothing; or nobody dares to. Either way one answer is
lost, and the question sounds odd when read aloud.

Bad: lemon is given away.

    text: {en: "Name a fruit, like a lemon."}
    answers: [{en: lemon}, …]

Good:

    text: {en: Name a sour fruit.}
    answers: [{en: lemon}, …]
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Question, Questions
from authoring.games.guess_club.meaning import names
from authoring.language.fold import fold
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.WARNING

SHORTEST_UNSPACED = 2
"""Letters of a name that is looked for inside a text without spaces: one may be any word's."""


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    for question in deck.content.questions:
        yield from _flaws(question, deck.header.locales)


@gathered
def _flaws(question: Question, locales: tuple[str, ...]) -> Iterator[Flaw]:
    for locale in locales:
        text = question.text.get(locale)
        if text is None:
            continue
        for name in names(question.answers, locale):
            if _says(text, name.written, locale):
                yield Flaw(
                    name.place,
                    f"answer '{name.written}' is given away by the text of question "
                    f"'{question.id}'",
                    "reword the question, or leave the answer out",
                )


def _says(text: str, name: str, locale: str) -> bool:
    if locale.partition("-")[0] in {"zh", "ja"}:
        form = fold(name, locale)
        return len(form) >= SHORTEST_UNSPACED and form in fold(text, locale)
    spoken, wanted = _words(text, locale), _words(name, locale)
    span = len(wanted)
    return span > 0 and any(
        spoken[start : start + span] == wanted for start in range(len(spoken) - span + 1)
    )


def _words(text: str, locale: str) -> list[str]:
    return [fold(word, locale) for word in re.findall(r"[^\W_]+(?:['’][^\W_]+)*", text)]
