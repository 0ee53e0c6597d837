"""A Just One deck as the tables that the game is played from.

For each word the tables hold the folded forms that are right as a guess (JO-39),
those that are invalid as a clue and why (JO-26), and those that stand as a clue
whatever a dictionary says. A form of another language is folded as the language at
the table is, since that is how a clue is read. What the card says binds everybody;
what the word lexicon adds (`believed`) is for an engine that judges without one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from authoring.games.just_one.cards import Word, Words
from authoring.games.just_one.judging import JUDGING
from authoring.language.fold import FOLDING, fold
from authoring.language.neighbours import neighbours
from authoring.language.verdict import Kind
from authoring.pack.pack import Body, Json
from authoring.source.deck import Deck

KEPT: Mapping[Kind, int] = {
    Kind.INFLECTED: 12,
    Kind.FAMILY: 24,
    Kind.MISSPELT: 8,
    Kind.HOMOPHONE: 12,
    Kind.TRANSLATION: 24,
}
"""How many expressions of each kind the tables hold of what is believed, the plainest first."""


def compile_deck(deck: Deck[Words]) -> Body:
    """The cards in deck order, and the folded forms of their words by card."""
    locales = deck.header.locales

    def table(of_word: Callable[[Word, str], Json]) -> dict[str, list[dict[str, Json]]]:
        return {
            card.id: [{locale: of_word(word, locale) for locale in locales} for word in card.words]
            for card in deck.content.cards
        }

    cards = [{"id": card.id, "words": list(map(_word, card.words))} for card in deck.content.cards]
    tables = {
        "folding": FOLDING,
        "judging": JUDGING,
        "guesses": table(_guesses),
        "forbidden": table(_forbidden),
        "allowed": table(_allowed),
        "believed": table(believed(deck)),
    }
    return Body({"cards": cards}, tables)


def _word(word: Word) -> Json:
    return {"text": dict(word.text.entries), "level": word.level, "field": word.field}


def _folded(written: Iterable[str], locale: str) -> list[str]:
    return sorted({fold(one, locale) for one in written} - {""})


def _names(word: Word, locale: str) -> list[str]:
    """The word and its other names in this locale."""
    plainest = word.text.get(locale)
    return [*([] if plainest is None else [plainest]), *word.also.get(locale, ())]


def _guesses(word: Word, locale: str) -> list[str]:
    return _folded([*_names(word, locale), *word.homophones.get(locale, ())], locale)


def _allowed(word: Word, locale: str) -> list[str]:
    return _folded(word.unrelated.get(locale, ()), locale)


def believed(deck: Deck[Words]) -> Callable[[Word, str], dict[str, list[str]]]:
    """By kind what the lexicon surely relates to each word and its card does not mention."""
    texts = [
        (word.text[locale], locale)
        for card in deck.content.cards
        for word in card.words
        for locale in word.text
    ]
    found = neighbours(texts, KEPT)

    def of_word(word: Word, locale: str) -> dict[str, list[str]]:
        if locale not in word.text:
            return {}
        told = {form for forms in _forbidden(word, locale).values() for form in forms}
        told.update(_allowed(word, locale))
        kinds: dict[str, list[str]] = {}
        for kind in KEPT:
            others = found[word.text[locale], locale].get(kind, ())
            kinds[kind.value] = [form for form in _folded(others, locale) if form not in told]
            told.update(kinds[kind.value])
        return {kind: forms for kind, forms in kinds.items() if forms}

    return of_word


def _forbidden(word: Word, locale: str) -> dict[str, list[str]]:
    """By the kind of relation; a form has the first kind that it falls under."""
    foreign = [name for other in word.text if other != locale for name in _names(word, other)]
    for other, written in word.translations.items():
        if other != locale or other not in word.text:
            foreign.extend(written)
    kinds: dict[str, Iterable[str]] = {
        "same": _names(word, locale),
        "family": word.family.get(locale, ()),
        "homophone": word.homophones.get(locale, ()),
        "translation": foreign,
    }
    taken = set(_folded(word.unrelated.get(locale, ()), locale))
    taken -= set(_folded(kinds["same"], locale))
    found: dict[str, list[str]] = {}
    for kind, names in kinds.items():
        found[kind] = [form for form in _folded(names, locale) if form not in taken]
        taken.update(found[kind])
    return found
