"""Old spreadsheets: what changed in the deck since the export is never undone in silence."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change
from tests.cli.spreadsheet import Rows, edit, files

JOINED = "note: first changed in the deck too, in other cells: both changes are taken"
BOTH = "'first' has changed both here and in the deck since the export"


@pytest.fixture
def sheets(call: Call, deck: Path, tmp_path: Path) -> Path:
    call("export", str(deck), "--out", str(tmp_path / "sheets"))
    return tmp_path / "sheets"


def test_what_changed_in_the_deck_alone_stays(call: Call, deck: Path, sheets: Path) -> None:
    change(deck, "en: kite", "en: swing")
    before = files(deck)
    told = call("import", str(deck), str(sheets)).output
    assert "note: first changed in the deck since the export, and stays as it is there" in told
    assert "0 cards changed" in told
    assert files(deck) == before


def test_what_changed_in_the_sheet_alone_is_taken(call: Call, deck: Path, sheets: Path) -> None:
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="swing"))
    assert "1 card changed" in call("import", str(deck), str(sheets)).output
    assert "en: swing" in (deck / "words" / "first.yml").read_text("utf-8")
    again = call("import", str(deck), str(sheets)).output
    assert "0 cards changed" in again
    assert "note" not in again


def test_a_sheet_that_was_imported_twice_may_be_edited(
    call: Call, deck: Path, sheets: Path
) -> None:
    for words in ("swing", "balloon"):
        edit(sheets / "words.csv", partial(word, words))
        assert "1 card changed" in call("import", str(deck), str(sheets)).output
        for _ in range(2):
            told = call("import", str(deck), str(sheets)).output
            assert "0 cards changed, 0 added, 1 the same" in told
            assert "note" not in told
    change(deck, "en: balloon", "en: drum")
    told = call("import", str(deck), str(sheets)).output
    assert "note: first changed in the deck since the export, and stays as it is there" in told


def test_an_import_that_was_undone_after_another_is_done_again(
    call: Call, deck: Path, sheets: Path
) -> None:
    change(deck, "en: kite", "en: swing")
    edit(sheets / "words.csv", partial(word, "balloon"))
    for _ in range(2):
        call("import", str(deck), str(sheets), "--theirs")
    change(deck, "en: balloon", "en: swing")
    assert BOTH in call("import", str(deck), str(sheets), code=1).output


def word(words: str, rows: Rows) -> None:
    rows[1]["en"] = words


def test_a_sheet_may_be_edited_and_imported_again_and_again(
    call: Call, deck: Path, sheets: Path
) -> None:
    for words in ("swing", "balloon", "kite", "drum"):
        edit(sheets / "words.csv", partial(word, words))
        assert "1 card changed" in call("import", str(deck), str(sheets)).output
        assert f"en: {words}" in (deck / "words" / "first.yml").read_text("utf-8")


def test_another_deck_of_the_same_cards_has_a_memory_of_its_own(
    call: Call, deck: Path, sheets: Path
) -> None:
    shutil.copytree(deck, "twin")
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="swing"))
    call("import", "twin", str(sheets))
    change(deck, "en: violin", "en: cello")
    assert JOINED in call("import", str(deck), str(sheets)).output
    assert "en: swing" in (deck / "words" / "first.yml").read_text("utf-8")


def test_after_an_import_the_deck_may_go_on(call: Call, deck: Path, sheets: Path) -> None:
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="swing"))
    call("import", str(deck), str(sheets))
    change(deck, "en: swing", "en: balloon")
    told = call("import", str(deck), str(sheets)).output
    assert "first changed in the deck since the export" in told
    assert "en: balloon" in (deck / "words" / "first.yml").read_text("utf-8")
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="drum"))
    told = call("import", str(deck), str(sheets), code=1).output
    assert f"cell C3: {BOTH}: the deck says 'balloon' here" in told


@pytest.mark.parametrize("content", [b"", b"\xff", b"[]", b'{"format": 1, "taken": {"a": 1}}'])
def test_a_memory_that_is_damaged_is_none(
    call: Call, deck: Path, sheets: Path, state: Path, content: bytes
) -> None:
    state.mkdir(parents=True)
    (state / "imported.json").write_bytes(content)
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="swing"))
    assert "1 card changed" in call("import", str(deck), str(sheets)).output
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="balloon"))
    assert "1 card changed" in call("import", str(deck), str(sheets)).output


def test_what_changed_in_both_is_refused_with_the_cell(
    call: Call, deck: Path, sheets: Path
) -> None:
    change(deck, "en: kite", "en: swing")
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="balloon"))
    before = files(deck)
    told = call("import", str(deck), str(sheets), code=1).output
    assert f"words.csv, cell C3: {BOTH}: the deck says 'swing' here" in told
    assert "--theirs takes what the sheet says, --ours what the deck says" in told
    assert files(deck) == before
    call("import", str(deck), str(sheets), "--ours")
    assert files(deck) == before
    call("import", str(deck), str(sheets), "--theirs")
    assert "en: balloon" in (deck / "words" / "first.yml").read_text("utf-8")


def test_changes_of_different_cells_of_a_card_are_both_taken(
    call: Call, deck: Path, sheets: Path
) -> None:
    change(deck, "en: kite", "en: swing")
    change(deck, "level: hard, field: ideas", "level: hard, field: law")
    edit(
        sheets / "words.csv", lambda rows: rows[1].update({"zh-Hans": "秋千", "also.en": "seesaw"})
    )
    edit(sheets / "words.csv", lambda rows: rows[2].update(en="geyser"))
    told = call("import", str(deck), str(sheets)).output
    assert JOINED in told
    assert "1 card changed" in told
    text = (deck / "words" / "first.yml").read_text("utf-8")
    assert "{en: swing, zh-Hans: 秋千, level: easy, field: toys, also: {en: [seesaw]}}" in text
    assert "en: geyser" in text
    assert "field: law" in text
    told = call("import", str(deck), str(sheets)).output
    assert "first changed in the deck since the export, and stays" in told
    assert (deck / "words" / "first.yml").read_text("utf-8") == text
    edit(sheets / "words.csv", lambda rows: rows[2].update(en="spring"))
    assert JOINED in call("import", str(deck), str(sheets)).output
    after = (deck / "words" / "first.yml").read_text("utf-8")
    assert after == text.replace("geyser", "spring")


def test_of_a_card_only_the_cells_that_both_changed_are_to_be_settled(
    call: Call, deck: Path, sheets: Path
) -> None:
    change(deck, "{en: kite, zh-Hans: 风筝", "{en: swing, zh-Hans: 秋千")
    change(deck, "en: violin", "en: fiddle")
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="balloon", field="sky"))
    edit(sheets / "words.csv", lambda rows: rows[3].update(en="cello", level="hard"))
    before = files(deck)
    told = call("import", str(deck), str(sheets), code=1).output
    assert f"words.csv, cell C3: {BOTH}: the deck says 'swing' here" in told
    assert f"words.csv, cell C5: {BOTH}: the deck says 'fiddle' here" in told
    assert "2 errors" in told
    assert files(deck) == before
    for side, one, other in (("--ours", "swing", "fiddle"), ("--theirs", "balloon", "cello")):
        for name, content in before.items():
            (deck / name).write_bytes(content)
        call("import", str(deck), str(sheets), side)
        text = (deck / "words" / "first.yml").read_text("utf-8")
        assert f"{{en: {one}, zh-Hans: 秋千, level: easy, field: sky}}" in text
        assert f"{{en: {other}, zh-Hans: 小提琴, level: hard, field: music}}" in text


def test_a_cell_that_was_put_back_after_an_import_is_put_back(
    call: Call, deck: Path, sheets: Path
) -> None:
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="swing"))
    call("import", str(deck), str(sheets))
    change(deck, "en: violin", "en: cello")
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="kite", field="sky"))
    assert JOINED in call("import", str(deck), str(sheets)).output
    text = (deck / "words" / "first.yml").read_text("utf-8")
    assert "{en: kite, zh-Hans: 风筝, level: easy, field: sky}" in text
    assert "en: cello" in text


def test_a_sheet_of_an_older_version_is_settled_card_by_card(
    call: Call, deck: Path, sheets: Path
) -> None:
    edit(sheets / "words.csv", lambda rows: [row.update(stamp=row["stamp"][:15]) for row in rows])
    assert "0 cards changed" in call("import", str(deck), str(sheets)).output
    change(deck, "en: kite", "en: swing")
    edit(sheets / "words.csv", lambda rows: rows[3].update(en="cello"))
    assert BOTH in call("import", str(deck), str(sheets), code=1).output
    call("import", str(deck), str(sheets), "--theirs")
    assert "en: kite" in (deck / "words" / "first.yml").read_text("utf-8")


def test_rows_that_changed_places_are_told_from_each_other(
    call: Call, deck: Path, sheets: Path
) -> None:
    change(deck, "en: justice", "en: law")
    edit(sheets / "words.csv", lambda rows: (rows[0].update(no="2"), rows[1].update(no="1")))
    assert JOINED in call("import", str(deck), str(sheets)).output
    text = (deck / "words" / "first.yml").read_text("utf-8")
    assert text.index("en: kite") < text.index("en: apple")
    assert "en: law" in text


def test_both_may_come_to_say_the_same(call: Call, deck: Path, sheets: Path) -> None:
    change(deck, "en: kite", "en: swing")
    edit(sheets / "words.csv", lambda rows: rows[1].update(en="swing"))
    told = call("import", str(deck), str(sheets)).output
    assert "0 cards changed, 0 added, 1 the same" in told
    assert "note" not in told
    edit(sheets / "words.csv", partial(word, "drum"))
    assert "1 card changed" in call("import", str(deck), str(sheets)).output


def test_a_sheet_without_the_column_is_believed_and_that_is_told(
    call: Call, deck: Path, sheets: Path
) -> None:
    change(deck, "en: kite", "en: swing")
    path = sheets / "words.csv"
    lines = path.read_text("utf-8-sig").splitlines()
    path.write_text("\n".join(line.rpartition(",")[0] for line in lines) + "\n", "utf-8")
    told = call("import", str(deck), str(path)).output
    assert "words.csv: there is no column 'stamp', so nobody knows what changed" in told
    assert "en: kite" in (deck / "words" / "first.yml").read_text("utf-8")


def test_a_disturbed_stamp_is_as_good_as_none(call: Call, deck: Path, sheets: Path) -> None:
    edit(sheets / "words.csv", lambda rows: [row.update(stamp="x") for row in rows])
    assert "0 cards changed" in call("import", str(deck), str(sheets)).output


@pytest.fixture
def club(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A deck with its sheets beside it."""
    monkeypatch.chdir(tmp_path)
    call("new", "club", "--game", "guess-club")
    call("export", "club", "--out", "sheets")
    return Path("club")


def question_file(club: Path) -> Path:
    return next((club / "questions").glob("*.yml"))


def test_an_answer_added_to_the_deck_is_not_lost(call: Call, club: Path) -> None:
    path = question_file(club)
    text = path.read_text("utf-8")
    head, answers, rest = text.partition("    answers:\n")
    path.write_text(f"{head}{answers}      - {{en: brioche, zh-Hans: 布里欧修}}\n{rest}", "utf-8")
    before = files(club)
    told = call("import", "club", "sheets").output
    assert "changed in the deck since the export" in told
    assert "without a row" not in told
    assert files(club) == before


def test_a_card_taken_out_of_the_deck_does_not_come_back(call: Call, club: Path) -> None:
    path = club / "categories.yml"
    text = path.read_text("utf-8")
    first = next(line for line in text.splitlines(keepends=True) if line.startswith("  - {id"))
    path.write_text(text.replace(first, ""), "utf-8")
    told = call("import", "club", "sheets/categories.csv").output
    assert "is no longer in the deck, and is not added again" in told
    edit(Path("sheets/categories.csv"), lambda rows: rows[0].update({"label.en": "Other"}))
    told = call("import", "club", "sheets/categories.csv", code=1).output
    assert "has changed here, and was taken out of the deck meanwhile" in told
    call("import", "club", "sheets/categories.csv", "--ours")
    assert "1 added" in call("import", "club", "sheets/categories.csv", "--theirs").output


def test_a_copied_row_with_a_new_id_is_a_new_card(call: Call, club: Path) -> None:
    def copy(rows: Rows) -> None:
        rows.append({**rows[0], "id": "another", "label.en": "Another", "label.zh-Hans": "另一类"})

    edit(Path("sheets/categories.csv"), copy)
    assert "1 added" in call("import", "club", "sheets/categories.csv").output


def test_a_changed_id_is_told(call: Call, club: Path) -> None:
    known: list[str] = []

    def rename(rows: Rows) -> None:
        known.append(rows[0]["id"])
        rows[0]["id"] = "renamed"

    edit(Path("sheets/categories.csv"), rename)
    before = files(club)
    told = call("import", "club", "sheets/categories.csv", code=1).output
    assert f"cell B2: the row of 'renamed' was that of '{known[0]}' at the export; rename" in told
    assert files(club) == before
    edit(Path("sheets/categories.csv"), lambda rows: rows[0].update(stamp=""))
    told = call("import", "club", "sheets/categories.csv").output
    assert "1 added" in told
    assert f"1 card without a row left alone: {known[0]}" in told


def test_columns_that_were_sorted_apart_are_told(call: Call, club: Path) -> None:
    def sort(rows: Rows) -> None:
        ids = [row["id"] for row in rows]
        for row, other in zip(rows, ids[::-1], strict=True):
            row["id"] = other

    edit(Path("sheets/questions.csv"), sort)
    before = files(club)
    told = call("import", "club", "sheets/questions.csv", code=1).output
    assert "at the export; put it back, or empty its cell under stamp if that is meant" in told
    assert files(club) == before


def test_an_answer_that_became_another_one_in_the_deck_is_not_mixed_with_it(
    call: Call, club: Path
) -> None:
    path = question_file(club)
    text = path.read_text("utf-8")
    head, _, rest = text.partition("    answers:\n")
    answer = "      - {en: brioche, zh-Hans: 布里欧修}\n"
    path.write_text(f"{head}    answers:\n{answer}{rest.partition(chr(10))[2]}", "utf-8")
    edit(Path("sheets/answers.csv"), lambda rows: rows[0].update({"also.en": "bun"}))
    told = call("import", "club", "sheets/answers.csv", code=1).output
    assert "has changed both here and in the deck since the export" in told
    call("import", "club", "sheets/answers.csv", "--ours")
    assert "[bun]" not in path.read_text("utf-8")


def test_a_part_that_changed_in_both_names_its_row(call: Call, club: Path) -> None:
    path = question_file(club)
    text = path.read_text("utf-8")
    head, answers, rest = text.partition("    answers:\n")
    path.write_text(f"{head}{answers}      - {{en: brioche, zh-Hans: 布里欧修}}\n{rest}", "utf-8")
    edit(Path("sheets/answers.csv"), lambda rows: rows[0].update(en="croissant"))
    told = call("import", "club", "sheets/answers.csv", code=1).output
    assert "answers.csv, cell C2: " in told
    assert "the deck says 'brioche' here" in told
