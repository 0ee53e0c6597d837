"""One alias leads to two answers of a question.

A player who writes it matches the one and the other, which the players who hold
those two have reason to dispute. An alias belongs to one answer, or to none. An alias
that the lexicon knows for a form of a name of another answer is told as a warning.

Bad: is a clementine a mandarin or an orange?

    answers:
      - {en: orange, also: {en: [clementine]}}
      - {en: mandarin, also: {en: [clementine]}}

Good: decide.

    answers:
      - {en: orange}
      - {en: mandarin, also: {en: [clementine]}}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Question, Questions
from authoring.games.guess_club.meaning import Name, names, one_word
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.ERROR


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    for question in deck.content.questions:
        yield from _flaws(question, deck.header.locales)


@gathered
def _flaws(question: Question, locales: tuple[str, ...]) -> Iterator[Flaw]:
    for locale in locales:
        first: dict[str, Name] = {}
        for name in names(question.answers, locale):
            if name.plainest:
                continue
            earlier = first.setdefault(name.form, name)
            if earlier.index != name.index:
                yield Flaw(
                    name.place,
                    f"alias '{name.written}' leads to answers {earlier.index + 1} and "
                    f"{name.index + 1} of question '{question.id}'",
                    "keep it under the answer that it is another name of",
                )
        for later, earlier, reason in one_word(question.answers, locale):
            alias, other = (earlier, later) if later.plainest else (later, earlier)
            if not alias.plainest:
                yield Flaw(
                    alias.place,
                    f"alias '{alias.written}' of answer {alias.index + 1} leads to answer "
                    f"{other.index + 1} of question '{question.id}': {reason.rstrip('.')}",
                    "keep it under the answer that it is another name of",
                    severity=Severity.WARNING,
                )
