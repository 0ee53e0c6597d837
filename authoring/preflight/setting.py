"""The setting of a deck: its faces made once, for all checks that ask about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from authoring.finding import Fault, Flaw
from authoring.model import Card
from authoring.printing import theme
from authoring.printing.art import names
from authoring.printing.face import Stack
from authoring.printing.proof import Proof
from authoring.source.deck import Deck

Faces = Callable[[Deck[Any], theme.Theme, Proof], Iterator[Stack]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of setting a deck: its proof, and the pictures of its own that it has."""

    root: Path
    proof: Proof
    own_art: tuple[str, ...]

    def flaws(self, check: str) -> tuple[Flaw, ...]:
        """What setting noticed on behalf of the check of this id."""
        return tuple(fault.flaw for fault in self.proof.faults if fault.check == check)


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

    def __init__(self, faces: Faces) -> None:
        self._faces = faces
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
        proof = Proof(spared, blind=True)
        for _ in self._faces(deck, theme.load(root), proof):
            """A stack is made for what its making tells the proof."""
        self._sound = _sound(deck, proof)
        return Outcome(root, proof, own_art)


def _sound(deck: Deck[Any], proof: Proof) -> _Sound:
    """The cards of a deck that were set without a fault.

    A fault of the kind that is read last is met only where its own card is set. After any
    other, every card is set again.
    """
    kinds = _by_kind(deck)
    last = next(reversed(kinds.values()), ())
    faulty = {id(card) for card in last for fault in proof.faults if _holds(card, fault)}
    if not all(any(_holds(card, fault) for card in last) for fault in proof.faults):
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
