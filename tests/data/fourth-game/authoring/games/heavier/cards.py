"""The cards of Heavier: animals and what they weigh."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from authoring.model import NOWHERE, Origin, Text
from authoring.source.deck import Entry, FileKind, Header, Reading, Shape


@dataclass(frozen=True, slots=True)
class Animal:
    """An animal; `grams` is the weight of a grown one."""

    kind: ClassVar[str] = "animal"

    id: str
    name: Text
    grams: int
    origin: Origin = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Animals:
    """All cards of a deck."""

    animals: tuple[Animal, ...]


def build(header: Header, entries: Mapping[str, tuple[Entry, ...]]) -> Reading[Animals]:
    """The cards of the deck, in the order of its files."""
    animals = tuple(_animal(entry) for entry in entries["animal"])
    return Reading(Animals(animals), animals)


def _animal(entry: Entry) -> Animal:
    data = entry.data
    return Animal(data["id"], Text(tuple(data["name"].items())), data["grams"], entry.origin)


SHAPE = Shape((FileKind("animal", "animals.yml", "heavier/animals.schema.json", "animals"),), build)
