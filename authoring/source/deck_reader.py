"""A deck folder to a Deck. What cannot be read becomes a fault and hides nothing else."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from authoring.finding import Fault, Fix, Flaw
from authoring.model import Place, Text
from authoring.source.deck import Deck, Entry, FileKind, Header, Shape
from authoring.source.files import HEADER, Folder, strays
from authoring.source.lines import Lines
from authoring.source.locale_name import locale_meant
from authoring.source.marks import Marks, Pointer
from authoring.source.memory import begin_reading, gathered, remembered
from authoring.source.nearest import nearest
from authoring.source.schema import Checked, schema
from authoring.source.wording import listed, quoted
from authoring.source.yaml import Cursor, Document

C = TypeVar("C")

HEADER_SCHEMA = "deck.schema.json"
NO_HEADER = Header("", "", Text(()), (), {}, Cursor(Document("", "", None, Marks(), Lines(""))))


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A folder of which not even the game is known, and why."""

    root: str
    documents: tuple[Document, ...]
    faults: tuple[Fault, ...]

    def flaws(self, check: str) -> tuple[Flaw, ...]:
        """What the reading noticed on behalf of the check of this id."""
        return tuple(fault.flaw for fault in self.faults if fault.check == check)


def read_header(root: str | os.PathLike[str]) -> Header | Unreadable:
    """The header of the deck in a folder.

    Whatever the header can do without (a title, a version) may be missing or wrong:
    `read_deck` tells of it. Never raises for what the folder holds.
    """
    folder = Folder(Path(root))
    header, documents, faults = _header(folder)
    if header is None:
        return Unreadable(folder.name, documents, faults)
    return header


def read_deck(root: str | os.PathLike[str], shape: Shape[C]) -> Deck[C]:
    """The deck in a folder, as far as it can be read, laid out as a game's shape says.

    Only items that keep to their schema become cards. Never raises for what the
    folder holds.
    """
    folder = Folder(Path(root))
    begin_reading()
    header, documents, faults = _header(folder)
    reading = _Reading(folder, header or NO_HEADER)
    entries = {kind.kind: tuple(reading.entries(kind)) for kind in shape.files}
    built = shape.build(reading.header, entries)
    return Deck(
        folder.name,
        reading.header,
        built.content,
        built.cards,
        (*documents, *reading.documents.values()),
        (
            *faults,
            *reading.faults,
            *reading.strays(shape.files),
            *built.faults,
        ),
        shape.least,
    )


def unknown_game(header: Header, names: Iterable[str]) -> Fault:
    """The fault of a header whose game is none of these."""
    known = list(names)
    place = header.origin.place("game")
    message = f"there is no game {quoted(header.game)}"
    meant = nearest(header.game, known)
    if meant is None:
        return Fault("unknown-game", Flaw(place, message, f"the games are {listed(known)}"))
    fix = Fix(place, meant)
    return Fault("unknown-game", Flaw(place, message, f"did you mean '{meant}'?", fix))


def _header(folder: Folder) -> tuple[Header | None, tuple[Document, ...], tuple[Fault, ...]]:
    if not folder.root.is_dir():
        flaw = Flaw(Place(folder.name), "there is no such folder", "name a folder with a deck.yml")
        return None, (), (Fault("missing-file", flaw),)
    if not folder.has(HEADER):
        hint = "write it: it names the game that the cards are for"
        flaw = Flaw(Place(folder.path(HEADER)), "the folder has no deck.yml", hint)
        return None, (), (Fault("missing-file", flaw),)
    loaded = folder.load(HEADER)
    document = loaded.document
    if not loaded.whole:
        return None, (document,), loaded.faults
    checked = _checked(HEADER_SCHEMA, document, _asked(document))
    faults = (*loaded.faults, *checked.faults)
    return _header_of(document, checked), (document,), faults


def _asked(document: Document) -> tuple[str, ...]:
    """The locales that a deck.yml asks for, right or not as they may be: what its title is said
    in. Of a language's name, the locale is meant."""
    data = document.data if isinstance(document.data, dict) else {}
    listed = data.get("locales")
    every = listed if isinstance(listed, list) else (listed,)
    written = (one for one in every if isinstance(one, str))
    return _same(tuple(dict.fromkeys(filter(None, map(locale_meant, written)))))


@remembered
def _header_of(document: Document, checked: Checked) -> Header | None:
    """What a deck.yml says, without what does not keep to the schema."""
    data = checked.data if isinstance(checked.data, dict) else {}
    sound = {key: value for key, value in data.items() if not _touched(checked.broken, (key,))}
    cursor = Cursor(document)
    if not sound.get("game"):
        return None
    title = Text(tuple(sound.get("title", {}).items()), cursor.at("title"))
    return Header(
        sound["game"],
        sound.get("version", ""),
        title,
        _locales(data.get("locales"), checked.broken),
        sound.get("needs", {}),
        cursor,
        sound.get("checks", {}),
    )


def _locales(listed: Any, broken: Iterable[Pointer]) -> tuple[str, ...]:
    """The locales in a list that are written as locales, each once."""
    items = listed if isinstance(listed, list) else ()
    sound = [item for index, item in enumerate(items) if ("locales", index) not in broken]
    return _same(tuple(dict.fromkeys(sound)))


@lru_cache(maxsize=64)
def _same(locales: tuple[str, ...]) -> tuple[str, ...]:
    """Equal locales as one object, so that what depends on them is remembered."""
    return locales


def _touched(broken: Iterable[Pointer], pointer: Pointer) -> bool:
    """Whether anything at a pointer or below it is broken."""
    return any(one[: len(pointer)] == pointer for one in broken)


class _Reading:
    """The reading of the card files of one deck."""

    def __init__(self, folder: Folder, header: Header) -> None:
        self.folder = folder
        self.header = header
        self.documents: dict[str, Document] = {}
        self.faults: list[Fault] = []

    def entries(self, kind: FileKind) -> list[Entry]:
        """The sound items of one kind, in the order of the files."""
        found: list[Entry] = []
        for relative in self.folder.matching(kind.glob):
            if relative in self.documents:
                continue
            loaded = self.folder.load(relative)
            self.documents[relative] = loaded.document
            self.faults.extend(loaded.faults)
            if loaded.whole:
                found.extend(self._items(kind, loaded.document))
        return found

    def strays(self, kinds: tuple[FileKind, ...]) -> Iterable[Fault]:
        """The files that nothing read, and those that are not there."""
        if not self.folder.root.is_dir():
            return ()
        return strays(self.folder, kinds, set(self.documents))

    def _items(self, kind: FileKind, document: Document) -> tuple[Entry, ...]:
        checked = _checked(kind.schema, document, self.header.locales)
        self.faults.extend(checked.faults)
        return _items(kind, document, checked)


@remembered
def _checked(name: str, document: Document, locales: tuple[str, ...]) -> Checked:
    return schema(name).check(document, locales)


@gathered
def _items(kind: FileKind, document: Document, checked: Checked) -> Iterator[Entry]:
    """The sound items of one file."""
    data, cursor = checked.data, Cursor(document)
    if not isinstance(data, dict):
        return
    if kind.key is None:
        if not checked.broken and not document.marks.tainted:
            yield Entry(kind.kind, data, {}, cursor)
        return
    items = data.get(kind.key)
    if not isinstance(items, list):
        return
    shared = {
        key: value
        for key, value in data.items()
        if key != kind.key and not _touched(checked.broken, (key,))
    }
    unsound = _unsound(document, checked.broken, kind.key, len(items))
    for index, item in enumerate(items):
        if index not in unsound:
            yield Entry(kind.kind, item, shared, cursor.at(kind.key, index))


def _unsound(document: Document, broken: Iterable[Pointer], key: str, count: int) -> set[Any]:
    """The indexes of the items with a fault anywhere inside."""
    found = {pointer[1] for pointer in broken if len(pointer) > 1 and pointer[0] == key}
    if document.marks.tainted:
        nodes = (document.marks.find(document.data, (key, index))[1] for index in range(count))
        found |= {index for index, node in enumerate(nodes) if document.marks.has_taint(node)}
    return found
