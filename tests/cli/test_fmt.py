"""`authoring fmt`: the usual layout, and never half of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change

SLOPPY = "{en: kite , zh-Hans: '风筝',level: easy, field: toys}   # light  "
TIDY = '{en: kite, zh-Hans: "风筝", level: easy, field: toys}   # light'
KITE = "{en: kite, zh-Hans: 风筝, level: easy, field: toys}"


def test_sloppy_file_is_laid_out_and_nothing_else_changes(call: Call, deck: Path) -> None:
    change(deck, KITE, SLOPPY)
    path = deck / "words" / "first.yml"
    before = path.read_bytes()
    told = call("fmt", "deck")
    assert told.stdout == "laid out deck/words/first.yml\n"
    assert path.read_bytes() == before.replace(SLOPPY.encode(), TIDY.encode())
    assert call("fmt", "deck").stdout == ""


def test_check_says_what_would_change_and_changes_nothing(call: Call, deck: Path) -> None:
    assert call("fmt", "--check", "deck").stdout == ""
    change(deck, KITE, SLOPPY)
    before = (deck / "words" / "first.yml").read_bytes()
    assert "would lay out deck/words/first.yml" in call("fmt", "--check", "deck", code=1).stdout
    assert (deck / "words" / "first.yml").read_bytes() == before


def test_diff_is_a_patch(call: Call, deck: Path) -> None:
    change(deck, KITE, SLOPPY)
    told = call("fmt", "--diff", "deck", code=1).stdout
    assert told.startswith("--- a/deck/words/first.yml\n+++ b/deck/words/first.yml\n@@ ")
    assert f"-      - {SLOPPY}\n" in told
    assert f"+      - {TIDY}\n" in told


def test_byte_order_mark_and_line_ends_stay(call: Call, deck: Path) -> None:
    path = deck / "deck.yml"
    text = path.read_text("utf-8").replace("\n", "\r\n").replace("just-one\r", "just-one  \r")
    path.write_bytes(b"\xef\xbb\xbf" + text.encode())
    call("fmt", "deck")
    assert path.read_bytes() == b"\xef\xbb\xbf" + text.replace("  \r", "\r").encode()


@pytest.mark.parametrize("broken", ["cards: [", "cards: \xff", "- &a b\n- {"])
def test_file_that_cannot_be_read_is_told_and_left(call: Call, deck: Path, broken: str) -> None:
    path = deck / "words" / "second.yml"
    path.write_bytes(broken.encode("latin-1"))
    change(deck, KITE, SLOPPY)
    told = call("fmt", "deck", code=1)
    assert "deck/words/second.yml:" in told.stderr
    assert told.stdout == "laid out deck/words/first.yml\n"
    assert path.read_bytes() == broken.encode("latin-1")


def test_decks_of_files_are_meant(call: Call, deck: Path) -> None:
    change(deck, KITE, SLOPPY)
    Path("other.yml").write_text("a:   [ 1 ]\n")
    named = ("deck/words/first.yml", "deck/deck.yml", "other.yml")
    assert call("fmt", "--decks-of", *named).stdout == "laid out deck/words/first.yml\n"
    assert Path("other.yml").read_text() == "a:   [ 1 ]\n"
    assert call("fmt", "--decks-of", "other.yml").stdout == ""
