"""An English answer has a capital, though it is no proper name.

Answers are read aloud from the key beside what people wrote. One capital among small letters
looks as if a brand or a person were meant, and somebody asks. Words that are a name in any
of their meanings (Turkey), titles, brands and abbreviations are passed over, and so is what
the dictionary does not have. `--fix` writes small letters.

Bad:

    - {en: Telescope, zh-Hans: 望远镜}

Good:

    - {en: telescope, zh-Hans: 望远镜}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.checks.capital import capitalized
from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Question, Questions
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.WARNING


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    for question in deck.content.questions:
        yield from _flaws(question)


@gathered
def _flaws(question: Question) -> Iterator[Flaw]:
    for answer in (*question.answers, *question.wrong):
        yield from capitalized(answer.text)
