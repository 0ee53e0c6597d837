"""One more card in the files of a deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from authoring.source.deck import Deck, FileKind
from authoring.source.patch import patched
from authoring.source.writing import block
from authoring.source.yaml import Document


def added(deck: Deck[Any], kind: FileKind, data: Mapping[str, Any]) -> tuple[str, str]:
    """The file that a new card goes into (relative to the deck folder: the last of its
    kind), and the text of that file with the card. Raises source.patch.PatchError."""
    assert kind.key is not None
    last = _last(deck, kind)
    if last is None:
        return kind.glob.replace("*", kind.key), block({kind.key: [dict(data)]}, 0) + "\n"
    name = last.path.removeprefix(f"{deck.root}/")
    return name, patched(last, {(kind.key,): [*last.data[kind.key], dict(data)]})


def _last(deck: Deck[Any], kind: FileKind) -> Document | None:
    folder, _, pattern = kind.glob.rpartition("/")
    for document in reversed(deck.documents):
        place, _, name = document.path.removeprefix(f"{deck.root}/").rpartition("/")
        fits = place == folder and (pattern.startswith("*") or name == pattern)
        if fits and isinstance(document.data, dict) and document.data.get(str(kind.key)):
            return document
    return None
