"""The cards of Just One: five mystery words each, numbered 1 to 5."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from dataclasses import field as value
from typing import Any

from authoring.model import NOWHERE, Origin, Text
from authoring.source.deck import Entry, FileKind, Header, Reading, Shape
from authoring.source.memory import remembered

WORDS_PER_CARD = 5
"""JO-02."""

RELATIONS = ("also", "family", "homophones", "translations", "unrelated")
"""What a card may declare of a word, each a mapping from locale to a list of words."""

BESIDE_LOCALES = frozenset({"level", "field", *RELATIONS})
"""The keys of a word that are not locales."""


NOTHING: Mapping[str, tuple[str, ...]] = {}
"""What most words declare; one for all of them."""


@dataclass(frozen=True, slots=True)
class Word:
    """One mystery word in each locale, its level and field, and its declared relations.

    `also` are other names for the same thing; `homophones` sound the same; `family`
    and `translations` are invalid as clues (JO-26); `unrelated` words stand as clues
    whatever a dictionary believes.
    """

    text: Text
    level: str
    field: str
    also: Mapping[str, tuple[str, ...]] = value(default_factory=lambda: NOTHING)
    family: Mapping[str, tuple[str, ...]] = value(default_factory=lambda: NOTHING)
    homophones: Mapping[str, tuple[str, ...]] = value(default_factory=lambda: NOTHING)
    translations: Mapping[str, tuple[str, ...]] = value(default_factory=lambda: NOTHING)
    unrelated: Mapping[str, tuple[str, ...]] = value(default_factory=lambda: NOTHING)
    origin: Origin = value(default=NOWHERE, compare=False, repr=False)

    @property
    def declares(self) -> bool:
        """Whether the card says anything of how other words relate to this one."""
        return bool(
            self.also or self.family or self.homophones or self.translations or self.unrelated
        )

    def declared(self, relation: str) -> Mapping[str, tuple[str, ...]]:
        """The words that the card declares to stand in this relation, by locale."""
        found: Mapping[str, tuple[str, ...]] = getattr(self, relation)
        return found


@dataclass(frozen=True, slots=True)
class WordCard:
    """A card with its five words (JO-02)."""

    id: str
    words: tuple[Word, ...]
    origin: Origin = value(default=NOWHERE, compare=False, repr=False)
    kind: str = "card"


@dataclass(frozen=True, slots=True)
class Words:
    """What a Just One deck holds, in the order of its files."""

    cards: tuple[WordCard, ...]


def _word(data: Mapping[str, Any], origin: Origin) -> Word:
    text = tuple((key, value) for key, value in data.items() if key not in BESIDE_LOCALES)
    declared = {
        relation: {locale: tuple(words) for locale, words in data[relation].items()}
        for relation in RELATIONS
        if relation in data
    }
    return Word(Text(text, origin), data["level"], data["field"], **declared, origin=origin)


@remembered
def _card(entry: Entry) -> WordCard:
    words = tuple(
        _word(item, entry.origin.at("words", index))
        for index, item in enumerate(entry.data["words"])
    )
    return WordCard(entry.data["id"], words, entry.origin)


def build(_header: Header, entries: Mapping[str, tuple[Entry, ...]]) -> Reading[Words]:
    """The cards of a deck, from the items of its files."""
    cards = tuple(_card(entry) for entry in entries.get("card", ()))
    return Reading(Words(cards), cards)


SHAPE: Shape[Words] = Shape(
    files=(FileKind("card", "words/*.yml", "just-one/words.schema.json", key="cards"),),
    build=build,
    least={"card": 13},
)
