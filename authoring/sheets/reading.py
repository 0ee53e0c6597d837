"""The rows of a grid, with their columns found and their ids read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from authoring.sheets.grid import ROW, Grid, Problem, SheetError, Spot
from authoring.sheets.rows import head, owner_head
from authoring.sheets.sheet import FILE, NUMBER, STAMP, Sheet
from authoring.sheets.stamp import read_stamp
from authoring.source.nearest import nearest
from authoring.source.scalar import as_integer
from authoring.source.wording import counted

PASSED_OVER = "#"
"""Begins the head of a column that is no part of the cards: notes, for example."""

_LOCALE = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?")


@dataclass(frozen=True, slots=True)
class Line:
    """A row: whose it is, and its cells by the heads of their columns. `numbers` are the
    heads of those that the spreadsheet holds as numbers."""

    source: str
    row: int
    columns: Mapping[str, int]
    cells: Mapping[str, str]
    id: str
    file: str = ""
    number: int | None = None
    numbers: frozenset[str] = frozenset()

    def spot(self, name: str = "") -> Spot:
        """The cell under a head; the whole row without one, or without such a column."""
        return Spot(self.source, self.row, self.columns.get(name, ROW))


def in_order(those: Sequence[Line]) -> list[Line]:
    """Rows by their numbers; one without a number stands behind the row above it."""
    number, places = 0, []
    for line in those:
        number = line.number or number
        places.append((number, line.number is None))
    return [line for _, line in sorted(zip(places, those, strict=True), key=lambda pair: pair[0])]


def sheet_of(grid: Grid, sheets: Sequence[Sheet]) -> Sheet:
    """The sheet that a grid is, by its name. Raises SheetError."""
    for sheet in sheets:
        if sheet.name == grid.name:
            return sheet
    names = [sheet.name for sheet in sheets]
    heads = {name.strip() for name in grid.head} - {""}
    fits = [sheet.name for sheet in sheets if heads and heads <= set(head(sheet))]
    hint = f"sheets are {', '.join(names)}: delete it, or choose one of them with --sheet"
    if len(fits) == 1:
        hint = f"its columns are those of {fits[0]!r}: name it so, or say --sheet {fits[0]}"
    if meant := nearest(grid.name, names):
        hint = f"did you mean {meant!r}?"
    raise SheetError(Problem(Spot(grid.source, 0), f"the game has no sheet {grid.name!r}", hint))


Met = dict[tuple[str, int | None], Spot]
"""Where an id, with its number, was met."""


def lines(sheet: Sheet, grid: Grid, met: Met, problems: list[Problem]) -> list[Line]:
    """The rows that say anything. What is wrong with them is added to the problems; `met`
    are the rows of the same sheet in other files, and these are added to it."""
    owner = owner_head(sheet)
    if len(grid.head) == 1 and grid.head[0].strip() != owner:
        message = "all of a row stands in one cell"
        hint = "save it with commas, semicolons or tabs between cells"
        problems.append(Problem(Spot(grid.source, 1, 0), message, hint))
        return []
    columns = _columns(sheet, grid, problems)
    if owner not in columns:
        message = f"there is no column {owner!r}, so no row can be told apart"
        problems.append(Problem(Spot(grid.source, 1), message, f"columns are {_listed(sheet)}"))
        return []
    found: list[Line] = []
    for row, cells in enumerate(grid.rows, 2):
        if not any(cell.strip() for at, cell in enumerate(cells) if at != columns.get(STAMP)):
            continue
        line = _line(sheet, grid, row, cells, columns, owner, problems)
        if line is None:
            continue
        key = line.id, line.number
        if key in met and (line.number is not None or not sheet.parts or sheet.named):
            what = f"{line.id!r}" if line.number is None else f"number {line.number} of {line.id!r}"
            message = f"{what} stands in {_seen_from(grid, met[key])} already"
            problems.append(Problem(line.spot(owner), message, "keep one of the two"))
            continue
        met[key] = line.spot()
        found.append(line)
    return found


def _seen_from(grid: Grid, spot: Spot) -> str:
    return f"row {spot.row}" if spot.source == grid.source else str(spot)


def _columns(sheet: Sheet, grid: Grid, problems: list[Problem]) -> dict[str, int]:
    known = head(sheet)
    found: dict[str, int] = {}
    for at, name in enumerate(grid.head):
        spot = Spot(grid.source, 1, at)
        if not name.strip():
            if any(len(row) > at and row[at].strip() for row in grid.rows):
                problems.append(Problem(spot, "a column with cells has no head"))
        elif name.strip().startswith(PASSED_OVER):
            continue
        elif name.strip() not in known:
            message = f"{name.strip()!r} is no column of {sheet.name}"
            problems.append(Problem(spot, message, _meant(name.strip(), sheet)))
        elif name.strip() in found:
            problems.append(Problem(spot, f"the column {name.strip()!r} stands twice"))
        else:
            found[name.strip()] = at
    return found


def _meant(name: str, sheet: Sheet) -> str:
    """What a column that is not known may have been meant to be."""
    if meant := nearest(name, head(sheet)):
        return f"did you mean {meant!r}?"
    columns = f"columns are {_listed(sheet)}; a head that begins with # is passed over"
    locale = name.rpartition(".")[2]
    if not _LOCALE.fullmatch(locale):
        return columns
    return f"{columns}; a new language is first added to `locales` in deck.yml"


def _listed(sheet: Sheet) -> str:
    return ", ".join(name for name in head(sheet) if name != STAMP)


def _line(
    sheet: Sheet,
    grid: Grid,
    row: int,
    cells: tuple[str, ...],
    columns: Mapping[str, int],
    owner: str,
    problems: list[Problem],
) -> Line | None:
    if misshapen := _misshapen(grid, row, cells, columns):
        problems.append(misshapen)
        return None
    here = {name: cells[at] for name, at in columns.items() if at < len(cells)}
    name = here.get(owner, "").strip()
    if not name:
        spot = Spot(grid.source, row, columns[owner])
        problems.append(Problem(spot, f"the row has no {owner}", "every row needs one"))
        return None
    number, wrong = _number(here.get(NUMBER, ""), sheet)
    if wrong:
        spot = Spot(grid.source, row, columns[NUMBER])
        problems.append(Problem(spot, f"{here[NUMBER]!r} is no number from 1"))
        return None
    file = here.get(FILE, "").strip()
    numbers = frozenset(head for head, at in columns.items() if (row, at) in grid.numbers)
    return Line(grid.source, row, columns, here, name, file, number, numbers)


def _misshapen(
    grid: Grid, row: int, cells: Sequence[str], columns: Mapping[str, int]
) -> Problem | None:
    """A row with more cells than heads, or with fewer and the stamp not in its place: a cell
    between is missing, and all behind it have moved."""
    beyond = [at for at in range(len(grid.head), len(cells)) if cells[at].strip()]
    if beyond:
        hint = "is a text with the separator in it missing its quotes?"
        return Problem(Spot(grid.source, row, beyond[0]), "a cell has no head", hint)
    last = len(cells) - 1
    if last + 1 < len(grid.head) and last != columns.get(STAMP) and read_stamp(cells[last]):
        message = f"the row has {counted(len(cells), 'cell')}, and there are {len(grid.head)} heads"
        hint = "put back the cell that is missing, even if it is empty"
        return Problem(Spot(grid.source, row), message, hint)
    return None


def _number(words: str, sheet: Sheet) -> tuple[int | None, bool]:
    """The number of a part, and whether what stands there is none."""
    if not sheet.parts or sheet.named or not words.strip():
        return None, False
    number = as_integer(words.strip())
    return number, number is None or number < 1
