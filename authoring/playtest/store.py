"""What a playtest has counted so far, kept in one file, so that it can be gone on with.

The counts and the numbers of the games that they are from are written together, in one
step: whenever the program stops, the file says of each game that it was counted once, or
not at all. A file that no playtest of these very games has written is left as it is.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from authoring.playtest.part import Cell, Tally
from authoring.playtest.plan import Plan, Spans, joined
from authoring.playtest.play import Block
from authoring.source.hindrance import unwritable
from authoring.source.links import followed
from authoring.source.replacement import allow, put

FORMAT = 2


class StoreError(Exception):
    """A file that cannot hold a playtest's counts. The message says why, and the way out."""


class Store:
    """The counts of a plan. Without a path they are kept in memory alone.

    `beyond` is how many games of a sort the file holds when it holds more than the plan has.
    Counts cannot be taken apart again, so that the plan's own games are then counted anew, in
    memory alone, and the file stays as it is.

    Raises StoreError for a file that holds something else, and when none can be written.
    """

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path and followed(path)
        self.tallies: dict[Cell, Tally] = {cell: Tally() for cell in plan.cells}
        self.done: dict[Cell, Spans] = dict.fromkeys(plan.cells, ())
        self.beyond = 0
        if path is not None:
            self._open(path)

    @property
    def games(self) -> int:
        """How many games are counted."""
        return sum(stop - start for spans in self.done.values() for start, stop in spans)

    def add(self, block: Block, tally: Tally) -> None:
        """Count a block of games. Raises ValueError for games that were counted before."""
        self.done[block.cell] = joined(self.done[block.cell], block.start, block.stop)
        self.tallies[block.cell].update(tally)

    def save(self) -> None:
        """Write the file anew, whole. Raises OSError when that cannot be done."""
        if self.path is None or self.beyond:
            return
        cells = {
            cell.name: {"done": self.done[cell], "counts": _counts(self.tallies[cell])}
            for cell in self.plan.cells
        }
        kept = {
            "format": FORMAT,
            "edition": self.plan.terms.edition,
            "key": self.plan.key,
            "sum": _sum(cells),
            "cells": cells,
        }
        put(self.path, json.dumps(kept, ensure_ascii=False).encode("utf-8"))

    def _open(self, path: Path) -> None:
        """Take over what the file holds, and make sure that it can be written."""
        try:
            if path.exists() and not path.is_file():
                raise StoreError(f"{path} is no ordinary file")
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            if text:
                self._take(path, text)
            followed(path).parent.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=followed(path).parent):
                allow(followed(path))
        except OSError as error:
            raise StoreError(unwritable(path, error)) from None
        except UnicodeDecodeError:
            raise StoreError(f"{path} holds no counts of a playtest") from None

    def _take(self, path: Path, text: str) -> None:
        cells = self._cells(path, text)
        found = {cell: _restored(cells[cell.name]) for cell in self.plan.cells}
        self.beyond = max(spans[-1][1] if spans else 0 for spans, _ in found.values())
        if self.beyond <= self.plan.games:
            self.beyond = 0
            for cell, (spans, tally) in found.items():
                self.done[cell], self.tallies[cell] = spans, tally

    def _cells(self, path: Path, text: str) -> Any:
        """What a store has written of each sort of game; whatever else stands there raises
        StoreError."""
        try:
            kept = json.loads(text)
        except (ValueError, RecursionError):
            kept = None
        if not isinstance(kept, dict) or not {"format", "key", "cells"} <= kept.keys():
            raise StoreError(f"{path} holds no counts of a playtest")
        if kept["format"] != FORMAT:
            raise StoreError(f"{path} is of another version of this program")
        if kept["key"] != self.plan.key:
            raise StoreError(f"{path} holds the counts of another {self._other(kept)}")
        if kept.get("sum") != _sum(kept["cells"]):
            raise StoreError(f"{path} is damaged: what it holds is not what was written")
        return kept["cells"]

    def _other(self, kept: Mapping[str, Any]) -> str:
        """In what a file of another plan differs."""
        was, here = kept.get("edition", "an earlier one"), self.plan.terms.edition
        if was != here:
            return f"edition of this program, {was}, and here is {here}"
        return "playtest, with other cards, another seed, or other seats, options or languages"


def _sum(cells: Any) -> str:
    """A checksum of the counts: a single other figure would spoil all results unnoticed."""
    return hashlib.sha256(json.dumps(cells).encode()).hexdigest()


def _counts(tally: Tally) -> list[list[Any]]:
    return [[*key, number] for key, number in sorted(tally.items()) if number]


def _restored(kept: Any) -> tuple[Spans, Tally]:
    spans: Spans = tuple((start, stop) for start, stop in kept["done"])
    return spans, Tally({tuple(key): number for *key, number in kept["counts"]})
