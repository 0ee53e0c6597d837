"""The README's five minutes go as it says."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from authoring.cli.main import authoring

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def block(start: str) -> str:
    """The fenced block of the README whose text begins so."""
    blocks = re.findall(r"```\w*\n(.*?)```", README, re.DOTALL)
    (found,) = (text for text in blocks if text.lstrip().startswith(start))
    return found


def unnumbered(report: str) -> str:
    """A report without line numbers: whoever adds a card of their own shifts them."""
    return re.sub(r"(?m)(?<=\.yml:)\d+|^ +\d+(?= \|)", "N", report)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with the deck of the tour in it, where the commands are called."""
    shutil.copytree(ROOT / "content" / "just-one", tmp_path / "content" / "just-one")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_card_with_a_slip_is_told_as_shown_and_mended(tree: Path) -> None:
    named = re.search(r"Open `(content/just-one/words/\S+\.yml)`", README)
    assert named
    file = tree / named[1]
    before = file.read_text("utf-8").partition("  - id: w111\n")[0]
    file.write_text(before + block("- id: w111"), "utf-8")
    told = CliRunner().invoke(authoring, ["check", "content/just-one"])
    assert told.exit_code == 1
    assert unnumbered(told.output) == unnumbered(block("content/just-one/words/"))
    file.write_text(file.read_text("utf-8").replace("hrad", "hard"), "utf-8")
    told = CliRunner().invoke(authoring, ["check", "content/just-one"])
    assert (told.exit_code, told.output) == (0, "no findings\n")


def test_every_command_named_exists(tree: Path) -> None:
    names = set(re.findall(r"authoring ([a-z]+)\b", README.replace("authoring check --fix", "")))
    for name in sorted(names & set(re.findall(r"`[^`]*?authoring ([a-z]+)", README))):
        assert CliRunner().invoke(authoring, [name, "--help"]).exit_code == 0, name


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
