"""What changed between two packs, card by card and field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from authoring.pack.difference import changed_cards
from authoring.pack.pack import Json, Pack


@dataclass(frozen=True, slots=True, order=True)
class CardName:
    """A card by the kind that it is listed under (questions, rules) and its id."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A field of a card, by its keys with dots between, before and after; None where it was
    not there."""

    field: str
    before: Json
    after: Json


@dataclass(frozen=True, slots=True)
class Move:
    """A verdict that changed: what a rule says of a card, in a locale or ("*") in all.

    `before` and `after` are words of the game: inside, outside, debatable.
    """

    rule: str
    locale: str
    card: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two packs, compared. Cards stand in the order of the newer pack, removed ones in that
    of the older. `reprint` are the cards of the newer that are new or say something else."""

    added: tuple[CardName, ...]
    removed: tuple[CardName, ...]
    changed: tuple[tuple[CardName, tuple[FieldChange, ...]], ...]
    moves: tuple[Move, ...]
    reprint: tuple[str, ...]

    @property
    def empty(self) -> bool:
        """Whether the packs say the same of every card."""
        return not (self.added or self.removed or self.changed or self.moves)


def compare(before: Pack, after: Pack, moves: tuple[Move, ...] = ()) -> Comparison:
    """Compare two packs of one game; `moves` are the verdicts that changed."""
    olds, news = dict(_cards(before)), dict(_cards(after))
    changed = tuple(
        (name, fields)
        for name, card in news.items()
        if name in olds and (fields := tuple(_fields("", olds[name], card)))
    )
    different = changed_cards(before, after)
    return Comparison(
        added=tuple(name for name in news if name not in olds),
        removed=tuple(name for name in olds if name not in news),
        changed=changed,
        moves=moves,
        reprint=tuple(dict.fromkeys(name.id for name in news if name.id in different)),
    )


def _cards(pack: Pack) -> Iterator[tuple[CardName, Mapping[str, Any]]]:
    for kind, cards in pack.cards.items():
        for card in cards:
            yield CardName(kind, card["id"]), card


def _fields(path: str, old: Json, new: Json) -> Iterator[FieldChange]:
    """The innermost values that differ. Lists are compared item by item."""
    if old == new:
        return
    inner = f"{path}." if path else ""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in (*old, *(key for key in new if key not in old)):
            yield from _fields(f"{inner}{key}", old.get(key), new.get(key))
    elif isinstance(old, list) and isinstance(new, list) and _deep(old) and _deep(new):
        for index in range(max(len(old), len(new))):
            there = old[index] if index < len(old) else None
            here = new[index] if index < len(new) else None
            yield from _fields(f"{inner}{index + 1}", there, here)
    else:
        yield FieldChange(path, old, new)


def _deep(items: list[Json]) -> bool:
    """Whether a list holds more than single values."""
    return any(isinstance(item, dict | list) for item in items)
