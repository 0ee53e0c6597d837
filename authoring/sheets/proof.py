"""What a deck would be with sheets in it, read before anything is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from authoring.finding import Fault
from authoring.sheets.grid import Problem, Spot
from authoring.sheets.merge import Draft, Key, Merge
from authoring.source.deck import Deck, FileKind, Shape
from authoring.source.deck_reader import read_deck
from authoring.source.items import WHOLE
from authoring.source.spot import spot
from authoring.source.yaml import Document


def problems(deck: Deck[Any], shape: Shape[Any], merged: Merge) -> list[Problem]:
    """The faults that the deck would have with the sheets and has not without them, each at
    the cell that it comes from, or at its line in a file that the sheets do not change."""
    known = {_print(fault, deck.root) for fault in deck.faults}
    with TemporaryDirectory(prefix="authoring-") as folder:
        root = Path(folder).resolve()
        _lay_out(deck, merged.texts, root)
        after = read_deck(root, shape)
    files = {f"{root.as_posix()}/{name}": name for name in merged.texts}
    found = []
    for fault in after.faults:
        if _print(fault, after.root) in known:
            continue
        place = fault.flaw.place
        if place.path in files:
            where = _cell(fault, after, files, shape, merged.drafts)
        else:
            where = Spot(place.path.removeprefix(f"{after.root}/"), place.line)
        found.append(Problem(where, fault.flaw.message, fault.flaw.hint))
    return found


def _print(fault: Fault, root: str) -> tuple[str, str, str]:
    """What a fault is told by wherever its lines have moved to."""
    return fault.check, fault.flaw.place.path.removeprefix(root), fault.flaw.message


def _lay_out(deck: Deck[Any], texts: Mapping[str, str], root: Path) -> None:
    """The deck's YAML files with the new texts, in an empty folder."""
    olds = {document.path.removeprefix(f"{deck.root}/"): document for document in deck.documents}
    for name in {*olds, *texts}:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes((texts.get(name) or olds[name].text).encode("utf-8"))


def _cell(
    fault: Fault,
    deck: Deck[Any],
    files: Mapping[str, str],
    shape: Shape[Any],
    drafts: Mapping[Key, Draft],
) -> Spot:
    """The cell that a fault comes from: the nearest one around the value at its place."""
    path = fault.flaw.place.path
    document = next(one for one in deck.documents if one.path == path)
    pointer = spot(document, fault.flaw.place).pointer
    for kind, owner, within in _owners(document, pointer, shape):
        draft = drafts.get((kind.kind, owner))
        if draft is None:
            continue
        for end in range(len(within), -1, -1):
            if within[:end] in draft.cells:
                return draft.cells[within[:end]]
        first = min(draft.cells.values(), default=None)
        if first:
            return Spot(first.source, first.row)
    return Spot(files[path], 0)


def _owners(
    document: Document, pointer: tuple[str | int, ...], shape: Shape[Any]
) -> Iterator[tuple[FileKind, str, tuple[str | int, ...]]]:
    """The items that a pointer may lead into: their kind, id, and the rest of the pointer."""
    for kind in shape.files:
        if kind.key is None:
            yield kind, WHOLE, pointer
        elif pointer[:1] == (kind.key,) and len(pointer) > 1:
            item = document.data[kind.key][pointer[1]]
            owner = item.get("id") if isinstance(item, dict) else None
            if isinstance(owner, str):
                yield kind, owner, pointer[2:]
