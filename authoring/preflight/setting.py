"""The setting of a deck: its faces made once, for all checks that ask about them.

Set are the cards as they are printed without options, all languages on each, and the other
parts of the game; and the cards once more in each language alone, whose type is larger.
What fits only together with other languages is a warning: it stops nobody who prints the
cards so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from authoring.checks.wholeness import lacks
from authoring.finding import Fault, Flaw, Severity
from authoring.model import Card
from authoring.printing import theme
from authoring.printing.art import names
from authoring.printing.face import Component, Stack
from authoring.printing.proof import Proof
from authoring.source.deck import Deck

Faces = Callable[[Deck[Any], theme.Theme, Proof], Iterator[Stack]]
Parts = Callable[[Deck[Any], theme.Theme, Proof], Iterator[Component]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of setting a deck: the proof of its cards, what else is wrong with other parts
    or where a language is printed alone, and the pictures of its own that it has. `whole` is
    false where cards could not be read, so that nobody knows what they ask for."""

    root: Path
    proof: Proof
    others: tuple[Fault, ...]
    own_art: tuple[str, ...]
    whole: bool = True

    def flaws(self, check: str) -> tuple[Flaw, ...]:
        """What setting noticed on behalf of the check of this id."""
        found = (*self.proof.faults, *self.others)
        return tuple(fault.flaw for fault in found if fault.check == check)


@dataclass(frozen=True, slots=True)
class _Sound:
    """A deck of which each of these cards was set without a fault, by kind and id; `whole`
    are all cards of each kind, in the order of the kinds."""

    frame: tuple[object, ...]
    whole: Mapping[str, tuple[Card, ...]]
    cards: Mapping[tuple[str, str], Card]

    def spared(self, deck: Deck[Any]) -> frozenset[int]:
        """The cards of a deck that would be set as they were, by `id()`.

        What a card looks like may depend on cards of the kinds that are read before its
        own, as a question's colour does on its category.
        """
        found: set[int] = set()
        if self.frame != _frame(deck):
            return frozenset()
        for kind, cards in _by_kind(deck).items():
            sound = (card for card in cards if _same(card, self.cards.get((kind, card.id))))
            found.update(map(id, sound))
            if not _all_same(cards, self.whole.get(kind, ())):
                break
        return frozenset(found)


class Setting:
    """Sets decks with the faces of one game, and keeps what came of the last one."""

    def __init__(self, faces: Faces, parts: Parts | None = None) -> None:
        self._faces = faces
        self._parts = parts
        self._last: tuple[Deck[Any], Outcome] | None = None
        self._sound = _Sound((), {}, {})

    def of(self, deck: Deck[Any]) -> Outcome:
        """What comes of setting this deck."""
        if self._last is None or self._last[0] is not deck:
            self._last = (deck, self._set(deck))
        return self._last[1]

    def _set(self, deck: Deck[Any]) -> Outcome:
        root = Path(deck.root)
        own_art = names(root / "art")
        # Which card asked for which picture is not known: with pictures, all are set.
        spared = frozenset() if own_art else self._sound.spared(deck)
        look, proof = theme.load(root), Proof(spared, blind=True)
        for _ in self._faces(deck, look, proof):
            """A stack is made for what its making tells the proof."""
        others = (*self._of_parts(deck, look), *self._alone(deck, look, proof, spared))
        told = {(fault.check, fault.flaw.place) for fault in proof.faults}
        news = tuple(one for one in others if (one.check, one.flaw.place) not in told)
        self._sound = _sound(deck, (*proof.faults, *news))
        return Outcome(root, proof, news, own_art, not lacks(deck))

    def _of_parts(self, deck: Deck[Any], look: theme.Theme) -> tuple[Fault, ...]:
        """What is wrong with the parts of the game besides its cards."""
        proof = Proof(blind=True)
        for _ in self._parts(deck, look, proof) if self._parts else ():
            """A part is made for what its making tells the proof."""
        return proof.faults

    def _alone(
        self, deck: Deck[Any], look: theme.Theme, proof: Proof, spared: Collection[int]
    ) -> Iterator[Fault]:
        """What is wrong only on cards that speak one language of several."""
        locales = deck.header.locales
        for locale in locales if len(locales) > 1 else ():
            spoken = replace(deck, header=replace(deck.header, locales=(locale,)))
            single = Proof(spared, blind=True)
            single.sound |= proof.sound
            for _ in self._faces(spoken, look, single):
                """A stack is made for what its making tells the proof."""
            for fault in single.faults:
                yield replace(fault, flaw=_told_of(fault.flaw, locale))


def _told_of(flaw: Flaw, locale: str) -> Flaw:
    """The flaw of cards that speak one language, as a warning that says so."""
    message = f"{flaw.message} when {locale} is printed alone (build --locale {locale})"
    return replace(flaw, message=message, severity=Severity.WARNING)


def _sound(deck: Deck[Any], faults: Collection[Fault]) -> _Sound:
    """The cards of a deck that were set without a fault.

    A fault of the kind that is read last is met only where its own card is set. After any
    other, every card is set again.
    """
    kinds = _by_kind(deck)
    last = next(reversed(kinds.values()), ())
    faulty = {id(card) for card in last for fault in faults if _holds(card, fault)}
    if not all(any(_holds(card, fault) for card in last) for fault in faults):
        return _Sound(_frame(deck), kinds, {})
    twice = Counter((card.kind, card.id) for card in deck.cards)
    cards = {
        (card.kind, card.id): card
        for card in deck.cards
        if twice[card.kind, card.id] == 1 and id(card) not in faulty
    }
    return _Sound(_frame(deck), kinds, cards)


def _holds(card: Card, fault: Fault) -> bool:
    """Whether a fault was met inside a card, as its file shows it."""
    place, inside = card.origin.place(), fault.flaw.place
    return place.path == inside.path and place.line <= inside.line <= place.end_line


def _frame(deck: Deck[Any]) -> tuple[object, ...]:
    """What all cards of a deck have in common."""
    return (deck.root, deck.header.game, deck.header.locales, deck.header.title)


def _by_kind(deck: Deck[Any]) -> dict[str, tuple[Card, ...]]:
    kinds: dict[str, list[Card]] = {}
    for card in deck.cards:
        kinds.setdefault(card.kind, []).append(card)
    return {kind: tuple(cards) for kind, cards in kinds.items()}


def _same(one: Card, other: Card | None) -> bool:
    return one is other or one == other


def _all_same(some: Sequence[Card], others: Sequence[Card]) -> bool:
    return len(some) == len(others) and all(map(_same, some, others))
