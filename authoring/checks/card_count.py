"""The deck holds fewer cards than deck.yml says it needs.

A game needs a number of cards for its box, its mix of levels and the evenings that it
should last. `needs` states the numbers, and this check keeps cards from getting lost
while a deck is rearranged. Cards that have `locales` of their own are counted for each
locale of the deck: a table that plays in one language must find its number.

Whatever `needs` says, it is told, for information, when a game as it is usually played takes
more cards than there are: options (`game_cards` of Just One, `rounds` of Guess Club, `rings` of
Things in Rings) make games that take fewer.

Bad: with 119 questions in the deck,

    needs: {questions: 120}

Good: one more question; or, when the deck is meant to be smaller,

    needs: {questions: 119}
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence, Set
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
    names = {plural(kind): kind for kind in deck.least} | kinds
    told: set[tuple[str, ...]] = set()
    for name, need in deck.header.needs.items():
        kind = names.get(name, name)
        cards = [card for card in deck.cards if card.kind == kind]
        if not cards and need:
            told.add((kind,))
            yield _no_such_kind(deck, name, kinds)
            continue
        for values, number in _numbers(need):
            chosen = [card for card in cards if not values or values[0] in _values(card)]
            least = _least(deck, (kind, *values))
            for flaw in _too_few(deck, (name, *values), number, chosen, least):
                told.add((kind, *values))
                yield flaw
    yield from _unplayable(deck, {kind: name for name, kind in names.items()}, told)


def surplus(deck: Deck[Any], card: Card) -> Iterator[tuple[str, int, int]]:
    """Where there are more cards like this one than deck.yml needs: what is counted, as it is
    written there (`rules: word`), the number needed, and how many there are."""
    name = plural(card.kind)
    if name not in deck.header.needs:
        return
    for values, number in _numbers(deck.header.needs[name]):
        if values and values[0] not in _values(card):
            continue
        alike = [one for one in deck.cards if one.kind == card.kind]
        chosen = [one for one in alike if not values or values[0] in _values(one)]
        count = min((count for _, count in _counts(chosen, deck.header.locales)), default=0)
        if count > number:
            yield ": ".join((name, *values)), number, count


def _numbers(need: Any) -> Iterator[tuple[tuple[str, ...], int]]:
    """The numbers of a kind: of all its cards, or of those with each of some values."""
    if isinstance(need, Mapping):
        yield from (((value,), number) for value, number in need.items())
    else:
        yield (), need


def _least(deck: Deck[Any], keys: tuple[str, ...]) -> int:
    """How many cards of a kind, or of those with a value, a game takes."""
    kind, *values = keys
    numbers = dict(_numbers(deck.least.get(kind, 0)))
    return numbers.get(tuple(values), 0) if values else sum(numbers.values())


def _unplayable(
    deck: Deck[Any], names: Mapping[str, str], told: Set[tuple[str, ...]]
) -> Iterator[Flaw]:
    """What the deck holds fewer of than a game takes, unless that is told already."""
    origin = deck.header.origin
    for kind, need in deck.least.items():
        name = names.get(kind, "")
        place = origin.place("needs", name) if name in deck.header.needs else origin.key("game")
        for values, number in _numbers(need):
            if told & {(kind,), (kind, *values)}:
                continue
            cards = [one for one in deck.cards if one.kind == kind]
            chosen = [one for one in cards if not values or values[0] in _values(one)]
            what = counted(number, " ".join((*values, kind)))
            for locale, count in _counts(chosen, deck.header.locales):
                if count < number:
                    yield Flaw(
                        place,
                        f"a game takes {what}, and the deck has {count}{_for(locale)}",
                        f"write {number - count} more before you play, or agree on a shorter "
                        "game: `authoring play --options` tells how",
                        severity=Severity.INFO,
                    )


def _for(locale: str) -> str:
    return f" for {locale}" if locale else ""


def _values(card: Any) -> Iterator[str]:
    """What a card says of itself in single words: its ring, its level."""
    if dataclasses.is_dataclass(card):
        for field in dataclasses.fields(card):
            value = getattr(card, field.name)
            if isinstance(value, str) and field.name not in ("id", "kind"):
                yield value


def _too_few(
    deck: Deck[Any], keys: tuple[str, ...], number: int, cards: Sequence[Card], least: int
) -> Iterator[Flaw]:
    what = " ".join(reversed(keys))
    place = deck.header.origin.place("needs", *keys)
    for locale, count in _counts(cards, deck.header.locales):
        if count < number:
            hint = f"write {number - count} more, or lower the number"
            if count < least:
                hint = f"write {max(number, least) - count} more: a game takes {least}"
            message = f"the deck needs {number} {what}{_for(locale)}, and has {count}"
            yield Flaw(place, message, hint)


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
