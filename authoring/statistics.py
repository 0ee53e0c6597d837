"""A deck at a glance: how many cards of which kind there are, and what its game tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from authoring.kit import GameKit
from authoring.page.block import Column, Page, Section, Table
from authoring.source.deck import Deck
from authoring.source.wording import plural


def survey(deck: Deck[Any], kit: GameKit[Any]) -> Page:
    """The page of a deck, as far as the deck could be read."""
    header = deck.header
    title = " · ".join(dict.fromkeys(words for _, words in header.title.entries))
    facts = (
        ("game", header.game),
        ("version", header.version),
        ("languages", ", ".join(header.locales)),
        ("cards", f"{len(deck.cards):,}"),
        ("files", f"{len(deck.documents):,}"),
    )
    told = tuple(kit.stats(deck)) if kit.stats else ()
    return Page(title, facts, (Section("Cards", (_kinds(deck),)), *told))


def _kinds(deck: Deck[Any]) -> Table:
    counts = Counter(card.kind for card in deck.cards)
    needs = deck.header.needs
    rows = tuple((kind, count, _need(needs.get(plural(kind)))) for kind, count in counts.items())
    columns = (Column("kind"), Column("cards", ""), Column("deck.yml needs"))
    return Table("Cards by kind", columns, rows)


def _need(need: Any) -> str:
    if isinstance(need, Mapping):
        return ", ".join(f"{number} {value}" for value, number in need.items())
    return "" if need is None else str(need)
