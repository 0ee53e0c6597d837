"""A text is missing in one of the deck's locales.

Cards are printed in every locale of the deck, and a table may play in any of them. Where
a text is missing, one side of the card stays empty and the players of that language
cannot play it. A rule about words that names its own `locales` needs only those.

A language that half of the cards or more do not speak yet is told once, at its name in
deck.yml, with the number of texts that it lacks.

Bad: the deck has `locales: [en, zh-Hans]`.

    text: {en: Name a round fruit.}

Good:

    text: {en: Name a round fruit., zh-Hans: 说出一种圆形的水果。}
"""

from __future__ import annotations

import dataclasses
import shlex
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from authoring.finding import Flaw, Severity
from authoring.model import Card, Text
from authoring.source.deck import Deck
from authoring.source.memory import gathered
from authoring.source.wording import counted

SEVERITY = Severity.ERROR
PLAIN = frozenset({str, int, float, bool, frozenset, type(None)})
"""What holds no text in several locales."""

MOST = 10
"""So many texts are told one by one in any case."""

SHOWN = 5
"""How many ids are named of the cards that do not speak a locale."""

_found: dict[type[Any], tuple[str, ...]] = {}


@dataclass(frozen=True, slots=True)
class Lack:
    """A text, and the locales that it must speak and does not. `card` is the id of its card, or
    blank for what stands on none."""

    text: Text
    missing: tuple[str, ...]
    card: str = ""


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    lacks = list(_lacks(deck))
    new = {locale: found for locale in deck.header.locales if (found := _new(locale, lacks, deck))}
    for locale, found in new.items():
        yield _unspoken(locale, found, deck)
    for one in lacks:
        missing = [locale for locale in one.missing if locale not in new]
        if missing:
            yield _unsaid(one.text, missing)


def _lacks(deck: Deck[Any]) -> Iterator[Lack]:
    locales = deck.header.locales
    yield from _lacking(deck.header.title, locales)
    for card in deck.cards:
        yield from _of_card(card, locales)
    for text, needed in _texts(deck.content, locales, set(map(id, deck.cards))):
        yield from _lacking(text, needed)


@gathered
def _of_card(card: Card, locales: tuple[str, ...]) -> Iterator[Lack]:
    for text, needed in _texts(card, locales, set()):
        yield from _lacking(text, needed, card.id)


def _lacking(text: Text, needed: Sequence[str], card: str = "") -> Iterator[Lack]:
    missing = tuple(locale for locale in needed if locale not in text)
    if missing and text.entries:
        yield Lack(text, missing, card)


def _new(locale: str, lacks: Sequence[Lack], deck: Deck[Any]) -> Sequence[Lack]:
    """What a locale lacks that the deck does not really speak yet; nothing, where texts were
    forgotten."""
    found = [one for one in lacks if locale in one.missing]
    cards = {one.card for one in found if one.card}
    return found if len(found) > MOST and len(cards) * 2 >= len(deck.cards) else ()


def _unspoken(locale: str, lacks: Sequence[Lack], deck: Deck[Any]) -> Flaw:
    cards = list(dict.fromkeys(one.card for one in lacks if one.card))
    first = f"{', '.join(cards[:SHOWN])}{', …' if len(cards) > SHOWN else ''}"
    origin = deck.header.origin
    return Flaw(
        origin.place("locales", origin.document.data["locales"].index(locale)),
        f"{counted(len(lacks), 'text')} are not said in {locale}, "
        f"on {len(cards):,} of {counted(len(deck.cards), 'card')}",
        f"`authoring i18n export {shlex.quote(deck.root)} --locale {locale} --out {locale}.po` "
        f"writes them for a translator\nthe first cards are {first}\n"
        f"or take {locale} out of locales until then",
    )


def _unsaid(text: Text, missing: Sequence[str]) -> Flaw:
    locale, words = text.entries[0]
    return Flaw(
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
