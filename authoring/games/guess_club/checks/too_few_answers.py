"""A question has fewer than ten different answers in a language that the deck speaks.

Everybody writes several answers, and all of one player's must differ. With few
answers to choose from, players run dry or all write the same, and nothing is left to
guess. Two spellings of one name count as one answer, and so do two answers that share
an alias.

Bad: only three things fit.

    - id: primary-colours
      category: colours
      text: {en: Name a primary colour.}
      answers: [{en: red}, {en: yellow}, {en: blue}]

Good: ten or more things that people think of.

    - id: colours
      category: colours
      text: {en: Name a colour.}
      answers: [{en: red}, {en: blue}, {en: green}, …]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Questions
from authoring.games.guess_club.meaning import distinct
from authoring.source.deck import Deck

SEVERITY = Severity.ERROR

FEWEST = 10
"""GC-17."""


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    for question in deck.content.questions:
        for locale in deck.header.locales:
            count = distinct(question.answers, locale)
            if question.answers and not any(locale in one.text for one in question.answers):
                continue  # Told of each answer, or of the locale, as missing-locale.
            if count < FEWEST:
                yield Flaw(
                    question.origin.key("answers"),
                    f"question '{question.id}' has {count} different answers in {locale}, "
                    f"and needs {FEWEST}",
                    f"add {FEWEST - count} more, or ask for something broader",
                )
