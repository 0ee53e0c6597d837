"""Grids put into a deck: which items they change, and the texts of the files with them."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any

from authoring.sheets.draft import Draft, Key, Remarks, fill
from authoring.sheets.grid import Grid, Problem, SheetError, Spot
from authoring.sheets.reading import Line, Met, in_order, lines, sheet_of
from authoring.sheets.rows import rows_by_owner, rows_of
from authoring.sheets.sheet import FILE, STAMP, Sheet
from authoring.sheets.since import Memory, mark, settle
from authoring.sheets.stamp import Stamp, read_trace, stamp, trace
from authoring.source.deck import Deck, Shape
from authoring.source.items import WHOLE, Item, belongs, items, kind_of, last_file, text_with
from authoring.source.nearest import nearest
from authoring.source.patch import PatchError
from authoring.source.wording import quoted

_NAME = re.compile(r"[^\x00-\x1f\x7f\ud800-\udfff.\\:][^\x00-\x1f\x7f\ud800-\udfff\\:]{0,60}")
"""The name of a file that every system can keep, and that is not hidden from the deck."""


@dataclass(frozen=True, slots=True)
class Merge:
    """What comes of putting sheets into a deck.

    `texts` are the files that change, whole, by their paths relative to the deck folder.
    `changed`, `added` and `same` count items that the sheets name; `unnamed` are the ids of
    those of the same kinds that they do not, `taken` those of items with fewer parts than
    before, and how many have no row any more. `kept` are
    the ids of cards that changed in the deck alone since the sheets were made, `gone` of
    those that were taken out of it: their rows are not used. `joined` are the ids of cards
    that changed in both, in different cells. `prints` are to be remembered
    for the next import of the same sheets, and `notes` to be told.
    """

    texts: Mapping[str, str]
    drafts: Mapping[Key, Draft]
    rows: int
    changed: int
    added: int
    same: int
    unnamed: tuple[str, ...]
    taken: Mapping[str, int]
    kept: tuple[str, ...]
    gone: tuple[str, ...]
    joined: tuple[str, ...]
    prints: Mapping[str, str]
    notes: tuple[str, ...]


def merge(
    deck: Deck[Any],
    shape: Shape[Any],
    sheets: Sequence[Sheet],
    grids: Sequence[Grid],
    memory: Memory | None = None,
    as_typed: bool = False,
) -> Merge:
    """Put grids into a deck. Cells say what their columns are; a column or an item that the
    sheets lack stays as it is. `as_typed` believes cells that a spreadsheet may have turned
    into something else. Raises SheetError."""
    return _Merging(deck, shape, sheets, memory or Memory(), Remarks(as_typed)).merge(grids)


class _Merging:
    """Sheets on their way into one deck."""

    def __init__(
        self,
        deck: Deck[Any],
        shape: Shape[Any],
        sheets: Sequence[Sheet],
        memory: Memory,
        remarks: Remarks,
    ) -> None:
        self.deck, self.shape, self.sheets, self.memory = deck, shape, sheets, memory
        self.remarks = remarks
        self.taken: dict[str, int] = {}
        self.kept: dict[Key, str] = {}
        self.gone: dict[str, None] = {}
        self.joined: dict[str, None] = {}
        self.bases: list[tuple[Sheet, str, Stamp]] = []
        self.traces: dict[tuple[str, str], str] = {}
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
            found = [
                line for grid in those for line in lines(sheet, grid, met, self.remarks.problems)
            ]
            rows += len(found)
            self._take(sheet, self._settled(sheet, found))
        if not rows and not self.remarks.problems:
            where = ", ".join(grid.source for grid in grids) or "the files"
            self.remarks.problems.append(Problem(Spot(where, 0), "there is no row below the heads"))
        if self.remarks.problems:
            raise SheetError(*sorted(self.remarks.problems))
        return self._merged(rows, grids)

    def _settled(self, sheet: Sheet, found: list[Line]) -> list[Line]:
        """The rows that are put into the deck; those of cards that changed in it are not."""
        owners = {
            owner: (item, rows)
            for item, owner, rows in (rows_by_owner(self.deck, self.shape, sheet) if found else ())
        }
        now = {owner: rows for owner, (_, rows) in owners.items()}
        settled = settle(sheet, found, now, self.memory, self.remarks.problems)
        self.kept |= {(sheet.kind, owners[owner][0].id): owner for owner in settled.kept}
        self.gone |= dict.fromkeys(settled.gone)
        self.joined |= dict.fromkeys(settled.joined)
        self.traces |= {(sheet.name, owner): one for owner, one in settled.traces.items()}
        self.bases += [(sheet, owner, base) for owner, base in settled.bases.items()]
        return settled.lines

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
            message = f"{line.id!r} stands in {draft.file}, not in {quoted(line.file)}"
            hint = "cards are moved from file to file by hand"
            self.remarks.problems.append(Problem(line.spot(FILE), message, hint))
        fill(draft, (), draft.data, sheet.columns, line, self.remarks)

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
            message, hint = f"no {sheet.kind} is read from {quoted(file)}", f"files are {kind.glob}"
            self.remarks.problems.append(Problem(line.spot(FILE), message, hint))
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
            self.remarks.problems.append(Problem(those[0].spot(sheet.kind), message, hint))
            return
        if sheet.named:
            self._named(draft, sheet, those)
        else:
            self._numbered(draft, sheet, those)

    def _named(self, draft: Draft, sheet: Sheet, those: list[Line]) -> None:
        parts = draft.data.setdefault(sheet.parts, {})
        for line in those:
            part = parts.setdefault(line.id, {})
            fill(draft, (sheet.parts, line.id), part, sheet.columns, line, self.remarks)

    def _numbered(self, draft: Draft, sheet: Sheet, those: list[Line]) -> None:
        old = draft.data.get(sheet.parts)
        before = old if isinstance(old, list) else []
        parts: list[Any] = []
        lost = len(before) - sum(0 < (line.number or 0) <= len(before) for line in those)
        if lost:
            self.taken[those[0].id] = lost
        for line in in_order(those):
            at = (line.number or 0) - 1
            kept = before[at] if 0 <= at < len(before) else {}
            part = copy.deepcopy(kept) if isinstance(kept, dict) else {}
            parts.append(part)
            path = (sheet.parts, len(parts) - 1)
            fill(draft, path, part, sheet.columns, line, self.remarks)
        draft.data[sheet.parts] = parts

    def _merged(self, rows: int, grids: Sequence[Grid]) -> Merge:
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
            unnamed=tuple(self._unnamed(grids)),
            taken=self.taken,
            kept=tuple(dict.fromkeys(self.kept.values())),
            gone=tuple(self.gone),
            joined=tuple(self.joined),
            prints=dict(self._prints()),
            notes=(*self._notes(grids, bool(changed)), *self.remarks.notes),
        )

    def _unnamed(self, grids: Sequence[Grid]) -> Iterator[str]:
        """The cards without a row, of the kinds that the sheets are of."""
        kinds = {sheet_of(grid, self.sheets).kind for grid in grids}
        for kind, owner in self.known:
            key = kind, owner
            if kind in kinds and owner and key not in self.drafts and key not in self.kept:
                yield owner

    def _prints(self) -> Iterator[tuple[str, str]]:
        """The traces of cards that do not say any more what they did at the export: of what the
        deck says now, or of what the sheet does where the deck has more than that."""
        for sheet, owner, base in self.bases:
            if (sheet.name, owner) in self.traces:
                yield mark(sheet, base), self.traces[sheet.name, owner]
                continue
            draft = self.drafts.get((sheet.kind, WHOLE if sheet.named else owner))
            if draft is None:
                continue
            before, rows = (
                dict(rows_of(Item(draft.kind, draft.file, owner, data), sheet)).get(owner, [])
                for data in (draft.before or {}, draft.data)
            )
            name = mark(sheet, base)
            if rows and (stamp(owner, rows) != base or name in self.memory.imported):
                yield name, self._left(name, trace(owner, rows, before))

    def _left(self, name: str, made: str) -> str:
        """A trace, or that of an earlier import which left the same: it knows what was before."""
        known, new = read_trace(self.memory.imported.get(name, "")), read_trace(made)
        is_old = known and new and not new.before and known.content == new.content
        return self.memory.imported[name] if is_old else made

    def _notes(self, grids: Sequence[Grid], changed: bool) -> Iterator[str]:
        """What is to be told of the files themselves."""
        for grid in grids:
            yield from grid.notes
            if changed and STAMP not in grid.head:
                yield (
                    f"{grid.source}: there is no column {STAMP!r}, so nobody knows what changed in "
                    "the deck since the sheet was made, and the sheet is believed"
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
