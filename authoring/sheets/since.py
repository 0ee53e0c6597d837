"""Which cards changed in the sheets, in the deck, or in both since the sheets were made."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum

from authoring.sheets.grid import Problem
from authoring.sheets.reading import Line, in_order
from authoring.sheets.rows import Cells, owner_head
from authoring.sheets.sheet import STAMP, Sheet
from authoring.sheets.stamp import (
    Stamp,
    Trace,
    is_of,
    read_rows,
    read_stamp,
    read_trace,
    stamp,
    trace,
)
from authoring.sheets.threeway import Joined, join
from authoring.source.lines import unix
from authoring.source.wording import quoted

WHO = "--theirs takes what the sheet says, --ours what the deck says"


class Side(Enum):
    """Who is right where a cell has changed in the sheet and in the deck."""

    NOBODY = "nobody"
    SHEET = "sheet"
    DECK = "deck"


@dataclass(frozen=True, slots=True)
class Memory:
    """What is known of the time since the export: `imported` are the traces of cards as
    earlier imports of a sheet left them (by `mark`), `side` says who is right."""

    imported: Mapping[str, str] = field(default_factory=dict)
    side: Side = Side.NOBODY


@dataclass(slots=True)
class Settled:
    """Which rows of a sheet are put into the deck. `kept` are the ids of cards that stay as
    the deck has them now, `gone` of those that it has no longer, `joined` of those that have
    changes of both. `bases` are the stamps of the cards whose rows are used, `traces` what is
    to be remembered of joined ones."""

    lines: list[Line] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    joined: list[str] = field(default_factory=list)
    bases: dict[str, Stamp] = field(default_factory=dict)
    traces: dict[str, str] = field(default_factory=dict)


def mark(sheet: Sheet, base: Stamp) -> str:
    """What a trace is remembered by: the sheet and the stamp of the rows."""
    return f"{sheet.name} {base}"


def settle(
    sheet: Sheet,
    lines: Sequence[Line],
    now: Mapping[str, list[Cells]],
    memory: Memory,
    problems: list[Problem],
) -> Settled:
    """Set aside the rows of cards that changed in the deck alone, and join those of cards that
    changed in both. What cannot be joined is a problem, unless a side is right. `now` are the
    rows that an export would make."""
    by_owner: dict[str, list[Line]] = {}
    for line in lines:
        by_owner.setdefault(line.id, []).append(line)
    settled = Settled()
    prints = {stamp(owner, ()).owner: owner for owner in now}
    for owner, those in by_owner.items():
        case = _Case(sheet, owner, tuple(in_order(those)), now.get(owner), memory.imported)
        if case.base is None:
            problems += case.astray(prints, by_owner.keys())
        joined = case.joined() if case.has_moved_on and case.is_edited else None
        if joined is not None:
            _take(joined, case, memory.side, settled, problems)
            continue
        if case.has_moved_on and (not case.is_edited or memory.side is Side.DECK):
            (settled.gone if case.deck is None else settled.kept).append(owner)
            continue
        is_open = case.has_moved_on and memory.side is Side.NOBODY
        if is_open:
            problems.append(case.both())
        if not is_open or case.deck is not None:
            settled.lines += those
            settled.bases |= {owner: case.base} if case.base else {}
    return settled


def _take(
    joined: Joined, case: _Case, side: Side, settled: Settled, problems: list[Problem]
) -> None:
    """Use the rows of a card that has changed in both, with the cells of the side that is right."""
    assert case.deck is not None
    assert case.base is not None
    rows = joined.with_clashes_from(case.deck) if side is Side.DECK else joined.rows
    if rows == case.rows_of_deck:
        settled.kept.append(case.owner)
        return
    if side is Side.NOBODY:
        problems += [case.clash(at, name) for at, name in joined.clashes]
    if rows != case.said:
        settled.joined.append(case.owner)
    settled.bases[case.owner] = case.base
    settled.traces[case.owner] = trace(case.owner, case.said, case.deck)
    for line, row in zip(case.lines, rows, strict=True):
        cells = {name: row.get(name, words) for name, words in line.cells.items()}
        settled.lines.append(replace(line, cells=cells))


@dataclass(frozen=True, slots=True)
class _Case:
    """The rows of one card in a sheet, in order, beside those that the deck makes of it now
    (None when it has no such card)."""

    sheet: Sheet
    owner: str
    lines: tuple[Line, ...]
    deck: Sequence[Cells] | None
    imported: Mapping[str, str]

    @property
    def base(self) -> Stamp | None:
        """What the rows were stamped with at the export; None where nobody knows."""
        stamps = (read_stamp(line.cells.get(STAMP, "")) for line in self.lines)
        return next((one for one in stamps if one is not None and is_of(one, self.owner)), None)

    @property
    def has_moved_on(self) -> bool:
        """Whether the deck says something that it did not get from this sheet, and that the
        sheet does not say either."""
        base = self.base
        if base is None or (self.deck is not None and self.said == self.rows_of_deck):
            return False
        return self.deck is None or not self._is_known(base, self.deck)

    @property
    def is_edited(self) -> bool:
        """Whether the sheet says something else than at the export and at the last import."""
        base = self.base
        return base is None or not self._is_known(base, self.said)

    @property
    def said(self) -> tuple[Cells, ...]:
        """What each row says. A column that the sheet lacks says what the deck does."""
        return tuple(cells for _, cells in self._said())

    @property
    def rows_of_deck(self) -> tuple[Cells, ...]:
        """What the deck would say in these rows."""
        return tuple({name: unix(cell) for name, cell in row.items()} for row in self.deck or ())

    def joined(self) -> Joined | None:
        """The changes of the sheet and of the deck together; None where the rows are not one by
        one those of the export, or nobody knows what they said."""
        base, by_place = self._base_rows(), bool(self.sheet.parts and not self.sheet.named)
        places = [line.number for line in self.lines]
        if self.deck is None or base is None or len(base) != len(self.deck):
            return None
        if len(base) != len(places) or (by_place and places != [*range(1, len(places) + 1)]):
            return None
        return join(self.said, self.rows_of_deck, base, by_place=by_place)

    def _base_rows(self) -> tuple[frozenset[str], ...] | None:
        """What the rows said when sheet and deck last said the same."""
        base = self.base
        if base is None:
            return None
        known = self._trace(base)
        if known is not None:
            return known.rows or None
        words = [line.cells.get(STAMP, "") for line in self.lines]
        return read_rows(words) if {read_stamp(one) for one in words} == {base} else None

    def clash(self, at: int, name: str) -> Problem:
        """A cell that has changed twice."""
        here = self.rows_of_deck[at].get(name, "")
        return Problem(
            self.lines[at].spot(name), f"{self._twice}: the deck says {quoted(here)} here", WHO
        )

    @property
    def _twice(self) -> str:
        return f"{self.owner!r} has changed both here and in the deck since the export"

    def both(self) -> Problem:
        """A card that has changed twice, with the first cell where the two differ."""
        hint = WHO
        if self.deck is None:
            message = f"{self.owner!r} has changed here, and was taken out of the deck meanwhile"
            if self.sheet.parts and not self.sheet.named:
                hint = (
                    f"--ours leaves it out; to have it back, give the {self.sheet.kind} a new row"
                )
            return Problem(self.lines[0].spot(owner_head(self.sheet)), message, hint)
        message = self._twice
        for at, (line, cells) in enumerate(self._said()):
            here = self.deck[at] if at < len(self.deck) else {}
            for name, words in cells.items():
                if words != unix(here.get(name, "")):
                    told = f"{message}: the deck says {quoted(here.get(name, ''))} here"
                    return Problem(line.spot(name), told, hint)
        return Problem(self.lines[0].spot(), f"{message}, where it has more rows", hint)

    def astray(self, prints: Mapping[str, str], here: Collection[str]) -> Iterator[Problem]:
        """Rows with the stamp of another card (`prints` are those of all cards, `here` the
        ids with rows): their ids were changed, or columns were sorted apart. A new id beside
        the row that has the stamp is a copy, and may be."""
        for line in self.lines:
            known = read_stamp(line.cells.get(STAMP, ""))
            other = prints.get(known.owner) if known else None
            if other is None or (self.deck is None and (other in here or self.sheet.parts)):
                continue
            message = f"the row of {line.id!r} was that of {other!r} at the export"
            hint = "put it back, or empty its cell under stamp if that is meant"
            if self.deck is None:
                hint = "rename it in its file; for a new card, empty the cell under stamp"
            yield Problem(line.spot(owner_head(self.sheet)), message, hint)

    def _is_known(self, base: Stamp, rows: Sequence[Cells]) -> bool:
        """Whether rows are those of the export, or what an import made of this sheet."""
        content, known = stamp(self.owner, rows).content, self._trace(base)
        return content == base.content or (known is not None and content == known.content)

    def _trace(self, base: Stamp) -> Trace | None:
        """What the last import of this sheet left behind of the card, unless it was undone."""
        known = read_trace(self.imported.get(mark(self.sheet, base), ""))
        now = stamp(self.owner, self.deck or ()).content
        return None if known is None or known.before == now != known.content else known

    def _said(self) -> Iterator[tuple[Line, Cells]]:
        """What each row says. A column that the sheet lacks says what the deck does."""
        names = [column.name for column in self.sheet.columns]
        for at, line in enumerate(self.lines):
            here = self.deck[at] if self.deck and at < len(self.deck) else {}
            yield line, {name: unix(line.cells.get(name, here.get(name, ""))) for name in names}
