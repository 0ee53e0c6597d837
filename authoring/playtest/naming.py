"""What cards say, so that a report can name them as the table knows them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from authoring.pack.pack import Pack
from authoring.page.block import Named

TEXTS = ("text", "name", "label")
"""Where a card keeps what it says, a text for each language."""


class Names:
    """The cards of a pack by their ids. A card that says nothing itself is made of parts that
    do, and those are known by the card's id and their number from 1: `w001.2`."""

    __slots__ = ("_said",)

    def __init__(self, pack: Pack) -> None:
        cards = (
            one for of_kind in pack.cards.values() if isinstance(of_kind, list) for one in of_kind
        )
        self._said = dict(said for card in cards if _is_card(card) for said in _said(card))

    def named(self, card: str, locale: str = "") -> Named:
        """A card with what it says in a language; without one, in each."""
        said = self._said.get(card, {})
        shown = {locale: said[locale]} if locale in said else said
        return Named(card, tuple(shown.items()))

    def of_part(self, card: str, part: str, locale: str = "") -> Named:
        """A part of a card (`words.1`, counted from 0), or the whole card if the part says
        nothing."""
        number = part.rpartition(".")[2]
        name = f"{card}.{int(number) + 1}" if number.isdigit() else card
        return self.named(name if name in self._said else card, locale)


def _is_card(card: Any) -> bool:
    return isinstance(card, Mapping) and isinstance(card.get("id"), str)


def _said(card: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, str]]]:
    """What a card says, or else what its parts say."""
    own = _text(card)
    if own:
        yield card["id"], own
        return
    for parts in card.values():
        if isinstance(parts, Sequence) and not isinstance(parts, str):
            for number, part in enumerate(parts, 1):
                if isinstance(part, Mapping) and (text := _text(part)):
                    yield f"{card['id']}.{number}", text


def _text(card: Mapping[str, Any]) -> Mapping[str, str]:
    for key in TEXTS:
        found = card.get(key)
        if isinstance(found, Mapping):
            return {locale: text for locale, text in found.items() if isinstance(text, str)}
    return {}
