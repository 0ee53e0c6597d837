"""Spreadsheets as people's programs leave them: told, and never half taken."""

from __future__ import annotations

import csv
import shutil
from pathlib import Path
from typing import Any

import pytest

from authoring.cli import importing
from tests.cli.conftest import Call
from tests.cli.deck import HEADER, change
from tests.cli.spreadsheet import Rows, edit, edit_workbook, files

DATA = Path(__file__).resolve().parent.parent / "data" / "spreadsheets"
TRAPS = {
    "en: apple": 'en: "007"',
    "en: kite": 'en: "1:30"',
    "en: volcano": 'en: "=1+1"',
    "en: violin": 'en: "two\\nlines"',
    "en: justice": 'en: "no"',
}


@pytest.fixture
def sheets(call: Call, deck: Path, tmp_path: Path) -> Path:
    call("export", str(deck), "--out", str(tmp_path / "sheets"))
    return tmp_path / "sheets"


@pytest.fixture
def book(call: Call, deck: Path, tmp_path: Path) -> Path:
    call("export", str(deck), "--out", str(tmp_path / "cards.xlsx"))
    return tmp_path / "cards.xlsx"


@pytest.mark.parametrize(
    ("name", "sheet"), [("libreoffice.xlsx", ()), ("libreoffice.csv", ("--sheet", "words"))]
)
def test_what_libreoffice_saved_changes_nothing(
    call: Call, deck: Path, name: str, sheet: tuple[str, ...]
) -> None:
    for old, new in TRAPS.items():
        change(deck, old, new)
    before = files(deck)
    told = call("import", str(deck), str(DATA / name), *sheet).output
    assert "0 cards changed, 0 added, 1 the same" in told
    assert "note" not in told
    assert files(deck) == before


def test_a_csv_file_that_was_saved_as_a_workbook_changes_nothing(
    call: Call, deck: Path, tmp_path: Path
) -> None:
    from openpyxl import Workbook

    for old, new in TRAPS.items():
        change(deck, old, new)
    call("export", str(deck), "--out", "sheets")
    book = Workbook()
    book.worksheets[0].title = "words"
    with Path("sheets/words.csv").open(encoding="utf-8-sig", newline="") as stream:
        for row in csv.reader(stream):
            book.worksheets[0].append(row)
    book.save("words.xlsx")
    assert "0 cards changed" in call("import", str(deck), "words.xlsx").output


def test_a_text_that_was_turned_is_held_back_until_somebody_says_that_it_is_meant(
    call: Call, deck: Path, sheets: Path
) -> None:
    change(deck, "en: kite", 'en: "1:30"')
    call("export", str(deck), "--out", str(sheets), "--force")
    path = sheets / "words.csv"
    assert "'1:30" in path.read_text("utf-8-sig")
    path.write_text(path.read_text("utf-8-sig").replace("'1:30", "01:30:00"), "utf-8")
    before = files(deck)
    told = call("import", str(deck), str(path), code=1).output
    assert "cell C3: '1:30' became '01:30:00', as spreadsheets do it; write '1:30 with" in told
    assert "or say --as-typed if that is meant" in told
    assert files(deck) == before
    assert "1 card changed" in call("import", str(deck), str(path), "--as-typed").output
    assert 'en: "01:30:00"' in (deck / "words" / "first.yml").read_text("utf-8")


def test_a_guard_that_came_back_is_the_text_itself(call: Call, deck: Path, sheets: Path) -> None:
    change(deck, "en: kite", 'en: "1:30"')
    call("export", str(deck), "--out", str(sheets), "--force")
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="1:30"))
    assert "0 cards changed" in call("import", str(deck), str(sheets)).output
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="'1:30"))
    assert "0 cards changed" in call("import", str(deck), str(sheets)).output


def test_other_kinds_of_spreadsheets_say_the_way_out(call: Call, deck: Path) -> None:
    told = call("import", str(deck), str(DATA / "libreoffice.ods"), code=1).output
    assert "libreoffice.ods: .ods files are not read; in LibreOffice: Save as" in told


def test_a_folder_hides_no_sheet_that_cannot_be_read(call: Call, deck: Path, sheets: Path) -> None:
    (sheets / "~$words.xlsx").write_bytes(b"left by Excel")
    call("import", str(deck), str(sheets))
    shutil.copy(DATA / "libreoffice.ods", sheets / "words.ods")
    assert "words.ods" in call("import", str(deck), str(sheets), code=1).output


def test_a_german_excel_is_understood(call: Call, deck: Path, tmp_path: Path) -> None:
    call("export", str(deck), "--out", "german", "--separator", "semicolon")
    path = Path("german/words.csv")
    text = path.read_text("utf-8-sig")
    assert text.startswith("card;no;en;zh-Hans;")
    path.write_bytes(text.replace("kite", "Käfer").encode("utf-8-sig"))
    assert "1 card changed" in call("import", str(deck), str(path)).output
    path.write_bytes(text.encode("cp1252", "replace"))
    told = call("import", str(deck), str(path), code=1).output
    assert "words.csv, cell D2: letters were lost: '??' was '苹果'; save the sheet as .xlsx" in told


def test_many_errors_of_one_kind_are_counted(
    call: Call, deck: Path, sheets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "MOST_NOTES", 3)
    monkeypatch.setattr(importing, "FIRST", 2)
    path = sheets / "words.csv"
    path.write_bytes(path.read_text("utf-8-sig").encode("cp1252", "replace"))
    *shown, rest, count = call("import", str(deck), str(path), code=1).output.splitlines()
    assert ["letters were lost: '" in line for line in shown] == [True, True]
    lost = int(count.partition(" errors, so nothing was changed")[0])
    assert rest == f"error: words.csv: letters were lost in {lost - 2} more cells"


def test_a_chinese_excel_is_understood(call: Call, deck: Path, sheets: Path) -> None:
    path = sheets / "words.csv"
    path.write_bytes(path.read_text("utf-8-sig").replace("风筝", "纸鸢").encode("gbk"))
    told = call("import", str(deck), str(path)).output
    assert "note: words.csv is read as GBK (GB 18030)" in told
    assert "zh-Hans: 纸鸢" in (deck / "words" / "first.yml").read_text("utf-8")


def test_columns_may_stand_in_any_order_and_some_be_passed_over(
    call: Call, deck: Path, sheets: Path
) -> None:
    path = sheets / "words.csv"
    rows = [line.split(",") for line in path.read_text("utf-8-sig").splitlines()]
    rows = [[*row[::-1], "# why" if at == 0 else "a note"] for at, row in enumerate(rows)]
    path.write_text("\n".join(",".join(row) for row in rows) + "\n", "utf-8")
    assert "0 cards changed" in call("import", str(deck), str(path)).output
    path.write_text(path.read_text("utf-8").replace("# why", "why"), "utf-8")
    told = call("import", str(deck), str(path), code=1).output
    assert "cell P1: 'why' is no column of words" in told
    assert "a head that begins with # is passed over" in told


def test_a_missing_value_is_told_at_its_cell(call: Call, deck: Path, sheets: Path) -> None:
    edit(sheets / "words.csv", lambda rows: rows[2].update(level="", field=""))
    told = call("import", str(deck), str(sheets / "words.csv"), code=1).output
    assert "words.csv, cell E4: the cell is empty, and every row needs its level" in told
    assert "words.csv, cell F4: the cell is empty, and every row needs its field" in told


def test_a_missing_text_of_a_new_card_is_told_at_its_cell(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    call("new", "club", "--game", "guess-club")
    call("export", "club", "--out", "sheets")

    def more(rows: Rows) -> None:
        rows.append({**dict.fromkeys(rows[0], ""), "id": "new-one", "category": "food"})
        rows[0].update(category="")

    edit(Path("sheets/questions.csv"), more)
    told = call("import", "club", "sheets/questions.csv", code=1).output
    assert "questions.csv, cell C2: the cell is empty, and every row needs its category" in told
    assert "cell D" in told
    assert "every row needs its text" in told


def test_what_stands_in_one_cell_is_told(call: Call, deck: Path, sheets: Path) -> None:
    path = sheets / "words.csv"
    path.write_text(path.read_text("utf-8-sig").replace(",", "|"), "utf-8")
    told = call("import", str(deck), str(path), code=1).output
    assert "words.csv, cell A1: all of a row stands in one cell; save it with commas" in told
    assert "1 error" in told


def test_a_row_with_a_cell_too_few_or_too_many_is_told(
    call: Call, deck: Path, sheets: Path
) -> None:
    path = sheets / "words.csv"
    text = path.read_text("utf-8-sig")
    path.write_text(text.replace("kite,", ""), "utf-8")
    told = call("import", str(deck), str(path), code=1).output
    assert "words.csv, row 3: the row has 14 cells, and there are 15 heads; put back" in told
    path.write_text(text.replace("kite,", "kite,swing,"), "utf-8")
    told = call("import", str(deck), str(path), code=1).output
    assert "words.csv, cell P3: a cell has no head; is a text with the separator in it" in told


def test_a_byte_that_is_no_text_is_told_with_its_row(call: Call, deck: Path, sheets: Path) -> None:
    path = sheets / "words.csv"
    path.write_bytes(path.read_bytes().replace(b"kite", b"ki\xffte"))
    told = call("import", str(deck), str(path), code=1).output
    assert "words.csv, row 3: the byte 0xFF is neither UTF-8 nor" in told


def test_a_downloaded_file_is_known_by_its_columns(
    call: Call, deck: Path, sheets: Path, book: Path
) -> None:
    path = (sheets / "words.csv").rename(sheets / "My deck - Sheet1.csv")
    told = call("import", str(deck), str(path), code=1).output
    assert "its columns are those of 'words': name it so, or say --sheet words" in told
    call("import", str(deck), str(path), "--sheet", "words")
    told = call("import", str(deck), str(book), "--sheet", "wrods", code=1).output
    assert "there is no sheet 'wrods' in it; its sheets are cards and words" in told


def test_a_row_that_was_cleared_is_no_row(call: Call, deck: Path, sheets: Path) -> None:
    def clear(rows: Rows) -> None:
        rows.append({**dict.fromkeys(rows[0], ""), "stamp": rows[0]["stamp"]})

    edit(sheets / "words.csv", clear)
    assert "5 rows read" in call("import", str(deck), str(sheets / "words.csv")).output


def test_a_number_that_excel_made_is_told(call: Call, deck: Path, book: Path) -> None:
    def type_in(book: Any) -> None:
        book["words"]["C2"].value, book["words"]["C3"].value = 7, "=1+1"

    edit_workbook(book, type_in)
    told = call("import", str(deck), str(book), code=1).output
    assert "[words], cell C3: the spreadsheet holds a formula here, not text; copy the cell" in told
    edit_workbook(book, lambda book: setattr(book["words"]["C3"], "value", "swing"))
    told = call("import", str(deck), str(book)).output
    assert "note: cards.xlsx[words], cell C2: the spreadsheet holds a number here, and 7" in told
    assert 'en: "7"' in (deck / "words" / "first.yml").read_text("utf-8")


def test_many_notes_are_summed_up(call: Call, deck: Path, tmp_path: Path) -> None:
    words = "".join(
        f"      - {{en: w{at}, zh-Hans: 词, level: easy, field: f{at}}}\n" for at in range(5)
    )
    cards = "".join(f"  - id: c{at}\n    words:\n{words}" for at in range(5))
    (deck / "words" / "first.yml").write_text(f"cards:\n{cards}", "utf-8")
    (deck / "deck.yml").write_text(HEADER.replace("cards: 1", "cards: 5"), "utf-8")
    call("export", str(deck), "--out", "many.xlsx")

    def numbers(book: Any) -> None:
        for row in range(2, 27):
            book["words"].cell(row, 3).value = row

    edit_workbook(Path("many.xlsx"), numbers)
    told = call("import", str(deck), "many.xlsx", "--diff").output
    assert "note: and 5 more of this kind" in told
    assert told.count("note: ") == 21


@pytest.mark.parametrize(
    ("escape", "told"),
    [
        ("x" * 40_000, "words, cell C2: the text has 40,000 characters, and Excel keeps 32,767"),
        ("a\\u2029b\\x07", "words, cell C2: the text has the control character U+0007 in it"),
    ],
)
def test_what_a_workbook_cannot_hold_is_refused(
    call: Call, deck: Path, escape: str, told: str
) -> None:
    change(deck, "en: apple", f'en: "{escape}"')
    output = call("export", str(deck), "--out", "cards.xlsx", code=2).output
    assert told in output
    assert "write CSV: name a folder with --out" in output
    assert not Path("cards.xlsx").exists()


def test_a_file_that_cannot_be_written_leaves_the_others(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = (deck / "words" / "first.yml").read_text("utf-8").replace("first", "second")
    (deck / "words" / "second.yml").write_text(second, "utf-8")
    call("export", str(deck), "--out", "sheets")
    edit(Path("sheets/words.csv"), lambda rows: [row.update(field="other") for row in rows])
    before = files(deck)
    replace = Path.replace

    def full(path: Path, target: Path) -> Path:
        if target.name == "second.yml" and path.name.endswith(".new"):
            raise OSError(28, "No space left on device")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", full)
    told = call("import", str(deck), "sheets", code=2).output
    assert "second.yml cannot be written: the disk is full: make room there" in told
    assert "; none of the files was changed" in told
    assert files(deck) == before


def test_a_folder_that_cannot_be_made_is_told(call: Call, deck: Path) -> None:
    Path("file").write_bytes(b"")
    assert "cannot be written" in call("export", str(deck), "--out", "file/in", code=2).output


@pytest.mark.parametrize("name", ["sheets", "cards.xlsx"])
def test_sheets_in_the_place_of_the_deck_are_told(
    call: Call, deck: Path, sheets: Path, book: Path, name: str
) -> None:
    found = {"sheets": sheets, "cards.xlsx": book}[name]
    told = call("import", str(found), str(deck), code=2).output
    assert f"{name} is no deck, and deck is one; the deck comes first" in " ".join(told.split())
    told = call("import", str(sheets), str(book), code=2).output
    assert "is no deck: no deck.yml in it; the deck comes first" in " ".join(told.split())
