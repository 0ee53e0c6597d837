"""A question lists more than forty different answers.

The more answers fit, the less often two players write the same one: with forty
equally known things four players hardly ever match, and the money in the pool only
grows. A list that long nearly always belongs to a question that is too broad.

Bad: everything there is.

    - id: animals
      category: nature
      text: {en: Name an animal.}
      answers: [{en: dog}, {en: cat}, … sixty more …]

Good: a narrower question.

    - id: farm-animals
      category: nature
      text: {en: Name an animal that lives on a farm.}
      answers: [{en: cow}, {en: pig}, {en: hen}, … a dozen more …]
"""

from __future__ import annotations

from collections.abc import Iterator

from authoring.finding import Flaw, Severity
from authoring.games.guess_club.cards import Questions
from authoring.games.guess_club.meaning import distinct
from authoring.source.deck import Deck

SEVERITY = Severity.WARNING

MOST = 40


def check(deck: Deck[Questions]) -> Iterator[Flaw]:
    for question in deck.content.questions:
        counts = {locale: distinct(question.answers, locale) for locale in deck.header.locales}
        locale = max(counts, key=lambda name: counts[name], default="")
        if counts.get(locale, 0) > MOST:
            yield Flaw(
                question.origin.key("answers"),
                f"question '{question.id}' has {counts[locale]} different answers in {locale}, "
                f"more than {MOST}",
                "ask for something narrower, so that players have a chance to match",
            )
