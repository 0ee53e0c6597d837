"""`authoring build`: what it writes, and what it leaves alone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change


def content(folder: Path) -> dict[str, bytes]:
    """Every file in a folder, by name."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_build_writes_pdfs_and_pack_and_a_table(call: Call, deck: Path) -> None:
    told = call("build", "deck", "--out", "out").output
    made = content(Path("out/deck"))
    assert {"pack.json", "words-a4.pdf", "words-letter.pdf"} <= set(made)
    *table, end = told.splitlines()[-3:]
    heading, row = map(str.split, table)
    assert end == f"{len(made)} files in out/deck"
    assert heading == ["deck", "cards", "findings", "files", "seconds"]
    assert row[:4] == ["deck", "1", "0", str(len(made))]


def test_build_twice_gives_the_same_bytes(call: Call, deck: Path) -> None:
    call("build", "deck", "--out", "one")
    call("build", "deck", "--out", "two")
    assert content(Path("one/deck")) == content(Path("two/deck"))


def test_broken_deck_is_not_built_and_the_old_output_stays(call: Call, deck: Path) -> None:
    call("build", "deck", "--out", "out")
    before = content(Path("out/deck"))
    change(deck, "level: hard", "level: hrad")
    told = call("build", "deck", "--out", "out", code=1).output
    assert "error[schema]" in told
    end = "nothing was built of deck: mend its errors first"
    assert told.splitlines()[-1] == f"{end}; out/deck stays as it was"
    assert content(Path("out/deck")) == before
    assert call("build", "deck", "--out", "new", code=1).output.splitlines()[-1] == end


def test_unknown_paper_is_refused_with_those_there_are(call: Call, deck: Path) -> None:
    told = call("build", "deck", "--paper", "a44", code=2).output
    assert "no paper is called 'a44': did you mean 'a4'?" in told
    assert not Path("build").exists()


def test_folder_that_cannot_be_written_is_told(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("out").write_text("a file in the way", "utf-8")
    assert "out" in call("build", "deck", "--out", "out", code=2).output


def test_build_that_fails_in_the_middle_leaves_all_as_it_was(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    call("build", "deck", "--out", "out")
    before = content(Path("out/deck"))
    change(deck, "en: kite", "en: dragonfly")
    whole = Path.replace

    def fail(path: Path, target: Path) -> Path:
        if path.name == "words-a4.pdf" and path.parent.name.startswith(".new-"):
            raise OSError(28, "No space left on device", str(target))
        return whole(path, target)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", fail)
        told = call("build", "deck", "--out", "out", code=2).output
    assert "Error: out/deck/words-a4.pdf cannot be written: the disk is full: make room" in told
    assert content(Path("out/deck")) == before


def test_folder_in_the_place_of_a_file_is_told_before_anything_moves(
    call: Call, deck: Path
) -> None:
    blocked = Path("out/deck/words-letter.pdf")
    blocked.mkdir(parents=True)
    assert f"{blocked} is a folder" in call("build", "deck", "--out", "out", code=2).output
    assert [path.name for path in Path("out/deck").iterdir()] == ["words-letter.pdf"]


def test_paper_named_twice_is_printed_once(call: Call, deck: Path) -> None:
    call("build", "deck", "--out", "out", "--paper", "a4", "--paper", "A4")
    made = {name for name in content(Path("out/deck")) if name.endswith(".pdf")}
    assert made == {name for name in made if name.endswith("-a4.pdf")}


def test_two_decks_of_one_game_have_folders_of_their_own(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "other")
    call("build", "deck", "other", "--out", "out")
    assert content(Path("out/deck")).keys() == content(Path("out/other")).keys()


def test_two_decks_of_one_name_do_not_overwrite_each_other(call: Call, deck: Path) -> None:
    shutil.copytree(deck, "second/deck")
    told = call("build", "deck", "second/deck", "--out", "out", code=2).output
    assert "second/deck would overwrite what was built before it" in told


def test_files_of_another_paper_are_taken_away_with_the_pack_they_belong_to(
    call: Call, deck: Path
) -> None:
    call("build", "deck", "--out", "out")
    Path("out/deck/notes.txt").write_text("mine")
    told = call("build", "deck", "--out", "out", "--paper", "a4").output
    old = Path("out/deck/words-letter.pdf")
    assert f"{old} was of an earlier build, and is taken away" in told
    assert not old.exists()
    assert Path("out/deck/notes.txt").exists()


def test_a_file_that_somebody_changed_stays(call: Call, deck: Path) -> None:
    call("build", "deck", "--out", "out")
    old = Path("out/deck/words-letter.pdf")
    old.write_bytes(old.read_bytes() + b"%signed\n")
    assert "taken away" not in call("build", "deck", "--out", "out", "--paper", "a4").output
    assert old.exists()


def test_old_sheets_are_told_where_only_some_cards_are_printed(call: Call, deck: Path) -> None:
    call("build", "deck", "--out", "out")
    shutil.copy("out/deck/pack.json", "before.json")
    change(deck, "en: kite", "en: dragonfly")
    told = call(
        "build", "deck", "--out", "out", "--paper", "a4", "--changed-since", "before.json"
    ).output
    assert "words-letter.pdf is of an earlier build: delete it" in told
    assert Path("out/deck/words-letter.pdf").exists()
    told = call("build", "deck", "--out", "out", "--paper", "a4").output
    assert "words-letter.pdf was of an earlier build, and is taken away" in told
    assert not Path("out/deck/words-letter.pdf").exists()
