"""`authoring build`: what it writes, and what it leaves alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change


def content(folder: Path) -> dict[str, bytes]:
    """Every file in a folder, by name."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_build_writes_pdfs_and_pack_and_a_table(call: Call, deck: Path) -> None:
    told = call("build", "deck", "--out", "out").output
    made = content(Path("out/just-one"))
    assert {"pack.json", "words-a4.pdf", "words-letter.pdf"} <= set(made)
    heading, row = (line.split() for line in told.splitlines()[-2:])
    assert heading == ["deck", "cards", "findings", "files", "seconds"]
    assert row[:4] == ["just-one", "1", "0", str(len(made))]


def test_build_twice_gives_the_same_bytes(call: Call, deck: Path) -> None:
    call("build", "deck", "--out", "one")
    call("build", "deck", "--out", "two")
    assert content(Path("one/just-one")) == content(Path("two/just-one"))


def test_broken_deck_is_not_built_and_the_old_output_stays(call: Call, deck: Path) -> None:
    call("build", "deck", "--out", "out")
    before = content(Path("out/just-one"))
    change(deck, "level: hard", "level: hrad")
    told = call("build", "deck", "--out", "out", code=1).output
    assert "error[schema]" in told
    assert content(Path("out/just-one")) == before


def test_unknown_paper_is_refused_with_those_there_are(call: Call, deck: Path) -> None:
    told = call("build", "deck", "--paper", "a44", code=2).output
    assert "a44" in told
    assert "letter" in told
    assert not Path("build").exists()


def test_folder_that_cannot_be_written_is_told(
    call: Call, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("out").write_text("a file in the way", "utf-8")
    assert "out" in call("build", "deck", "--out", "out", code=2).output
