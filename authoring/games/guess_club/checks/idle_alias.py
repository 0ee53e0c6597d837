"""An alias says nothing that the answer's other names do not say already.

Case, accents, width, spaces, hyphens, a leading article and the English plural are
forgiven anyway. An alias that differs in these alone is clutter, and hides from the
reader which names are really different.

Bad: the plural matches without help.

    - {en: berry, also: {en: [berries]}}

Good: another word.

    - {en: aubergine, also: {en: [eggplant]}}
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Question, Questions
from authoring.games.guess_club.meaning import names
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.WARNING


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    for question in deck.content.questions:
        yield from _flaws(question, deck.header.locales)


@gathered
def _flaws(question: Question, locales: tuple[str, ...]) -> Iterator[Flaw]:
    for answers in (question.answers, question.wrong):
        for locale in locales:
            first: dict[tuple[int, str], str] = {}
            for name in names(answers, locale):
                earlier = first.setdefault((name.index, name.form), name.written)
                if earlier is not name.written:
                    yield Flaw(
                        name.place,
                        f"alias '{name.written}' is the same as '{earlier}'",
                        "remove it: spelling, articles and plurals match without an alias",
                    )
