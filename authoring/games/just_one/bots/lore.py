"""What a pack itself tells of its words, for those that no table of associations has.

Words of one field go together, the more so when they stand near each other in the deck, and
so do Chinese words that share a character; where fields have names in the language of the
table, the name of its own is what everybody thinks of first. Words that share neither are no
clues, and neither are the other words of the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nsmallest

from authoring.engine.chance import ONE, zipf
from authoring.engine.kept import remembered
from authoring.games.just_one.expressions import HAN, forbidden, forms
from authoring.games.just_one.judge import Relations, relations_of
from authoring.pack.pack import Pack

FIELD, NEAR, CHARACTER = 2 * ONE, ONE, 3 * ONE // 2
"""How much it counts that two words share their field, stand near, share a character."""

MOST = 24
"""Associations kept of a word, the strongest first."""


@dataclass(frozen=True, slots=True)
class Known:
    """A mystery word as the machine knows it: its card, its number from 1, its name in the
    language of the table, and the clues it brings to mind, the strongest first."""

    card: str
    number: int
    name: str
    clues: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lore:
    """All words of a pack, by card and number, and from the form of a clue to the words
    that bring it to mind and the place it has among their clues."""

    words: tuple[Known, ...]
    by_number: dict[tuple[str, int], Known]
    reminds: dict[str, tuple[tuple[int, int], ...]]


@dataclass(frozen=True, slots=True)
class _Entry:
    card: str
    number: int
    name: str
    field: str
    han: frozenset[str]


@remembered
def lore(pack: Pack, locales: tuple[str, ...]) -> Lore:
    """The associations of a pack."""
    entries = [
        _entry(card["id"], number, word, locales)
        for card in pack.cards["cards"]
        for number, word in enumerate(card["words"], 1)
    ]
    by_field: dict[str, list[int]] = {}
    for place, entry in enumerate(entries):
        by_field.setdefault(entry.field, []).append(place)
    relations = relations_of(pack, locales)
    words = tuple(
        Known(entry.card, entry.number, entry.name, _clues(pack, locales, relations, entry, ranked))
        for here, entry in enumerate(entries)
        for ranked in [_ranked(here, entries, by_field[entry.field])]
    )
    reminds: dict[str, list[tuple[int, int]]] = {}
    for index, word in enumerate(words):
        for place, clue in enumerate(word.clues):
            for form in forms(clue, locales):
                reminds.setdefault(form, []).append((index, place))
    return Lore(
        words,
        {(word.card, word.number): word for word in words},
        {form: tuple(found) for form, found in reminds.items()},
    )


def _entry(card: str, number: int, word: dict[str, object], locales: Sequence[str]) -> _Entry:
    texts: dict[str, str] = word["text"]  # type: ignore[assignment]
    name = next((texts[locale] for locale in locales if locale in texts), "")
    han = frozenset(sign for text in texts.values() for sign in text if HAN.match(sign))
    return _Entry(card, number, name, str(word["field"]), han)


def _ranked(here: int, entries: list[_Entry], field: list[int]) -> list[_Entry]:
    """The words of other cards that go with the one at `here`, those that do so best first.
    `field` has the places of the words of its field."""
    entry = entries[here]
    mine = field.index(here)
    near = {
        place: FIELD + NEAR // _distance(mine, other, len(field))
        for other, place in enumerate(field)
    }
    others = [
        (
            -near.get(place, 0) - CHARACTER * len(other.han & entry.han),
            _distance(here, place, len(entries)),
            place,
        )
        for place, other in enumerate(entries)
        if other.card != entry.card and (place in near or other.han & entry.han)
    ]
    return [entries[place] for _, _, place in nsmallest(2 * MOST, others)]


def _distance(one: int, other: int, around: int) -> int:
    """How far apart two places of a circle are, at least 1."""
    return max(1, min((one - other) % around, (other - one) % around))


def _clues(
    pack: Pack,
    locales: tuple[str, ...],
    relations: Relations,
    entry: _Entry,
    ranked: list[_Entry],
) -> tuple[str, ...]:
    """The clues that a word brings to mind and that are allowed for it."""
    found: list[str] = []
    # Fields are named in English.
    field = [entry.field] if locales[0].partition("-")[0] == "en" else []
    for clue in dict.fromkeys([*field, *(other.name for other in ranked)]):
        if len(found) == MOST:
            break
        if not clue or " " in clue:
            continue
        if forbidden(pack.tables, locales, entry.card, entry.number, clue):
            continue
        if not relations.breaks(entry.card, entry.number, clue):
            found.append(clue)
    return tuple(found)


@lru_cache(maxsize=256)
def shares(count: int, exponent: int, skipped: int) -> tuple[int, ...]:
    """How likely each of so many clues is written, in parts of ONE: by Zipf's law with an
    exponent in fifths; the first `skipped` ones, being too obvious, a tenth as likely as they
    would be."""
    odds = [
        weight // 10 if place < skipped else weight
        for place, weight in enumerate(zipf(count, exponent))
    ]
    total = sum(odds)
    return tuple(ONE * share // total for share in odds)
