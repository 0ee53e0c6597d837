"""Grids in CSV files and workbooks, as people's programs write them."""

from __future__ import annotations

import csv
import io

import pytest
from openpyxl import Workbook, load_workbook

from authoring.sheets import delimited, workbook
from authoring.sheets.grid import Grid, SheetError

HEADS = ("id", "en", "zh-Hans")
WIDE = ("＝1+1", "＠x", "\t=1", "\n=1")
TRAPS = (
    *WIDE,
    "None",
    "NA",
    "null",
    "no",
    "1:30",
    "007",
    "1e3",
    "-1",
    "=1+1",
    "@x",
    "+2",
    "'tis",
    "'=x",
)
GRID = Grid("words", "words.csv", HEADS, tuple((trap, trap, "词") for trap in TRAPS))
TEXT = 'id,en,zh-Hans\r\none,"two\r\nlines",词语\r\n'


def rows(content: bytes, chinese: bool = True) -> tuple[tuple[str, ...], ...]:
    return delimited.read("words", "words.csv", content, HEADS, chinese).rows


def test_csv_comes_back_as_it_went() -> None:
    assert rows(delimited.written(GRID)) == GRID.rows


def test_a_workbook_tells_no_time_of_its_own() -> None:
    """The same cards give the same bytes tomorrow."""
    content = workbook.written([GRID])
    properties = load_workbook(io.BytesIO(content)).properties
    assert {properties.created.year, properties.modified.year} == {2000}
    assert workbook.written([GRID]) == content


def test_no_cell_of_a_csv_runs_as_a_formula() -> None:
    text = delimited.written(GRID).decode("utf-8-sig")
    cells = [cell for row in list(csv.reader(io.StringIO(text, newline="")))[1:] for cell in row]
    assert not [cell for cell in cells if cell.startswith(tuple("=+-@＝＋－＠\t\n\r"))]


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "gbk", "gb18030"]
)
def test_any_usual_encoding_is_read(encoding: str) -> None:
    assert rows(TEXT.encode(encoding)) == (("one", "two\r\nlines", "词语"),)


def test_western_bytes_are_western_where_no_chinese_is_spoken() -> None:
    assert rows("id,en\ncafé,naïve\n".encode("cp1252"), chinese=False) == (("café", "naïve"),)


@pytest.mark.parametrize("separator", [";", "\t", ","])
def test_the_separator_is_told_by_the_heads(separator: str) -> None:
    text = separator.join(HEADS) + "\n" + separator.join(("a", "b", "c")) + "\n"
    assert rows(text.encode()) == (("a", "b", "c"),)


def test_the_separator_can_be_stated_as_excel_does() -> None:
    assert rows(b"sep=;\r\nid;en\r\na;b\r\n") == (("a", "b"),)


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_any_separator_comes_back(separator: str) -> None:
    assert rows(delimited.written(GRID, separator)) == GRID.rows


def test_western_bytes_are_western_among_chinese_too() -> None:
    text = "id;en\r\nKäse;Größe\r\nœuf;maïs\r\n".encode("cp1252")
    grid = delimited.read("words", "words.csv", text, HEADS, chinese=True)
    assert grid.rows == (("Käse", "Größe"), ("œuf", "maïs"))
    assert grid.notes == ("words.csv is read as Western (Windows-1252)",)


def test_a_quote_that_is_never_closed_is_told_where_it_opens() -> None:
    with pytest.raises(SheetError, match=r"words\.csv, row 3: .* one is opened here and never"):
        rows(b'id,en\na,b\nc,"d\ne,f\n')


def test_quotes_that_do_not_fit_are_told_with_their_row() -> None:
    with pytest.raises(SheetError, match=r"words\.csv, row 3: the quotes do not fit"):
        rows(b'id,en\na,b\nc,"d" e\n')


def test_an_empty_file_is_told() -> None:
    with pytest.raises(SheetError, match="the file is empty"):
        rows(b"")


def test_a_workbook_comes_back_as_it_went() -> None:
    (grid,) = workbook.read("x.xlsx", workbook.written([GRID]))
    assert (grid.name, grid.head, grid.rows) == ("words", GRID.head, GRID.rows)


def test_a_workbook_holds_text_and_no_formulas() -> None:
    book = load_workbook(io.BytesIO(workbook.written([GRID])))
    cells = [cell for row in book["words"].iter_rows() for cell in row]
    assert {cell.data_type for cell in cells} == {"s"}
    assert {cell.number_format for cell in cells} == {"@"}
    assert book["words"].column_dimensions["A"].number_format == "@"


def test_the_same_grids_give_the_same_workbook() -> None:
    assert workbook.written([GRID]) == workbook.written([GRID])


def test_what_a_spreadsheet_made_of_a_text_is_refused_with_its_cell() -> None:
    import datetime

    book = Workbook()
    sheet = book.worksheets[0]
    sheet.append(["id", "en"])
    sheet.append(["a", datetime.time(1, 30)])
    sheet.append(["b", "=1+1"])
    sheet.append(["c", True])
    sheet.append([7, 1.0])
    out = io.BytesIO()
    book.save(out)
    with pytest.raises(SheetError) as caught:
        workbook.read("x.xlsx", out.getvalue())
    told = str(caught.value)
    assert "x.xlsx[Sheet], cell B2: the spreadsheet holds a date or time here" in told
    assert "cell B3: the spreadsheet holds a formula" in told
    assert "cell B4: the spreadsheet holds true or false" in told
    assert "B5" not in told


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"no workbook", b"PK" + b"\0" * 400])
def test_what_is_no_workbook_is_refused(content: bytes) -> None:
    with pytest.raises(SheetError, match="no Excel workbook"):
        workbook.read("x.xlsx", content)


def test_a_line_end_that_excel_writes_as_an_escape_is_one() -> None:
    book = Workbook()
    book.worksheets[0].append(["id", "a_x000D_\nb"])
    out = io.BytesIO()
    book.save(out)
    (grid,) = workbook.read("x.xlsx", out.getvalue())
    assert grid.head == ("id", "a\r\nb")


@pytest.mark.parametrize("words", ["_x0041_", "_x000D_", "a_b", "_x12", "tab\tand\nline"])
def test_a_text_like_an_escape_of_workbooks_comes_back(words: str) -> None:
    grid = Grid("words", "words.csv", ("id",), ((words,),))
    (again,) = workbook.read("x.xlsx", workbook.written([grid]))
    assert again.rows == ((words,),)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("x" * 32_768, "words, cell B2: the text has 32,768 characters, and Excel keeps 32,767"),
        ("a\x07", "words, cell B2: the text has the control character U+0007 in it (first a"),
    ],
)
def test_what_a_workbook_cannot_hold_is_refused(words: str, told: str) -> None:
    grid = Grid("words", "words", ("id", "en"), (("first", words),))
    with pytest.raises(SheetError) as caught:
        workbook.written([grid])
    assert told in str(caught.value)


def test_the_longest_text_comes_back() -> None:
    grid = Grid("words", "words", ("id", "en"), (("first", "x" * 32_767),))
    assert workbook.read("x.xlsx", workbook.written([grid]))[0].rows == grid.rows


def test_numbers_and_hidden_rows_are_noticed() -> None:
    book = Workbook()
    sheet = book.worksheets[0]
    for row in (["id", "en"], ["a", 7], ["b", "7"], ["c", 0.5]):
        sheet.append(row)
    sheet.row_dimensions[3].hidden = True
    out = io.BytesIO()
    book.save(out)
    (grid,) = workbook.read("x.xlsx", out.getvalue())
    assert grid.rows == (("a", "7"), ("b", "7"), ("c", "0.5"))
    assert grid.numbers == {(2, 1), (4, 1)}
    assert grid.notes == ("x.xlsx[Sheet]: 1 hidden row read too, the first is row 3",)


def test_a_sheet_that_reaches_too_far_is_told_at_once() -> None:
    book = Workbook()
    book.worksheets[0].append(["id", "en"])
    book.worksheets[0].cell(1_048_576, 16_384, "far away")
    out = io.BytesIO()
    book.save(out)
    with pytest.raises(SheetError, match=r"x\.xlsx\[Sheet\]: the sheet reaches to cell XFD1048576"):
        workbook.read("x.xlsx", out.getvalue())


def test_a_workbook_that_unpacks_to_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workbook, "MOST_BYTES", 1_000)
    with pytest.raises(SheetError, match="the workbook holds more than 1,000 bytes"):
        workbook.read("x.xlsx", workbook.written([GRID]))
