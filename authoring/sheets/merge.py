"""Grids put into a deck: which items they change, and the texts of the files with them."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any

from authoring.sheets.cell import CellError, read, shown
from authoring.sheets.grid import Grid, Problem, SheetError, Spot
from authoring.sheets.reading import Line, Met, lines, sheet_of
from authoring.sheets.rows import FILE, value_at
from authoring.sheets.sheet import Column, Sheet
from authoring.source.deck import Deck, FileKind, Shape
from authoring.source.items import WHOLE, Item, belongs, items, kind_of, last_file, text_with
from authoring.source.nearest import nearest
from authoring.source.patch import PatchError

Key = tuple[str, str]
"""The kind and the id of an item."""

Path = tuple[str | int, ...]

_NAME = re.compile(r"[^\x00-\x1f\x7f\ud800-\udfff.\\:][^\x00-\x1f\x7f\ud800-\udfff\\:]{0,60}")
"""The name of a file that every system can keep, and that is not hidden from the deck."""


@dataclass(slots=True)
class Draft:
    """An item as the sheets want it. `cells` tell which cell a value comes from."""

    kind: FileKind
    file: str
    before: dict[str, Any] | None
    data: dict[str, Any]
    cells: dict[Path, Spot] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Merge:
    """What comes of putting sheets into a deck.

    `texts` are the files that change, whole, by their paths relative to the deck folder.
    `changed`, `added` and `same` count items that the sheets name; `unnamed` those of the
    deck that they do not; `taken` parts of named items that have no row any more.
    """

    texts: Mapping[str, str]
    drafts: Mapping[Key, Draft]
    rows: int
    changed: int
    added: int
    same: int
    unnamed: int
    taken: int


def merge(
    deck: Deck[Any], shape: Shape[Any], sheets: Sequence[Sheet], grids: Sequence[Grid]
) -> Merge:
    """Put grids into a deck. Cells say what their columns are; a column or an item that the
    sheets lack stays as it is. Raises SheetError."""
    return _Merging(deck, shape, sheets).merge(grids)


class _Merging:
    """Sheets on their way into one deck."""

    def __init__(self, deck: Deck[Any], shape: Shape[Any], sheets: Sequence[Sheet]) -> None:
        self.deck, self.shape, self.sheets = deck, shape, sheets
        self.problems: list[Problem] = []
        self.taken = 0
        self.drafts: dict[Key, Draft] = {}
        self.known: dict[Key, Item] = {
            (kind.kind, item.id): item for kind in shape.files for item in items(deck, kind)
        }

    def merge(self, grids: Sequence[Grid]) -> Merge:
        rows = 0
        pairs = [(sheet_of(grid, self.sheets), grid) for grid in grids]
        for sheet in sorted(self.sheets, key=lambda sheet: bool(sheet.parts)):
            met: Met = {}
            those = [grid for one, grid in pairs if one == sheet]
            found = [line for grid in those for line in lines(sheet, grid, met, self.problems)]
            rows += len(found)
            self._take(sheet, found)
        if not rows and not self.problems:
            where = ", ".join(grid.source for grid in grids) or "the files"
            self.problems.append(Problem(Spot(where, 0), "there is no row below the heads"))
        if self.problems:
            raise SheetError(*sorted(self.problems))
        return self._merged(rows)

    def _take(self, sheet: Sheet, found: list[Line]) -> None:
        if not sheet.parts:
            for line in found:
                self._item(sheet, line)
            return
        owners: dict[str, list[Line]] = {}
        for line in found:
            owners.setdefault(WHOLE if sheet.named else line.id, []).append(line)
        for owner, those in owners.items():
            self._parts(sheet, owner, those)

    def _item(self, sheet: Sheet, line: Line) -> None:
        draft = self._draft(sheet.kind, line.id)
        if draft is None:
            draft = self._new(sheet, line)
            if draft is None:
                return
        elif line.file and line.file != draft.file:
            message = f"{line.id!r} stands in {draft.file}, not in {line.file}"
            hint = "cards are moved from file to file by hand"
            self.problems.append(Problem(line.spot(FILE), message, hint))
        self._fill(draft, (), draft.data, sheet.columns, line)

    def _draft(self, kind: str, owner: str) -> Draft | None:
        key = kind, owner
        if key not in self.drafts and key in self.known:
            item = self.known[key]
            data = copy.deepcopy(item.data)
            self.drafts[key] = Draft(item.kind, item.file, item.data, data)
        return self.drafts.get(key)

    def _new(self, sheet: Sheet, line: Line) -> Draft | None:
        kind = kind_of(self.shape, sheet.kind)
        file = line.file or last_file(self.deck, kind)
        if not belongs(kind, file) or not _NAME.fullmatch(PurePosixPath(file).name):
            message = f"no {sheet.kind} is read from {file!r}"
            self.problems.append(Problem(line.spot(FILE), message, f"files are {kind.glob}"))
            return None
        draft = Draft(kind, file, None, {"id": line.id})
        self.drafts[sheet.kind, line.id] = draft
        draft.cells[("id",)] = line.spot("id")
        return draft

    def _parts(self, sheet: Sheet, owner: str, those: list[Line]) -> None:
        draft = self._draft(sheet.kind, owner)
        if draft is None:
            ids = [name for kind, name in self.known if kind == sheet.kind]
            meant = nearest(owner, ids)
            hint = f"did you mean {meant!r}?" if meant else "give it a row of its own first"
            message = f"the deck has no {sheet.kind} {owner!r}"
            self.problems.append(Problem(those[0].spot(sheet.kind), message, hint))
            return
        if sheet.named:
            self._named(draft, sheet, those)
        else:
            self._numbered(draft, sheet, those)

    def _named(self, draft: Draft, sheet: Sheet, those: list[Line]) -> None:
        parts = draft.data.setdefault(sheet.parts, {})
        for line in those:
            part = parts.setdefault(line.id, {})
            self._fill(draft, (sheet.parts, line.id), part, sheet.columns, line)

    def _numbered(self, draft: Draft, sheet: Sheet, those: list[Line]) -> None:
        old = draft.data.get(sheet.parts)
        before = old if isinstance(old, list) else []
        parts: list[Any] = []
        self.taken += len(before) - sum(0 < (line.number or 0) <= len(before) for line in those)
        for line in _in_order(those):
            at = (line.number or 0) - 1
            kept = before[at] if 0 <= at < len(before) else {}
            part = copy.deepcopy(kept) if isinstance(kept, dict) else {}
            parts.append(part)
            self._fill(draft, (sheet.parts, len(parts) - 1), part, sheet.columns, line)
        draft.data[sheet.parts] = parts

    def _fill(
        self, draft: Draft, at: Path, data: Any, columns: Sequence[Column], line: Line
    ) -> None:
        """Put the cells of a row into its mapping."""
        draft.cells[at] = line.spot()
        for column in columns:
            if column.name not in line.cells:
                continue
            words = _unix(line.cells[column.name])
            draft.cells[(*at, *column.path)] = line.spot(column.name)
            if words == _unix(shown(value_at(data, column.path), column.form)):
                continue
            try:
                _put(data, column.path, read(words, column.form) if words else None)
            except CellError as fault:
                self.problems.append(Problem(line.spot(column.name), str(fault)))

    def _merged(self, rows: int) -> Merge:
        drafts = self.drafts
        old = [draft for draft in drafts.values() if draft.before is not None]
        changed = [draft for draft in old if draft.before != draft.data]
        added = [draft for draft in drafts.values() if draft.before is None]
        return Merge(
            texts=dict(self._texts([*changed, *added])),
            drafts=drafts,
            rows=rows,
            changed=len(changed),
            added=len(added),
            same=len(old) - len(changed),
            unnamed=len(self.known.keys() - drafts.keys()),
            taken=self.taken,
        )

    def _texts(self, drafts: Sequence[Draft]) -> Iterator[tuple[str, str]]:
        for file in dict.fromkeys(draft.file for draft in drafts):
            those = [draft for draft in drafts if draft.file == file]
            wanted = [draft.data for draft in those]
            try:
                yield file, text_with(self.deck, those[0].kind, file, wanted)
            except PatchError as fault:
                hint = "change these cards in the file itself"
                raise SheetError(Problem(Spot(file, 0), str(fault), hint)) from None


def _in_order(those: Sequence[Line]) -> list[Line]:
    """Rows by their numbers; one without a number stands behind the row above it."""
    number, places = 0, []
    for line in those:
        number = line.number or number
        places.append((number, line.number is None))
    return [line for _, line in sorted(zip(places, those, strict=True), key=lambda pair: pair[0])]


def _unix(words: str) -> str:
    """A text with the line ends of YAML, in whatever way the spreadsheet wrote them."""
    return words.replace("\r\n", "\n").replace("\r", "\n")


def _put(data: dict[str, Any], path: Sequence[str], value: Any) -> None:
    """Set what stands under keys, or (for None) take it away with what it leaves empty."""
    key, *rest = path
    if rest:
        inner = data.get(key)
        if not isinstance(inner, dict):
            if value is None:
                return
            inner = data[key] = {}
        _put(inner, rest, value)
        if not inner:
            del data[key]
    elif value is None:
        data.pop(key, None)
    else:
        data[key] = value
