"""A text is missing in one of the deck's locales.

Cards are printed in every locale of the deck, and a table may play in any of them. Where
a text is missing, one side of the card stays empty and the players of that language
cannot play it. A rule about words that names its own `locales` needs only those.

Bad: the deck has `locales: [en, zh-Hans]`.

    text: {en: Name a round fruit.}

Good:

    text: {en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.model import Card, Text
from authoring.source.deck import Deck
from authoring.source.memory import gathered

SEVERITY = Severity.ERROR
PLAIN = frozenset({str, int, float, bool, frozenset, type(None)})
"""What holds no text in several locales."""

_found: dict[type[Any], tuple[str, ...]] = {}


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    locales = deck.header.locales
    yield from _lacking(deck.header.title, locales)
    for card in deck.cards:
        yield from _of_card(card, locales)
    for text, needed in _texts(deck.content, locales, set(map(id, deck.cards))):
        yield from _lacking(text, needed)


@gathered
def _of_card(card: Card, locales: tuple[str, ...]) -> Iterator[Flaw]:
    for text, needed in _texts(card, locales, set()):
        yield from _lacking(text, needed)


def _lacking(text: Text, needed: Sequence[str]) -> Iterator[Flaw]:
    missing = [locale for locale in needed if locale not in text]
    if not missing or not text.entries:
        return
    locale, words = text.entries[0]
    yield Flaw(
        text.origin.place(locale),
        f"'{words}' is not said in {' or '.join(missing)}",
        f"add {missing[0]}: …",
    )


def _texts(
    value: Any, locales: Sequence[str], seen: set[int]
) -> Iterator[tuple[Text, Sequence[str]]]:
    """Every text inside a value, each once, with the locales that it must speak."""
    kind = type(value)
    if kind in PLAIN:
        return
    if kind is Text:
        yield value, locales
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _texts(inner, locales, seen)
    elif isinstance(value, (tuple, list)):
        for inner in value:
            if type(inner) not in PLAIN:
                yield from _texts(inner, locales, seen)
    elif dataclasses.is_dataclass(value) and id(value) not in seen:
        seen.add(id(value))
        spoken = getattr(value, "locales", None) or locales
        for name in _names(kind):
            inner = getattr(value, name)
            if type(inner) not in PLAIN:
                yield from _texts(inner, spoken, seen)


def _names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a class of cards that may hold texts."""
    if kind not in _found:
        fields = dataclasses.fields(kind)
        _found[kind] = tuple(field.name for field in fields if field.name != "origin")
    return _found[kind]
