"""The job in docs/how-to/ci.md, run as GitLab would run its script."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml
from lxml import etree

from tests.ci.sample import ROOT, sample, shell
from tests.cli.deck import change

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="its script is for a shell")


def job() -> dict[str, Any]:
    """The job, as the page shows it."""
    page = (ROOT / "docs" / "how-to" / "ci.md").read_text("utf-8")
    block = page.partition("## On GitLab")[2].partition("```yaml\n")[2].partition("```")[0]
    whole: dict[str, Any] = yaml.safe_load(block)
    return whole["decks"]


def run(root: Path) -> tuple[int, str]:
    """The exit code and the log of the script: it stops at the first line that fails."""
    done = shell("\n".join(job()["script"]), root)
    return done.returncode, done.stdout


@pytest.mark.slow
def test_job_writes_both_reports_and_tells_in_the_log(tmp_path: Path) -> None:
    root = sample(tmp_path)
    assert run(root) == (0, "no findings\n")
    change(root / "decks" / "party", "zh-Hans: 风筝", "zh-Hans: kite")
    code, told = run(root)
    assert code == 1
    assert "error[wrong-script]" in told
    reports = job()["artifacts"]["reports"]
    (finding,) = json.loads((root / reports["codequality"]).read_text("utf-8"))
    assert finding["location"]["path"] == "decks/party/words/first.yml"
    assert etree.parse(root / reports["junit"]).getroot().get("failures") == "1"


def test_wrong_usage_fails_the_job(tmp_path: Path) -> None:
    root = sample(tmp_path)
    (root / "decks" / "stray.txt").write_text("")
    assert run(root) == (1, "")
