"""A card that changed in the sheet and in the deck, cell by cell: each change stays, and only a
cell that both changed is for somebody to settle."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from authoring.sheets.stamp import cell_print

Row = Mapping[str, str]
"""The cells of a row by the heads of their columns."""

Prints = Collection[str]
"""What a row said at the export: a print of each cell that was not empty."""


@dataclass(frozen=True, slots=True)
class Joined:
    """The rows with the changes of both sides; `clashes` are the cells that both changed, by
    the place of the row and the head, where the rows have what the sheet says."""

    rows: tuple[dict[str, str], ...]
    clashes: tuple[tuple[int, str], ...]

    def with_clashes_from(self, deck: Sequence[Row]) -> tuple[dict[str, str], ...]:
        """The rows with what the deck says where both changed."""
        rows = tuple(map(dict, self.rows))
        for at, name in self.clashes:
            rows[at][name] = deck[at].get(name, "")
        return rows


def join(
    sheet: Sequence[Row], deck: Sequence[Row], base: Sequence[Prints], *, by_place: bool
) -> Joined:
    """The rows of a card on both sides put together. All have the same rows, one by one; with
    `by_place` a row has no name of its own, and is taken for another one in the deck when that
    says less than half of what it said."""
    rows: list[dict[str, str]] = []
    clashes: list[tuple[int, str]] = []
    for at, (here, there, known) in enumerate(zip(sheet, deck, base, strict=True)):
        ours, theirs, both = _sides(here, there, known)
        if by_place and ours and theirs and _is_another(there, known):
            theirs, both = (), (*both, *theirs)
        rows.append({name: there.get(name, "") if name in ours else here[name] for name in here})
        clashes += [(at, name) for name in here if name in both]
    return Joined(tuple(rows), tuple(clashes))


def _sides(here: Row, there: Row, known: Prints) -> tuple[Prints, Prints, Prints]:
    """The heads of the cells that changed in the deck alone, in the sheet alone, in both."""
    found = {cell_print(name, words) for row in (here, there) for name, words in row.items()}
    # Where each print is that of a cell that still stands on one side, all other cells were empty.
    rest_was_empty = found.issuperset(known)
    ours, theirs, both = list[str](), list[str](), list[str]()
    for name, words in here.items():
        other = there.get(name, "")
        if words == other:
            continue
        was_here, was_there = (cell_print(name, one) in known for one in (words, other))
        if not was_here and not was_there and rest_was_empty:
            was_here, was_there = not words, not other
        if was_here == was_there:
            both.append(name)
        else:
            (ours if was_here else theirs).append(name)
    return ours, theirs, both


def _is_another(there: Row, known: Prints) -> bool:
    kept = sum(cell_print(name, words) in known for name, words in there.items())
    return 2 * kept < len(known)
