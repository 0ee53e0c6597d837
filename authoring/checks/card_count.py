"""The deck holds fewer cards than deck.yml says it needs.

A game needs a number of cards for its box, its mix of levels and the evenings that it
should last. `needs` states the numbers, and this check keeps cards from getting lost
while a deck is rearranged. Cards that have `locales` of their own are counted for each
locale of the deck: a table that plays in one language must find its number.

A deck without `needs` is told, for information, when a game cannot be played with so few.

Bad: with 119 questions in the deck,

    needs: {questions: 120}

Good: one more question; or, when the deck is meant to be smaller,

    needs: {questions: 119}
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from authoring.checks.wholeness import lacks
from authoring.finding import Flaw, Severity
from authoring.model import Card
from authoring.source.deck import Deck
from authoring.source.nearest import nearest
from authoring.source.wording import counted, plural

SEVERITY = Severity.ERROR


def check(deck: Deck[Any]) -> Iterator[Flaw]:
    if lacks(deck):
        return
    kinds = {plural(card.kind): card.kind for card in deck.cards}
    if not deck.header.needs:
        yield from _unplayable(deck)
    for name, need in deck.header.needs.items():
        cards = [card for card in deck.cards if card.kind == kinds.get(name, name)]
        if not cards and need:
            yield _no_such_kind(deck, name, kinds)
        elif isinstance(need, Mapping):
            for value, number in need.items():
                chosen = [card for card in cards if value in _values(card)]
                yield from _too_few(deck, (name, value), number, chosen)
        else:
            yield from _too_few(deck, (name,), need, cards)


def _unplayable(deck: Deck[Any]) -> Iterator[Flaw]:
    """Kinds of which the deck holds fewer than a game takes."""
    for kind, least in deck.least.items():
        count = sum(card.kind == kind for card in deck.cards)
        if count < least:
            yield Flaw(
                deck.header.origin.key("game"),
                f"a game takes {counted(least, kind)}, and the deck has {count}",
                f"write {least - count} more before you play",
                severity=Severity.INFO,
            )


def _values(card: Any) -> Iterator[str]:
    """What a card says of itself in single words: its ring, its level."""
    if dataclasses.is_dataclass(card):
        for field in dataclasses.fields(card):
            value = getattr(card, field.name)
            if isinstance(value, str) and field.name not in ("id", "kind"):
                yield value


def _too_few(
    deck: Deck[Any], keys: tuple[str, ...], number: int, cards: Sequence[Card]
) -> Iterator[Flaw]:
    what = " ".join(reversed(keys))
    place = deck.header.origin.place("needs", *keys)
    for locale, count in _counts(cards, deck.header.locales):
        if count < number:
            there = f" for {locale}" if locale else ""
            yield Flaw(
                place,
                f"the deck needs {number} {what}{there}, and has {count}",
                f"write {number - count} more, or lower the number",
            )


def _counts(cards: Sequence[Card], locales: Sequence[str]) -> Iterator[tuple[str, int]]:
    """How many cards there are; for each locale, where cards speak only some of them."""
    spoken = [getattr(card, "locales", None) or tuple(locales) for card in cards]
    if all(set(locales) <= set(own) for own in spoken):
        yield "", len(cards)
        return
    for locale in locales:
        yield locale, sum(locale in own for own in spoken)


def _no_such_kind(deck: Deck[Any], name: str, kinds: Mapping[str, str]) -> Flaw:
    meant = nearest(name, kinds)
    there = ", ".join(sorted(kinds)) or "no cards at all"
    return Flaw(
        deck.header.origin.key("needs", name),
        f"the deck has no {name}",
        f"did you mean '{meant}'?" if meant else f"it has {there}",
    )
