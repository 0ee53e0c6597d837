"""What of a deck could not be read, and so met none of the checks that look at cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from authoring.finding import Fault
from authoring.source.deck import Deck
from authoring.source.marks import Pointer
from authoring.source.spot import pointer_at
from authoring.source.wording import counted, listed
from authoring.source.yaml import Cursor, Document


@dataclass(frozen=True, slots=True)
class Omission:
    """How many cards were left out, and how many files of which no card could be read."""

    cards: int = 0
    files: int = 0

    def __add__(self, other: Omission) -> Omission:
        return Omission(self.cards + other.cards, self.files + other.files)

    def __str__(self) -> str:
        """1 card, or 2 cards and 1 file; empty when nothing is missing."""
        parts = (self.cards, "card"), (self.files, "file")
        return listed(counted(number, noun) for number, noun in parts if number)


def total(omissions: Iterable[Omission]) -> Omission:
    """All of them together."""
    return sum(omissions, Omission())


def omissions(deck: Deck[Any]) -> dict[str, Omission]:
    """What the faults of reading kept out of a deck, by the paths of the files that it stands
    in, sorted. A fault of the header keeps out none."""
    if not deck.faults:
        return {}
    documents = {document.path: document for document in deck.documents}
    documents.pop(deck.header.origin.document.path, None)
    origins = [card.origin for card in deck.cards if isinstance(card.origin, Cursor)]
    read = {(origin.document.path, origin.pointer) for origin in origins}
    fruitful = {path for path, _ in read}
    items: set[tuple[str, Pointer]] = set()
    files: set[str] = set()
    for fault in deck.faults:
        document = documents.get(fault.flaw.place.path)
        if document is None:
            continue
        item = _item(document, fault)
        if item is not None:
            items.add((document.path, item))
        elif document.path not in fruitful:
            files.add(document.path)
    cards = Counter(path for path, _ in items - read)
    lost = {path: Omission(files=1) for path in files}
    return dict(sorted(({path: Omission(cards[path]) for path in cards} | lost).items()))


def _item(document: Document, fault: Fault) -> Pointer | None:
    """The pointer of the item of a list that a fault is in, if it is in one."""
    if document.data is None:
        return None
    place = fault.flaw.place
    pointer = pointer_at(document, document.offset(place.line, place.column))[:2]
    return pointer if len(pointer) == 2 and isinstance(pointer[1], int) else None
