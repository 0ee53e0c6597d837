"""What a playtest has counted so far, kept in one file, so that it can be gone on with.

The counts and the numbers of the games that they are from are written together, in one
step: whenever the program stops, the file says of each game that it was counted once, or
not at all.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from authoring.playtest.part import Cell, Tally
from authoring.playtest.plan import Plan, Spans, joined
from authoring.playtest.play import Block

FORMAT = 1


class Store:
    """The counts of a plan. Without a path they are kept in memory alone."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.tallies: dict[Cell, Tally] = {cell: Tally() for cell in plan.cells}
        self.done: dict[Cell, Spans] = dict.fromkeys(plan.cells, ())
        if path is not None:
            self._read(path)

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
        if self.path is None:
            return
        cells = {
            cell.name: {"done": self.done[cell], "counts": _counts(self.tallies[cell])}
            for cell in self.plan.cells
        }
        kept = {"format": FORMAT, "key": self.plan.key, "cells": cells}
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(f".{self.path.name}.{os.getpid()}.part")
        try:
            draft.write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
            draft.replace(self.path)
        finally:
            draft.unlink(missing_ok=True)

    def _read(self, path: Path) -> None:
        """Take over what the file holds; one that is of other games, or no such file, is not
        believed, and is replaced in the end."""
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            if kept["format"] != FORMAT or kept["key"] != self.plan.key:
                return
            found = {cell: _restored(kept["cells"][cell.name]) for cell in self.plan.cells}
        except (OSError, ValueError, KeyError, TypeError):
            return
        if all(stop <= self.plan.games for spans, _ in found.values() for _, stop in spans):
            for cell, (spans, tally) in found.items():
                self.done[cell], self.tallies[cell] = spans, tally


def _counts(tally: Tally) -> list[list[Any]]:
    return [[*key, number] for key, number in sorted(tally.items()) if number]


def _restored(kept: Any) -> tuple[Spans, Tally]:
    """Raises ValueError, KeyError or TypeError for what no store has written."""
    spans: Spans = ()
    for start, stop in kept["done"]:
        spans = joined(spans, int(start), int(stop))
    tally = Tally({tuple(map(str, key)): int(number) for *key, number in kept["counts"]})
    return spans, tally
