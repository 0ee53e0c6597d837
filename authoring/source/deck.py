"""A deck folder, read: its header, its cards, and what could not be read."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from authoring.finding import Fault, Flaw
from authoring.model import Card, Text
from authoring.source.yaml import Cursor, Document

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Header:
    """deck.yml: which game the deck is for, in which languages, and how large it should be.

    `checks` is what it asks of checks: `ignore` (a list of ids), `severity` (by id).
    """

    game: str
    version: str
    title: Text
    locales: tuple[str, ...]
    needs: Mapping[str, Any]
    origin: Cursor
    checks: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """One item of a file that keeps to its schema: plain data, typed as the schema says.

    `shared` is what the file says for all of its items (the keys beside the list).
    """

    kind: str
    data: Mapping[str, Any]
    shared: Mapping[str, Any]
    origin: Cursor


@dataclass(frozen=True, slots=True)
class FileKind:
    """Which files of a deck hold what.

    `glob` is relative to the deck folder. Items stand in the list under `key`; with
    no key the whole file is one item. `schema` names a file below `schemas/`.
    """

    kind: str
    glob: str
    schema: str
    key: str | None = None
    required: bool = True


@dataclass(frozen=True, slots=True)
class Reading(Generic[C]):
    """What a game makes of the items of its files."""

    content: C
    cards: tuple[Card, ...]
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class Shape(Generic[C]):
    """How the files of a game's decks are laid out, and how items become cards.

    `build` gets the header and the items of each kind, in the order of files. `least` is
    how many cards of each kind a game takes as it is usually played, written as `needs` is.
    """

    files: tuple[FileKind, ...]
    build: Callable[[Header, Mapping[str, tuple[Entry, ...]]], Reading[C]]
    least: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Deck(Generic[C]):
    """A deck as far as it could be read; what could not be is among the faults."""

    root: str
    header: Header
    content: C
    cards: tuple[Card, ...]
    documents: tuple[Document, ...]
    faults: tuple[Fault, ...]
    least: Mapping[str, Any] = field(default_factory=dict)

    def flaws(self, check: str) -> tuple[Flaw, ...]:
        """What the reading noticed on behalf of the check of this id."""
        return tuple(fault.flaw for fault in self.faults if fault.check == check)
