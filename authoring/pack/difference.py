"""Which cards of a pack are not as they were in another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from authoring.pack.canonical import encode
from authoring.pack.pack import Pack


def changed_cards(before: Pack, now: Pack) -> frozenset[str]:
    """The ids of cards that are new, or say something else than before."""
    known = dict(_cards(before))
    return frozenset(card for card, told in _cards(now) if known.get(card) != told)


def _cards(pack: Pack) -> Iterator[tuple[str, bytes]]:
    """Each card of a pack, by id, as bytes to compare."""
    held: Any = pack.cards
    for kind in held.values():
        for card in kind:
            yield card["id"], encode(card)
