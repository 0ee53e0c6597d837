"""`authoring export` and `authoring import`, as somebody with a spreadsheet uses them."""

from __future__ import annotations

import csv
import shutil
from pathlib import Path

import pytest

from authoring.resources import folder
from tests.cli.conftest import Call
from tests.cli.spreadsheet import Rows, edit, files


@pytest.fixture
def sheets(call: Call, deck: Path, tmp_path: Path) -> Path:
    call("export", str(deck), "--out", str(tmp_path / "sheets"))
    return tmp_path / "sheets"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["guess-club", "just-one", "things-in-rings"])
@pytest.mark.parametrize("out", ["sheets", "cards.xlsx"])
def test_a_round_trip_changes_nothing(call: Call, tmp_path: Path, game: str, out: str) -> None:
    root = tmp_path / game
    shutil.copytree(folder("content") / game, root)
    before = files(root)
    call("export", str(root), "--out", str(tmp_path / out))
    told = call("import", str(root), str(tmp_path / out)).output
    assert "0 cards changed, 0 added" in told
    assert files(root) == before


@pytest.mark.parametrize("words", ["None", "NA", "null", "no", "1:30", "007", "=1+1", "'tis"])
def test_a_word_stays_itself(call: Call, deck: Path, sheets: Path, words: str) -> None:
    edit(sheets / "words.csv", lambda rows: rows[0].update(en=words))
    call("import", str(deck), str(sheets / "words.csv"))
    call("export", str(deck), "--out", str(sheets / "again.xlsx"))
    from authoring.sheets.workbook import read

    words_sheet = read("again.xlsx", (sheets / "again.xlsx").read_bytes())[1]
    assert words_sheet.rows[0][2] == words


def test_only_what_changed_is_written(call: Call, deck: Path, sheets: Path) -> None:
    file = next((deck / "words").glob("*.yml"))
    file.write_text("# by hand\n" + file.read_text("utf-8") + "# the end\n", "utf-8")
    before = file.read_text("utf-8")
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="zebra"))
    told = call("import", str(deck), str(sheets)).output
    assert "1 card changed" in told
    after = file.read_text("utf-8")
    changed = [
        (old, new)
        for old, new in zip(before.splitlines(), after.splitlines(), strict=True)
        if old != new
    ]
    assert len(changed) == 1
    assert "zebra" in changed[0][1]


def test_a_new_card_is_added(call: Call, deck: Path, sheets: Path) -> None:
    edit(sheets / "cards.csv", lambda rows: rows.append({"file": "", "id": "second"}))

    def more(rows: Rows) -> None:
        rows += [{**row, "card": "second", "en": f"new{row['no']}"} for row in rows[:5]]

    edit(sheets / "words.csv", more)
    assert "1 added" in call("import", str(deck), str(sheets)).output
    assert "second" in call("stats", str(deck)).output


def test_diff_changes_nothing(call: Call, deck: Path, sheets: Path) -> None:
    before = files(deck)
    edit(sheets / "words.csv", lambda rows: rows[0].update(en="zebra"))
    told = call("import", str(deck), str(sheets), "--diff").output
    assert "+" in told
    assert "zebra" in told
    assert files(deck) == before


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"level": "simple"}, "words.csv, cell E2: "),
        ({"card": "secnd"}, "words.csv, cell A2: the deck has no card 'secnd'"),
        ({"no": "x"}, "words.csv, cell B2: 'x' is no number from 1"),
        ({"no": "2"}, "words.csv, cell A3: number 2 of 'first' stands in row 2 already"),
        ({"card": ""}, "words.csv, cell A2: the row has no card"),
    ],
)
def test_a_wrong_cell_is_named_and_nothing_is_written(
    call: Call, deck: Path, sheets: Path, change: dict[str, str], told: str
) -> None:
    before = files(deck)
    edit(sheets / "words.csv", lambda rows: rows[0].update(change))
    output = call("import", str(deck), str(sheets / "words.csv"), code=1).output
    assert told in output
    assert "nothing was changed" in output
    assert files(deck) == before


def test_an_unknown_column_is_named_with_the_right_one(
    call: Call, deck: Path, sheets: Path
) -> None:
    path = sheets / "words.csv"
    path.write_text(path.read_text("utf-8-sig").replace("level", "lvel", 1), "utf-8")
    output = call("import", str(deck), str(path), code=1).output
    assert "words.csv, cell E1: 'lvel' is no column of words; did you mean 'level'?" in output


def test_a_sheet_without_rows_is_no_success(call: Call, deck: Path, sheets: Path) -> None:
    path = sheets / "words.csv"
    path.write_text(path.read_text("utf-8-sig").splitlines()[0] + "\n", "utf-8")
    output = call("import", str(deck), str(path), code=1).output
    assert "there is no row below the heads" in output


def test_a_file_of_an_unknown_sheet_is_told(call: Call, deck: Path, sheets: Path) -> None:
    (sheets / "words.csv").rename(sheets / "wrods.csv")
    output = call("import", str(deck), str(sheets / "wrods.csv"), code=1).output
    assert "did you mean 'words'?" in output
    call("import", str(deck), str(sheets / "wrods.csv"), "--sheet", "words")


def test_export_replaces_nothing_unasked(call: Call, deck: Path, sheets: Path) -> None:
    output = call("export", str(deck), "--out", str(sheets), code=2).output
    assert "is there already; --force replaces it" in output
    call("export", str(deck), "--out", str(sheets), "--force")


def test_two_files_of_one_sheet_may_not_say_the_same_row(
    call: Call, deck: Path, sheets: Path, tmp_path: Path
) -> None:
    shutil.copytree(sheets, tmp_path / "others")
    both = (str(sheets / "words.csv"), str(tmp_path / "others" / "words.csv"))
    assert "row 2 already" in call("import", str(deck), *both, code=1).output


def test_a_missing_row_and_a_wrong_cell_are_told_together(
    call: Call, deck: Path, sheets: Path
) -> None:
    edit(sheets / "words.csv", lambda rows: rows.__delitem__(2))
    output = call("import", str(deck), str(sheets / "words.csv"), code=1).output
    assert "expected exactly 5 items, found 4" in output


@pytest.mark.parametrize("end", ["\r", "\r\n"])
def test_line_ends_of_other_systems_are_read(
    call: Call, deck: Path, sheets: Path, end: str
) -> None:
    edit(sheets / "words.csv", lambda rows: rows[0].update(en="pear"))
    path = sheets / "words.csv"
    path.write_bytes(path.read_bytes().replace(b"\r\n", end.encode()))
    assert "1 card changed" in call("import", str(deck), str(path)).output


@pytest.mark.parametrize("name", ["words/.hidden.yml", f"words/{'x' * 300}.yml", "words/a\nb.yml"])
def test_a_file_that_no_deck_keeps_is_refused(
    call: Call, deck: Path, sheets: Path, name: str
) -> None:
    edit(sheets / "cards.csv", lambda rows: rows.append({"file": name, "id": "second"}))
    output = call("import", str(deck), str(sheets / "cards.csv"), code=1).output
    assert "cell A3: no card is read from" in output


def test_sheets_of_a_workbook_that_are_no_cards_are_told(
    call: Call, deck: Path, tmp_path: Path
) -> None:
    from openpyxl import load_workbook

    path = tmp_path / "cards.xlsx"
    call("export", str(deck), "--out", str(path))
    book = load_workbook(path)
    book.create_sheet("Notes").cell(1, 1, "call the printer")
    book.save(path)
    assert "choose one of them with --sheet" in call("import", str(deck), str(path), code=1).output
    call("import", str(deck), str(path), "--sheet", "words")
    book["words"].merge_cells("D2:D3")
    book["words"]["C4"].value, book["words"]["C4"].data_type = "#N/A", "e"
    book.save(path)
    output = call("import", str(deck), str(path), "--sheet", "words", code=1).output
    assert "cell D2: the cells D2:D3 are merged" in output
    assert "cell C4: the spreadsheet holds an error" in output
    path.write_bytes(path.read_bytes()[:900])
    assert "no Excel workbook" in call("import", str(deck), str(path), code=1).output


def test_an_answer_goes_where_its_row_stands(call: Call, tmp_path: Path) -> None:
    root, out = tmp_path / "party", tmp_path / "sheets"
    call("new", str(root), "--game", "guess-club")
    call("export", str(root), "--out", str(out))

    def insert(rows: Rows) -> None:
        rows.insert(1, {**rows[0], "no": "", "en": "brioche", "also.en": ""})
        del rows[3]

    edit(out / "answers.csv", insert)
    told = call("import", str(root), str(out / "answers.csv")).output
    assert "1 part without a row taken away: " in told
    call("export", str(root), "--out", str(out), "--force")
    with (out / "answers.csv").open(encoding="utf-8-sig", newline="") as stream:
        assert [row["en"] for row in csv.DictReader(stream)][1] == "brioche"


def test_a_wrong_cell_is_told_in_its_own_sheet(call: Call, tmp_path: Path) -> None:
    """And not in that of traits, which are one entry and are always there."""
    rings, sheets = str(tmp_path / "rings"), tmp_path / "sheets"
    call("new", rings, "--game", "things-in-rings")
    call("export", rings, "--out", str(sheets))
    edit(sheets / "rules.csv", lambda rows: rows[1].update(when="edible"))
    told = call("import", rings, str(sheets), code=1).output
    assert "rules.csv, cell H3: expected a mapping, found 'edible'" in told
    assert "traits.csv" not in told


def test_a_list_beside_the_cards_keeps_nobody_from_writing(call: Call, deck: Path) -> None:
    (deck / "words" / "more.txt").write_text("pancake\n", encoding="utf-8")
    told = call("check", str(deck)).output
    assert "words/more.txt:1:1: info[unknown-file]" in told
    call("export", str(deck), "--out", "sheets")
    assert "the same" in call("import", str(deck), "sheets").output
    assert "counted; run" not in call("stats", str(deck)).output
