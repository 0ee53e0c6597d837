"""Files that other programs write, and how cards get out of them."""

from __future__ import annotations

from pathlib import PurePath

from authoring.sheets.grid import Problem, SheetError, Spot

WORKBOOKS = frozenset({".xlsx", ".xlsm"})
TEXTS = frozenset({".csv", ".tsv", ".tab", ".txt"})
_OTHERS = {
    ".xls": "in Excel: Save as > Excel Workbook (.xlsx)",
    ".xlsb": "in Excel: Save as > Excel Workbook (.xlsx)",
    ".ods": "in LibreOffice: Save as > Excel 2007-365 (.xlsx)",
    ".fods": "in LibreOffice: Save as > Excel 2007-365 (.xlsx)",
    ".numbers": "in Numbers: File > Export to > Excel",
    ".gsheet": "in Google Sheets: File > Download > Microsoft Excel",
}
SUFFIXES = WORKBOOKS | TEXTS | _OTHERS.keys()
"""How the names of spreadsheets end, whether they can be read or not."""

_OLD = b"\xd0\xcf\x11\xe0"
_ZIP = b"PK\x03\x04"


def is_workbook(source: str, path: PurePath, content: bytes) -> bool:
    """Whether a file is a workbook, or else a text with separators. Raises SheetError for
    what is neither, with the way out."""
    suffix = path.suffix.lower()
    if suffix in _OTHERS:
        raise _refused(
            source, f"{suffix} files are not read", f"{_OTHERS[suffix]}, or as CSV UTF-8"
        )
    if suffix not in WORKBOOKS | TEXTS:
        raise _refused(
            source, "this is no spreadsheet", "sheets are read from .xlsx and .csv files"
        )
    if content.startswith(_OLD):
        hint = "save it as .xlsx without a password"
        raise _refused(source, "this is a workbook with a password, or of an old Excel", hint)
    if suffix in TEXTS and content.startswith(_ZIP):
        hint = "rename it to .xlsx, or save it as CSV UTF-8"
        raise _refused(source, "this is a workbook and no text", hint)
    return suffix in WORKBOOKS


def _refused(source: str, message: str, hint: str) -> SheetError:
    return SheetError(Problem(Spot(source, 0), message, hint))
