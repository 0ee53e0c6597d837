"""The items of a deck's files as they are written: plain data, every scalar as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from authoring.source.deck import Deck, FileKind, Shape
from authoring.source.patch import patched
from authoring.source.writing import block
from authoring.source.yaml import Document

WHOLE = ""
"""The id of an item that is a whole file."""


@dataclass(frozen=True, slots=True)
class Item:
    """One item: the file it stands in (relative to the deck folder) and its data."""

    kind: FileKind
    file: str
    id: str
    data: dict[str, Any]


def kind_of(shape: Shape[Any], name: str) -> FileKind:
    """The kind of file of this name."""
    return next(kind for kind in shape.files if kind.kind == name)


def belongs(kind: FileKind, file: str) -> bool:
    """Whether a file, relative to the deck folder, is of a kind."""
    return PurePosixPath(file).match(kind.glob) and file.count("/") == kind.glob.count("/")


def files(deck: Deck[Any], kind: FileKind) -> Iterator[tuple[str, Document]]:
    """The files of a kind by their paths relative to the deck folder, in order."""
    for document in deck.documents:
        file = document.path.removeprefix(f"{deck.root}/")
        if belongs(kind, file):
            yield file, document


def items(deck: Deck[Any], kind: FileKind) -> Iterator[Item]:
    """The items of a kind in the order of their files; those without an id are left out."""
    for file, document in files(deck, kind):
        if kind.key is None:
            if isinstance(document.data, dict):
                yield Item(kind, file, WHOLE, document.data)
            continue
        for data in listed_in(document, kind.key):
            if isinstance(data, dict) and isinstance(data.get("id"), str):
                yield Item(kind, file, data["id"], data)


def listed_in(document: Document, key: str) -> Sequence[Any]:
    """What stands in the list of a file."""
    data = document.data.get(key) if isinstance(document.data, dict) else None
    return data if isinstance(data, list) else ()


def last_file(deck: Deck[Any], kind: FileKind) -> str:
    """Where a new item goes: the last file of its kind, one with items if there is any, or
    the file that would be its first."""
    key = kind.key or kind.kind
    found = [(bool(listed_in(document, key)), file) for file, document in files(deck, kind)]
    filled = [file for has_items, file in found if has_items]
    return [kind.glob.replace("*", key), *(file for _, file in found), *filled][-1]


def file_like(
    deck: Deck[Any], kind: FileKind, data: Mapping[str, Any], keys: Sequence[str]
) -> tuple[str, str]:
    """Where a new item goes that belongs to others: the last file most of whose items say the
    same under one of the keys, and that key; or the last file of the kind, and nothing."""
    by_file: dict[str, list[Item]] = {}
    for item in items(deck, kind):
        by_file.setdefault(item.file, []).append(item)
    for key in keys:
        alike = [
            file
            for file, held in by_file.items()
            if 2 * sum(one.data.get(key) == data.get(key) for one in held) > len(held)
        ]
        if data.get(key) and alike:
            return alike[-1], key
    return last_file(deck, kind), ""


def text_with(
    deck: Deck[Any], kind: FileKind, file: str, wanted: Sequence[Mapping[str, Any]]
) -> str:
    """The text of a file of a kind in which these items are as told; those with an id that it
    has not are added behind its last. What is not concerned stays to the byte.

    Raises source.patch.PatchError when that cannot be spliced into the file.
    """
    document = dict(files(deck, kind)).get(file)
    if document is None:
        return block({kind.key or kind.kind: [dict(data) for data in wanted]}, 0) + "\n"
    if kind.key is None:
        (whole,) = wanted
        return patched(document, {(): whole})
    by_id = {data["id"]: data for data in wanted}
    kept = [by_id.pop(_id(item), item) for item in listed_in(document, kind.key)]
    return patched(document, {(kind.key,): [*kept, *by_id.values()]})


def _id(item: Any) -> str:
    return item["id"] if isinstance(item, dict) and isinstance(item.get("id"), str) else ""
