"""`--quiet`: a command that went well says nothing, and what is wrong is told as ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.deck import change

KITE = "{en: kite, zh-Hans: 风筝, level: easy, field: toys}"

TALKING = (
    ("build", "deck", "--paper", "a4", "--out", "out"),
    ("check", "deck"),
    ("check", "--fix", "deck"),
    ("fmt", "deck"),
    ("fmt", "--check", "deck"),
    ("export", "deck", "--out", "sheets"),
    ("i18n", "export", "deck", "--locale", "zh-Hans", "--out", "zh.po"),
    ("new", "another", "--game", "just-one"),
)


@pytest.mark.parametrize("command", TALKING, ids=" ".join)
def test_without_it_the_command_talks(call: Call, deck: Path, command: tuple[str, ...]) -> None:
    assert call(*command).output != ""


def test_what_is_written_is_the_same(call: Call, deck: Path) -> None:
    change(deck, KITE, KITE.replace("{en", "{ en"))
    assert call("fmt", "-q", "deck").output == ""
    assert KITE in (deck / "words" / "first.yml").read_text("utf-8")
    call("export", "deck", "--out", "sheets", "-q")
    assert call("import", "deck", "sheets", "-q").output == ""
    assert "1 cards" not in call("import", "deck", "sheets").output


def test_findings_are_told_all_the_same(call: Call, deck: Path) -> None:
    change(deck, "level: hard", "level: hrad")
    loud = call("check", "deck", code=1).output
    assert "error[schema]" in loud
    assert call("check", "-q", "deck", code=1).output == loud
    assert "error[schema]" in call("build", "-q", "deck", code=1).output
    assert "error" in call("export", "-q", "deck", "--out", "sheets", code=2).output.lower()


def test_formats_for_programs_are_never_cut_short(call: Call, deck: Path) -> None:
    loud = call("check", "--format", "json", "deck").output
    assert call("check", "-q", "--format", "json", "deck").output == loud
