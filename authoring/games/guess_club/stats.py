"""A Guess Club deck at a glance."""

from __future__ import annotations

from collections.abc import Iterator

from authoring.games.guess_club.cards import Question, Questions
from authoring.page.block import Block, Column, Section, Table
from authoring.page.summary import histogram, tally
from authoring.source.deck import Deck


def sections(deck: Deck[Questions]) -> Iterator[Section]:
    """Questions by category, answers a question, lengths in each locale, one row a question."""
    content, locales = deck.content, deck.header.locales
    order = tuple(category.id for category in content.categories)
    yield Section(
        "Questions",
        (
            tally("Questions by category", (each.category for each in content.questions), order),
            histogram("Answers a question", (len(each.answers) for each in content.questions)),
            histogram("Tempting wrong answers", (len(each.wrong) for each in content.questions)),
        ),
    )
    yield Section("Wording", tuple(_wording(content.questions, locales)))
    yield Section("Every question", (_table(content.questions, locales),))


def _wording(questions: tuple[Question, ...], locales: tuple[str, ...]) -> Iterator[Block]:
    for locale in locales:
        texts = [text for each in questions if (text := each.text.get(locale))]
        yield histogram(
            f"Characters a question, {locale}",
            map(len, texts),
            step=5 if max(map(len, texts), default=0) > 30 else 1,
        )
        names = [
            sum(1 for _ in answer.names(locale)) for each in questions for answer in each.answers
        ]
        yield histogram(f"Names an answer goes by, {locale}", names)


def _table(questions: tuple[Question, ...], locales: tuple[str, ...]) -> Table:
    rows = tuple(
        (
            each.id,
            each.category,
            len(each.answers),
            sum(len(names) for answer in each.answers for names in answer.also.values()),
            len(each.wrong),
            *(each.text.get(locale) for locale in locales),
        )
        for each in questions
    )
    counts = tuple(Column(name, "") for name in ("answers", "other names", "wrong"))
    texts = tuple(map(Column, locales))
    columns = (Column("question"), Column("category"), *counts, *texts)
    return Table("Questions", columns, rows, sought=True)
