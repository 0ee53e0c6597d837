"""docs/how-to/ci.md for those whose server is none of the two: its script and its tables."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import click
import pytest
from lxml import etree

from authoring.cli.check import command as check
from tests.ci.sample import ROOT, commit, git, sample, shell
from tests.cli.deck import change

PAGE = (ROOT / "docs" / "how-to" / "ci.md").read_text("utf-8")
ELSEWHERE = PAGE.partition("## Anywhere else")[2]
SCRIPT = ELSEWHERE.partition("```bash\n")[2].partition("```")[0]
COMMANDS = [
    line
    for line in dict.fromkeys(re.findall(r"\| `(authoring [^`]+)` \|", ELSEWHERE))
    # A game takes more cards than the sample has: the shipped decks are played elsewhere.
    if not line.startswith("authoring play")
]

needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="its script is for bash")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository whose branch was made from `origin/main`."""
    found = sample(tmp_path)
    git(found, "update-ref", "refs/remotes/origin/main", "HEAD")
    return found


@needs_bash
@pytest.mark.slow
def test_the_script_leaves_reports_and_what_is_built(root: Path) -> None:
    change(root / "decks" / "party", "en: kite", "en: balloon")
    commit(root)
    done = shell(SCRIPT, root)
    assert done.returncode == 0, done.stderr
    assert etree.parse(root / "junit.xml").getroot().get("failures") == "0"
    assert (root / "build" / "party" / "words-a4.pdf").is_file()
    assert "| `first` | words.2.en | kite | balloon |" in (root / "changes.md").read_text()


@needs_bash
@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("zh-Hans: 风筝", "zh-Hans: kite", "error[wrong-script]"),
        ("{en: kite", "{ en: kite", "would change"),
    ],
)
def test_the_script_stops_at_what_is_wrong(root: Path, old: str, new: str, told: str) -> None:
    change(root / "decks" / "party", old, new)
    done = shell(SCRIPT, root)
    assert done.returncode == 1
    assert told in done.stdout + done.stderr
    assert not (root / "build").exists()


def test_every_format_of_check_is_in_the_table() -> None:
    (option,) = (one for one in check.params if one.name == "form")
    assert isinstance(option.type, click.Choice)
    named = set(re.findall(r"`authoring check --format (\w+) DECK`", ELSEWHERE))
    assert named == set(option.type.choices) - {"text"}


@needs_bash
@pytest.mark.slow
@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_of_the_table_runs(root: Path, line: str) -> None:
    (root / "known.yml").write_text("format: 1\nentries: []\n")
    called = line.replace("REVISION", "origin/main").replace("DECK", "decks/party")
    done = shell(called, root)
    assert done.returncode == 0, done.stderr
    assert (done.stdout + done.stderr == "") == ("--quiet" in line)
    if "json" in line or "gitlab" in line or "sarif" in line:
        json.loads(done.stdout)
