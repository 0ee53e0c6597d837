"""Grids in Excel workbooks: the only module that knows openpyxl."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from typing import Any

from authoring.sheets.grid import Grid, Problem, SheetError, Spot, letters
from authoring.sheets.guard import bare, doubled
from authoring.sheets.sheet import STAMP
from authoring.source.encoding import CONTROL
from authoring.source.wording import counted, listed

WIDEST = 60
"""The widest column, in characters."""

MOST_CHARACTERS = 32_767
"""What Excel keeps of the text of one cell."""

MOST_BYTES = 500_000_000
MOST_CELLS = 5_000_000
"""What is read of a workbook, unpacked, and of one sheet."""

AS_TEXT = "@"
"""The format of cells and, for rows to come, of columns: what is typed stays as it is."""

_EPOCH = (2000, 1, 1, 0, 0, 0)
_ESCAPE = re.compile(r"_(?=x[0-9A-Fa-f]{4}_)")
_ESCAPED = re.compile(r"_x(005F|00[01][0-9A-Fa-f])_")
"""How workbooks write characters that XML does not know, and a text that looks like it."""


def written(grids: Sequence[Grid]) -> bytes:
    """Grids as a workbook, one sheet each. Every cell is text, and stays text when edited.
    The same grids give the same bytes. Raises SheetError where a cell could not hold its text."""
    from openpyxl import Workbook
    from openpyxl.utils import get_column_letter

    if problems := [problem for grid in grids for problem in _too_much(grid)]:
        raise SheetError(*problems)
    book = Workbook()
    book.remove(book.worksheets[0])
    for grid in grids:
        sheet = book.create_sheet(grid.name)
        for number, row in enumerate((grid.head, *grid.rows), 1):
            _write_row(sheet, number, row)
        for column in range(len(grid.head)):
            longest = max((len(row[column]) for row in (grid.head, *grid.rows[:200])), default=8)
            letter = get_column_letter(column + 1)
            sheet.column_dimensions[letter].width = min(WIDEST, max(8, longest + 2))
            sheet.column_dimensions[letter].number_format = AS_TEXT
            sheet.column_dimensions[letter].hidden = grid.head[column] == STAMP
        sheet.freeze_panes = "A2"
        sheet.auto_filter.ref = sheet.dimensions
    return _bytes(book)


def _too_much(grid: Grid) -> Iterator[Problem]:
    """The cells that a workbook would cut off or damage."""
    for row, cells in enumerate(grid.rows, 2):
        for column, words in enumerate(cells):
            found = CONTROL.search(words)
            if len(words.encode("utf-16-le", "replace")) > 2 * MOST_CHARACTERS:
                message = (
                    f"the text has {len(words):,} characters, and Excel keeps {MOST_CHARACTERS:,}"
                )
            elif found:
                message = f"the text has the control character U+{ord(found[0]):04X} in it"
            else:
                continue
            whose = " ".join(cells[:2])
            hint = "shorten it in the deck, or write CSV: name a folder with --out"
            yield Problem(Spot(grid.source, row, column), f"{message} ({whose})", hint)


def _write_row(sheet: Any, number: int, row: Sequence[str]) -> None:
    from openpyxl.styles import Alignment, Font

    for column, words in enumerate(row, 1):
        cell = sheet.cell(number, column)
        cell.number_format = AS_TEXT
        if words:
            cell.value = _ESCAPE.sub("_x005F_", doubled(words))
            cell.data_type = "s"  # a text that begins with = is no formula
        if "\n" in words:
            cell.alignment = Alignment(wrap_text=True, vertical="top")
        if number == 1:
            cell.font = Font(bold=True)


def _bytes(book: Any) -> bytes:
    """The file of a workbook, with the same time for all of its parts."""
    from datetime import datetime
    from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

    from openpyxl.xml.constants import ARC_CORE
    from openpyxl.xml.functions import tostring

    book.properties.creator = "authoring"
    raw, out = io.BytesIO(), io.BytesIO()
    book.save(raw)
    # Saving writes down that the workbook was changed just now.
    book.properties.created = book.properties.modified = datetime(*_EPOCH)
    with ZipFile(raw) as before, ZipFile(out, "w", ZIP_DEFLATED) as after:
        for name in before.namelist():
            own = name == ARC_CORE
            content = tostring(book.properties.to_tree()) if own else before.read(name)
            after.writestr(ZipInfo(name, _EPOCH), content, ZIP_DEFLATED)
    return out.getvalue()


def read(source: str, content: bytes, only: str | None = None) -> list[Grid]:
    """The grids of a workbook, or its one sheet of this name; sheets without a cell are left
    out. Raises SheetError."""
    every = _sheets(source, content)
    sheets = [one for one in every if only in (None, one.title)]
    if not sheets:
        hint = f"its sheets are {listed(one.title for one in every)}"
        raise SheetError(Problem(Spot(source, 0), f"there is no sheet {only!r} in it", hint))
    problems: list[Problem] = [
        problem for sheet in sheets for problem in _too_large(f"{source}[{sheet.title}]", sheet)
    ]
    if problems:
        raise SheetError(*problems)
    for sheet in sheets:
        problems += _merged(f"{source}[{sheet.title}]", sheet)
    grids = [_grid(f"{source}[{sheet.title}]", sheet, problems) for sheet in sheets]
    if problems:
        raise SheetError(*problems)
    return [grid for grid in grids if grid.head]


def _sheets(source: str, content: bytes) -> list[Any]:
    """The sheets of a workbook as openpyxl reads them."""
    import warnings

    from openpyxl import load_workbook

    if _unpacked(content) > MOST_BYTES:
        hint = "save the sheets of the cards alone as a new workbook, or as CSV UTF-8"
        message = f"the workbook holds more than {MOST_BYTES:,} bytes"
        raise SheetError(Problem(Spot(source, 0), message, hint))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of styles and the like, which do not concern us
            return list(load_workbook(io.BytesIO(content), data_only=False).worksheets)
    except Exception:  # what openpyxl raises at damaged files is of all kinds
        hint = "save it as .xlsx again, without a password and charts, or as CSV UTF-8"
        message = "this is no Excel workbook that can be read"
        raise SheetError(Problem(Spot(source, 0), message, hint)) from None


def _unpacked(content: bytes) -> int:
    """How many bytes a workbook has when it is unpacked; 0 where it cannot be."""
    from zipfile import BadZipFile, ZipFile

    try:
        with ZipFile(io.BytesIO(content)) as archive:
            return sum(part.file_size for part in archive.infolist())
    except (BadZipFile, OSError, ValueError):
        return 0


def _too_large(source: str, sheet: Any) -> Iterator[Problem]:
    """A sheet with something far away from its cards, which nobody sees."""
    if sheet.max_row * sheet.max_column > MOST_CELLS:
        last = f"{letters(sheet.max_column - 1)}{sheet.max_row}"
        hint = "delete the rows and columns behind the cards, and save it again"
        yield Problem(Spot(source, 0), f"the sheet reaches to cell {last}", hint)


def _merged(source: str, sheet: Any) -> Iterator[Problem]:
    """Cells made one: all but the first have lost what they said."""
    for area in sheet.merged_cells.ranges:
        spot = Spot(source, area.min_row, area.min_col - 1)
        yield Problem(spot, f"the cells {area.coord} are merged", "unmerge and fill each of them")


def _grid(source: str, sheet: Any, problems: list[Problem]) -> Grid:
    rows: list[tuple[str, ...]] = []
    numbers: set[tuple[int, int]] = set()
    for number, row in enumerate(sheet.iter_rows(), 1):
        spots = [Spot(source, number, column) for column in range(len(row))]
        numbers.update(
            (spot.row, spot.column)
            for spot, cell in zip(spots, row, strict=True)
            if cell.data_type == "n" and cell.value is not None
        )
        rows.append(
            tuple(_words(cell, spot, problems) for cell, spot in zip(row, spots, strict=True))
        )
    head = rows[0] if rows else ()
    while head and not head[-1]:
        head = head[:-1]
    notes = tuple(_hidden(source, sheet, rows))
    return Grid(sheet.title, source, head, tuple(rows[1:]), frozenset(numbers), notes)


def _hidden(source: str, sheet: Any, rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows that a filter or a person has hidden: they are read like the others."""
    hidden = [
        number
        for number, cells in enumerate(rows, 1)
        if sheet.row_dimensions[number].hidden and any(cells)
    ]
    if hidden:
        count = counted(len(hidden), "hidden row")
        yield f"{source}: {count} read too, the first is row {hidden[0]}"


_NO_TEXTS = {"f": "a formula", "b": "true or false", "d": "a date or time"}


def _words(cell: Any, spot: Spot, problems: list[Problem]) -> str:
    """A cell as text. A number is what it shows; what a spreadsheet made a date, a time, a
    truth value or a formula has lost what was typed."""
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, str) and cell.data_type not in ("f", "e"):
        return bare(_ESCAPED.sub(lambda found: chr(int(found[1], 16)), value))
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if isinstance(value, float) and cell.data_type == "n":
        return str(int(value)) if value.is_integer() else repr(value)
    what = _NO_TEXTS.get(cell.data_type, "an error")
    hint = "format the cell as text and type it again"
    if cell.data_type == "f":
        hint = "copy the cell and paste it as a value"
    problems.append(Problem(spot, f"the spreadsheet holds {what} here, not text", hint))
    return ""
