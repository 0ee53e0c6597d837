"""Files of other programs."""

from __future__ import annotations

from pathlib import PurePath

import pytest

from authoring.sheets.foreign import is_workbook
from authoring.sheets.grid import SheetError


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("a.xls", b"", "in Excel: Save as > Excel Workbook"),
        ("a.ods", b"PK\x03\x04", "in LibreOffice: Save as > Excel 2007-365"),
        ("a.numbers", b"PK\x03\x04", "in Numbers: File > Export to > Excel"),
        ("a.docx", b"PK\x03\x04", "sheets are read from .xlsx and .csv files"),
        ("a.xlsx", b"\xd0\xcf\x11\xe0....", "save it as .xlsx without a password"),
        ("a.csv", b"PK\x03\x04", "rename it to .xlsx"),
        ("a", b"id,en", "sheets are read from"),
    ],
)
def test_what_is_not_read_says_the_way_out(name: str, content: bytes, told: str) -> None:
    with pytest.raises(SheetError, match=f"^{name}: ") as caught:
        is_workbook(name, PurePath(name), content)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("name", "workbook"), [("a.xlsx", True), ("a.XLSM", True), ("a.csv", False), ("a.tsv", False)]
)
def test_what_is_read_is_told_apart(name: str, workbook: bool) -> None:
    assert is_workbook(name, PurePath(name), b"") is workbook
