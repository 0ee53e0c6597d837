"""The tutorial, followed word for word: what it says to type is typed, what it says to change is
changed, and what it shows is what comes out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from authoring.cli.main import authoring
from tests.docs.pages import fences, words

PAGE = "docs/tutorial/first-deck.md"
FILE = Path("sea-deck/words/first.yml")
ANSWERS = (
    *("tide pool", "easy", "sea"),
    *("hammock", "easy", "home"),
    *("compass", "medium", "travel"),
    *("foghorn", "hard", "weather"),
    *("gossip", "hard", "people"),
    "",
)
FAILING = "authoring check sea-deck"


def steps() -> list[tuple[str, str]]:
    """Each command of the page, and what it shows below it, if anything."""
    blocks = [content for language, content in fences(PAGE) if language == "console"]
    found = [part.split("\n", 1) for one in blocks for part in re.split(r"(?m)^\$ ", one)[1:]]
    return [(command, shown.strip()) for command, shown in found]


@pytest.mark.slow
@pytest.mark.parametrize("folder", ["plain", "我的 牌 of mine"])
def test_every_step_goes_as_told(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / folder).mkdir()
    monkeypatch.chdir(tmp_path / folder)
    old, new = (content for language, content in fences(PAGE) if language == "yaml")
    for command, shown in steps():
        if command == FAILING:
            replace(old, new)
        if command.startswith("authoring diff"):
            replace("periscope", "submarine")
        typed = "\n".join((*ANSWERS, "")) if command.startswith("authoring new card") else ""
        done = CliRunner().invoke(authoring, words(command)[1:], input=typed)
        assert done.exit_code == (1 if command == FAILING else 0), done.output
        assert not shown or done.output.strip() == shown
        if command == FAILING:
            replace("hrad", "hard")
            done = CliRunner().invoke(authoring, words(command)[1:])
            assert done.output == "no findings\n"
    made = {path.name for path in Path("print/sea-deck").iterdir()}
    assert {"PRINT.md", "words-a4.pdf", "words-letter.pdf", "pack.json"} <= made
    assert Path("again/sea-deck/words-a4.pdf").is_file()


def replace(old: str, new: str) -> None:
    text = FILE.read_text("utf-8")
    assert text.count(old) == 1, old
    FILE.write_text(text.replace(old, new), "utf-8")
