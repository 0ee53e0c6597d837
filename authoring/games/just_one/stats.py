"""A Just One deck at a glance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from authoring.games.just_one.cards import RELATIONS, Word, WordCard, Words
from authoring.page.block import Block, Column, Matrix, Section, Table, Value
from authoring.page.summary import histogram, tally
from authoring.source.deck import Deck

LEVELS = ("easy", "medium", "hard")


def sections(deck: Deck[Words]) -> Iterator[Section]:
    """Words by level and field, lengths and first letters, what is declared, one row a card."""
    locales = deck.header.locales
    words = [word for card in deck.content.cards for word in card.words]
    yield Section(
        "Words",
        (
            tally("Words by level", (word.level for word in words), LEVELS),
            tally("Words by field", (word.field for word in words)),
            _fields(words),
            _mixes(deck.content),
        ),
    )
    yield Section("Wording", tuple(block for one in locales for block in _wording(words, one)))
    yield Section("What cards declare", (_declared(words, locales),))
    yield Section("Every card", (_cards(deck.content, locales),))


def _fields(words: list[Word]) -> Matrix:
    found = Counter((word.field, word.level) for word in words)
    fields = tuple(sorted({word.field for word in words}))
    cells = tuple(tuple(found[field, level] for level in LEVELS) for field in fields)
    return Matrix("Words by field and level", fields, LEVELS, cells)


def _mixes(content: Words) -> Block:
    mixes = (
        " + ".join(
            f"{count} {level}"
            for level in LEVELS
            if (count := sum(word.level == level for word in card.words))
        )
        for card in content.cards
    )
    return tally("Cards by their mix of levels", mixes)


def _wording(words: list[Word], locale: str) -> Iterator[Block]:
    texts = [text for word in words if (text := word.text.get(locale))]
    yield histogram(f"Characters a word, {locale}", map(len, texts))
    firsts = Counter(text[0].lower() for text in texts)
    if len(firsts) <= 40:
        order = sorted(firsts)
        yield tally(f"Words by first letter, {locale}", (text[0].lower() for text in texts), order)


def _declared(words: list[Word], locales: tuple[str, ...]) -> Table:
    def count(relation: str, locale: str) -> int:
        return sum(bool(word.declared(relation).get(locale)) for word in words)

    rows: tuple[tuple[Value, ...], ...] = tuple(
        (name, *(count(name, locale) for locale in locales)) for name in RELATIONS
    )
    columns = (Column("relation"), *(Column(f"words, {locale}", "") for locale in locales))
    return Table("Words with a relation declared", columns, rows)


def _cards(content: Words, locales: tuple[str, ...]) -> Table:
    def texts(card: WordCard) -> Iterator[str]:
        for locale in locales:
            yield " · ".join(word.text.get(locale) or "–" for word in card.words)

    rows = tuple(
        (
            card.id,
            *texts(card),
            " ".join(word.level for word in card.words),
            ", ".join(word.field for word in card.words),
        )
        for card in content.cards
    )
    columns = (Column("card"), *map(Column, locales), Column("levels"), Column("fields"))
    return Table("Cards", columns, rows, sought=True)
