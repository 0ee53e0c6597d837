"""Two questions of the deck ask for nearly the same.

Players who meet the second one in the same evening write what they wrote before.
Questions are compared by their words and by their answers: the same words in another
order, a wording that hardly differs and half of the answers in common, or answers
that are mostly the same whatever the wording.

Bad:

    - {id: round-fruit, text: {en: Name a round fruit.}, answers: [{en: apple}, …]}
    - {id: fruit-round, text: {en: Name a fruit that is round.}, answers: [{en: apple}, …]}

Good: another question.

    - {id: round-fruit, text: {en: Name a round fruit.}, …}
    - {id: round-toys, text: {en: Name a round toy.}, …}
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rapidfuzz.fuzz import ratio

from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Question, Questions
from authoring.games.guess_club.meaning import names
from authoring.language.fold import fold
from authoring.source.deck import Deck
from authoring.source.memory import remembered

SEVERITY = Severity.WARNING

LIKE_WORDING = 85
"""Similarity of the wording, 0 to 100: "Name a round fruit." and "Name a round toy." reach 79."""

HALF_IN_COMMON = 0.5
"""Common answers as a share of the shorter list, for questions of like wording."""

MOSTLY_IN_COMMON = 0.7
"""Common answers as a share of all answers of both, whatever the wording."""

FILLERS = frozenset(
    {"a", "an", "the", "of", "that", "which", "is", "are", "you", "your", "can", "name"}
    | {"something", "some", "one", "it", "has", "and", "or", "there", "be"}
)


@dataclass(frozen=True, slots=True)
class Gist:
    """A question in one locale, as it is compared."""

    question: Question
    wording: str
    words: frozenset[str]
    answers: frozenset[str]


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    told: set[tuple[str, str]] = set()
    for locale in deck.header.locales:
        gists = [
            _gist(question, locale)
            for question in deck.content.questions
            if locale in question.text
        ]
        for index, later in enumerate(gists):
            for earlier in gists[:index]:
                pair = (earlier.question.id, later.question.id)
                reason = "" if pair in told else _likeness(earlier, later)
                if reason:
                    told.add(pair)
                    yield Flaw(
                        later.question.text.origin.place(locale),
                        f"question '{pair[1]}' asks for nearly the same as '{pair[0]}': {reason}",
                        "keep one of the two, or ask for something else",
                    )


@remembered
def _gist(question: Question, locale: str) -> Gist:
    text = question.text[locale]
    words = frozenset(
        fold(word, locale)
        for word in re.findall(r"[^\W_]+", text)
        if word.casefold() not in FILLERS
    )
    forms = frozenset(name.form for name in names(question.answers, locale) if name.plainest)
    return Gist(question, fold(text, locale), words, forms)


def _likeness(one: Gist, other: Gist) -> str:
    """How the two are alike, or nothing."""
    if one.wording == other.wording or (one.words and one.words == other.words):
        return "the same words"
    common = len(one.answers & other.answers)
    if not common:
        return ""
    if common >= MOSTLY_IN_COMMON * len(one.answers | other.answers):
        return f"{common} answers in common"
    shorter = min(len(one.answers), len(other.answers))
    if common >= HALF_IN_COMMON * shorter:
        likeness = ratio(one.wording, other.wording, score_cutoff=LIKE_WORDING)
        if likeness >= LIKE_WORDING:
            return f"like wording and {common} answers in common"
    return ""
