"""What would be wrong with a deck that has sheets in it, told at the cells it comes from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from authoring.finding import Flaw
from authoring.sheets.draft import Draft, Key, Path
from authoring.sheets.grid import Problem, Spot
from authoring.sheets.merge import Merge
from authoring.source.deck import Deck, FileKind, Shape
from authoring.source.items import WHOLE
from authoring.source.marks import value_at
from authoring.source.prospect import prospect
from authoring.source.schema import schema
from authoring.source.spot import spot
from authoring.source.wording import quoted
from authoring.source.yaml import Document


def problems(deck: Deck[Any], shape: Shape[Any], merged: Merge) -> list[Problem]:
    """The faults that the deck would have with the sheets and has not without them, each at
    the cell that it comes from, or at its line in a file that the sheets do not change."""
    would = prospect(deck, shape, merged.texts)
    documents = {document.path: document for document in would.deck.documents}
    found: list[Problem] = []
    for fault in would.faults:
        place = fault.flaw.place
        name = would.relative(place.path)
        if name in merged.texts:
            found += _Culprit(name, documents[place.path], shape, merged.drafts).told(fault.flaw)
        else:
            found.append(Problem(Spot(name, place.line), fault.flaw.message, fault.flaw.hint))
    return found


@dataclass(frozen=True, slots=True)
class _Culprit:
    """Looks for the cells that the flaws of a changed file come from."""

    file: str
    document: Document
    shape: Shape[Any]
    drafts: Mapping[Key, Draft]

    def told(self, flaw: Flaw) -> Iterator[Problem]:
        """A flaw at its cell; a lack of values at each of the cells that are empty."""
        pointer = spot(self.document, flaw.place).pointer
        for kind, draft, within in self._owners(pointer):
            empty = list(self._empty(kind, draft, pointer, within, flaw.message))
            for name, where in empty:
                hint = flaw.hint if len(empty) == 1 else f"write the {name}"
                yield Problem(where, f"the cell is empty, and every row needs its {name}", hint)
            if not empty:
                yield Problem(_nearest(draft, within), flaw.message, flaw.hint)
            return
        yield Problem(Spot(self.file, 0), flaw.message, flaw.hint)

    def _owners(self, pointer: Path) -> Iterator[tuple[FileKind, Draft, Path]]:
        """The items that a pointer may lead into, with the rest of the pointer."""
        for kind in self.shape.files:
            owner, within = WHOLE, pointer
            if kind.key is not None:
                if pointer[:1] != (kind.key,) or len(pointer) < 2:
                    continue
                item = self.document.data[kind.key][pointer[1]]
                owner = str(item.get("id")) if isinstance(item, dict) else WHOLE
                within = pointer[2:]
            draft = self.drafts.get((kind.kind, owner))
            if draft is not None and draft.file == self.file and draft.cells:
                yield kind, draft, within

    def _empty(
        self, kind: FileKind, draft: Draft, pointer: Path, within: Path, message: str
    ) -> Iterator[tuple[str, Spot]]:
        """The keys that a message misses in a mapping around a pointer, each with the first
        of the cells that it would come from. (A mapping begins where its first key does.)"""
        before = len(pointer) - len(within)
        for end in range(len(pointer), before - 1, -1):
            value = value_at(self.document.data, pointer[:end])
            lacking = [
                name
                for name in _needed(kind, pointer[:end])
                if isinstance(value, dict) and name not in value and quoted(name) in message
            ]
            for name in lacking:
                at = (*pointer[before:end], name)
                spots = [spot for path, spot in draft.cells.items() if path[: len(at)] == at]
                if spots:
                    yield name, min(spots)
            if lacking:
                return


def _needed(kind: FileKind, pointer: Path) -> list[str]:
    """The keys that a schema asks for in a mapping."""
    form = schema(kind.schema).form
    for step in pointer:
        form = form.item() if isinstance(step, int) else form.child(step)
    return list(dict.fromkeys(name for part, _ in form.parts for name in part.get("required", ())))


def _nearest(draft: Draft, within: Path) -> Spot:
    """The cell nearest around a value of an item, else its first row."""
    for end in range(len(within), -1, -1):
        if within[:end] in draft.cells:
            return draft.cells[within[:end]]
    first = min(draft.cells.values())
    return Spot(first.source, first.row)
