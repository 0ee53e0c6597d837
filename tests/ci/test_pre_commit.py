"""The hooks, run by pre-commit itself on a designer's repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ci.sample import ROOT, commit, git, program, sample
from tests.cli.deck import change

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("git") is None, reason="pre-commit needs git"),
]

CONFIG = """\
repos:
  - repo: {repo}
    rev: {rev}
    hooks:
      - id: authoring-fmt
      - id: authoring-check
        args: [--fail-on, warning]
"""


def run(root: Path, home: Path) -> tuple[int, str]:
    """The exit code and the output of pre-commit over all files."""
    done = subprocess.run(
        [sys.executable, "-m", "pre_commit", "run", "--all-files", "--color", "never"],
        cwd=root,
        env={
            **os.environ,
            "PRE_COMMIT_HOME": str(home),
            "PIP_CONSTRAINT": str(ROOT / "constraints.txt"),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return done.returncode, done.stdout + done.stderr


def test_hooks_install_lay_out_and_check(tmp_path: Path) -> None:
    source, root, home = program(tmp_path), sample(tmp_path), tmp_path / "home"
    config = CONFIG.format(repo=source, rev=git(source, "rev-parse", "HEAD"))
    (root / ".pre-commit-config.yaml").write_text(config, "utf-8")
    commit(root)
    code, told = run(root, home)
    assert (code, told.count("Passed")) == (0, 2), told

    deck = root / "decks" / "party"
    change(deck, "{en: kite, zh-Hans: 风筝,", "{ en: kite, zh-Hans: kite,")
    code, told = run(root, home)
    assert code == 1
    assert "laid out decks/party/words/first.yml" in told
    assert "decks/party/words/first.yml:5:29: error[wrong-script]" in told
    assert "{en: kite, zh-Hans: kite," in (deck / "words" / "first.yml").read_text("utf-8")
    assert (root / "other.yml").read_text("utf-8") == "a:   [ 1 ]\n"
