"""What changed between two packs, card by card and field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from authoring.pack.pack import Json, Pack


@dataclass(frozen=True, slots=True, order=True)
class CardName:
    """A card by the kind that it is listed under (questions, rules) and its id."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class FieldChange:
    """A field of a card, by its keys in the deck's files with dots between, items of lists
    counted from 1, before and after; None where it was not there."""

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


Changes = tuple[FieldChange, ...]
Details = Mapping[CardName, Changes]
"""What the tables say otherwise of cards, by card."""

Imprints = Mapping[str, str]
"""What cards look like, by id: equal for those that need not be printed again."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two packs, compared. Cards stand in the order of the newer pack, removed ones in that
    of the older. `deck` is what changed of the deck itself: its title, its languages.

    `reprint` are the cards of the newer that are new or are printed otherwise. They are
    `seen` when both were drawn, and else guessed from what the packs say.
    """

    deck: Changes
    added: tuple[CardName, ...]
    removed: tuple[CardName, ...]
    changed: tuple[tuple[CardName, Changes], ...]
    moves: tuple[Move, ...]
    reprint: tuple[str, ...]
    seen: bool

    @property
    def empty(self) -> bool:
        """Whether the packs say the same of every card, and print it in the same way."""
        told = self.deck or self.added or self.removed or self.changed or self.moves
        return not (told or self.reprint)


def compare(
    before: Pack,
    after: Pack,
    moves: tuple[Move, ...] = (),
    details: Details | None = None,
    printed: tuple[Imprints | None, Imprints | None] = (None, None),
) -> Comparison:
    """Compare two packs of one game; `moves` are the verdicts that changed, `details` other
    changes of tables, and `printed` what the cards look like, where that is known."""
    olds, news = dict(_cards(before)), dict(_cards(after))
    told = details or {}
    changed = tuple(
        (name, fields)
        for name, card in news.items()
        if name in olds and (fields := (*changes(olds[name], card, ""), *told.get(name, ())))
    )
    return Comparison(
        deck=tuple(changes(_deck(before), _deck(after), "")),
        added=tuple(name for name in news if name not in olds),
        removed=tuple(name for name in olds if name not in news),
        changed=changed,
        moves=moves,
        reprint=_reprint(olds, news, *printed),
        seen=None not in printed,
    )


def _deck(pack: Pack) -> Mapping[str, Json]:
    return {"title": dict(pack.title), "locales": list(pack.locales)}


def _reprint(
    olds: Mapping[CardName, Json],
    news: Mapping[CardName, Json],
    old: Imprints | None,
    new: Imprints | None,
) -> tuple[str, ...]:
    """The cards to print: by their looks, or by all that is said of them where those are not
    known on both sides."""
    if old is not None and new is not None:
        return tuple(card for card in new if old.get(card) != new[card])
    ids = (name.id for name, card in news.items() if olds.get(name) != card)
    return tuple(dict.fromkeys(card for card in ids if new is None or card in new))


def _cards(pack: Pack) -> Iterator[tuple[CardName, Mapping[str, Any]]]:
    for kind, cards in pack.cards.items():
        for card in cards:
            told = {key: _as_written(value) for key, value in card.items()}
            yield CardName(kind, card["id"]), told


def _as_written(value: Json) -> Json:
    """A field of a card as decks have it: the locales of a part stand among its other keys."""
    if isinstance(value, list):
        return [_as_written(item) for item in value]
    if isinstance(value, dict) and isinstance(text := value.get("text"), dict):
        return {**text, **{key: other for key, other in value.items() if key != "text"}}
    return value


def changes(old: Json, new: Json, path: str) -> Iterator[FieldChange]:
    """The innermost values that differ below a path. Lists of more than single values are
    compared item by item."""
    if old == new:
        return
    inner = f"{path}." if path else ""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in (*old, *(key for key in new if key not in old)):
            yield from changes(old.get(key), new.get(key), f"{inner}{key}")
    elif isinstance(old, list) and isinstance(new, list) and _deep(old) and _deep(new):
        for index in range(max(len(old), len(new))):
            there = old[index] if index < len(old) else None
            here = new[index] if index < len(new) else None
            yield from changes(there, here, f"{inner}{index + 1}")
    else:
        yield FieldChange(path, old, new)


def _deep(items: list[Json]) -> bool:
    """Whether a list holds more than single values."""
    return any(isinstance(item, dict | list) for item in items)
